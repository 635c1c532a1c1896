"""`python -m stream` prints the stream's schema, as docs/feed.schema.json has it."""

import json
import sys

from stream.lines import schema

sys.stdout.write(json.dumps(schema(), indent=1, ensure_ascii=False) + "\n")

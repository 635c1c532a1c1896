"""The commands a person can type, one file each: `add(parser)` names its arguments, `run(args)` works.

`run` returns the exit code (0 done, 1 not done for some input) and raises BadCall when the call is wrong.
"""

"""The door for phones: a small web server between a table's stream and the phones in the room."""

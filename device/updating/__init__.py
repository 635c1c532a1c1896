"""A newer Pipsight for the box: found on a stick or fetched, checked, and handed to its own installer."""

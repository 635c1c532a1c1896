"""Paper: a sheet as data, printed as a PDF, written on, and read again from a picture of it."""

"""Parse the command line; one module implements each command."""

"""Serve tables over the network; every turn is stored before it is sent to anybody."""

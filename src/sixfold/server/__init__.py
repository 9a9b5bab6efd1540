"""Tables over the network: one door for every turn, saved before anyone hears of it."""

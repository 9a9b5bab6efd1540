"""`sixfold tui`: the games as a whole screen in the terminal, with keys and mouse. Textual is imported only here."""

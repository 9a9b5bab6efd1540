"""Play on the whole screen of the terminal, with keys and mouse. Only this package imports Textual."""

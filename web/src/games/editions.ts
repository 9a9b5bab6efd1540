// What each rulebook settles, and the levels of bots. Made by `./run docs`: do not edit.
export const EDITIONS = {
  "qwirkle-pl": {"game": "qwirkle", "hand": 6, "copies": 3, "silent": [], "announces_sets": true, "tie": "oldest", "single_opening_points": 0, "settings": {"single_opening_points": {"single_opening_points": 1}}},
  "qwirkle-it": {"game": "qwirkle", "hand": 6, "copies": 3, "silent": ["final tie", "joining lines"], "announces_sets": true, "tie": "youngest", "single_opening_points": 0, "settings": {"single_opening_points": {"single_opening_points": 1}}},
  "cubes-hu": {"game": "cubes", "hand": 6, "copies": 15, "silent": ["final tie", "joining lines"], "announces_sets": false, "tie": "oldest", "settings": {}},
  "cards-pl": {"game": "cards", "hand": 9, "copies": 3, "silent": [], "announces_sets": true, "tie": "youngest", "opening": "largest set", "new_rows": "keep three", "settings": {"free_rows": {"new_rows": "matched"}}},
  "cards-en": {"game": "cards", "hand": 9, "copies": 3, "silent": ["stuck", "final tie"], "announces_sets": true, "tie": "oldest", "opening": "any", "new_rows": "any", "settings": {}},
} as const;
export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;

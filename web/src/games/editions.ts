// What each rulebook settles, and the levels of bots. Made by `./run docs`: do not edit.
export const EDITIONS = {
  "qwirkle-pl": {"game": "qwirkle", "hand": 6, "copies": 3, "tie": "oldest", "opening": "largest set", "new_rows": "any", "single_opening_points": 0, "silent": [], "announces_sets": true, "settings": {"single_opening_points": {"single_opening_points": 1}}},
  "qwirkle-it": {"game": "qwirkle", "hand": 6, "copies": 3, "tie": "youngest", "opening": "largest set", "new_rows": "any", "single_opening_points": 0, "silent": ["final tie", "joining lines"], "announces_sets": true, "settings": {"single_opening_points": {"single_opening_points": 1}}},
  "cubes-hu": {"game": "cubes", "hand": 6, "copies": 15, "tie": "oldest", "opening": "largest set", "new_rows": "any", "single_opening_points": 0, "silent": ["final tie", "joining lines"], "announces_sets": false, "settings": {}},
  "cards-pl": {"game": "cards", "hand": 9, "copies": 3, "tie": "youngest", "opening": "largest set", "new_rows": "keep three", "single_opening_points": 0, "silent": [], "announces_sets": true, "settings": {"free_rows": {"new_rows": "matched"}}},
  "cards-en": {"game": "cards", "hand": 9, "copies": 3, "tie": "oldest", "opening": "any", "new_rows": "any", "single_opening_points": 0, "silent": ["stuck", "final tie"], "announces_sets": true, "settings": {}},
} as const;
export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;

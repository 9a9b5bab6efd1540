// The weaker levels: they overlook what people overlook. They do not rearrange much, see only some of their cards, and
// do not think of what they leave to the next player.
#include "cards_levels.h"

#include <algorithm>

#include "cards_arrange.h"

namespace sixfold::cards {
namespace {

// Choices of the cards that are looked at, the largest first within the same number of Qwirkles.
class Looking {
 public:
  Looking(const Known& known, const Sight& sight, Random& chance) : known_(known), sight_(sight), chance_(chance) {}

  std::vector<Move> moves() {
    std::vector<int> cards;
    shuffled(known_.hand, chance_, cards);
    cards.resize(std::min(cards.size(), static_cast<std::size_t>(sight_.cards)));
    std::sort(cards.begin(), cards.end());
    choose(cards, 0, {});
    std::stable_sort(found_.begin(), found_.end(), [](const Seen& a, const Seen& b) { return a.worth > b.worth; });
    std::vector<Move> moves;
    for (Seen& each : found_) moves.push_back(std::move(each.move));
    return moves;
  }

 private:
  struct Seen {
    double worth;
    Move move;
  };

  void choose(const std::vector<int>& cards, std::size_t place, const Pile& played) {
    if (!played.empty()) look(played);
    if (played.size() == sight_.at_once) return;
    for (std::size_t i = place; i < cards.size(); ++i) {
      if (i > place && cards[i] == cards[i - 1]) continue;
      Pile more = played;
      more.add(bit(cards[i]));
      choose(cards, i + 1, more);
    }
  }

  // The play of these cards with the most Qwirkles that can be seen, if there is one.
  void look(const Pile& played) {
    Pile cards = known_.table;
    cards.add(played);
    for (int qwirkles = most_qwirkles(cards); qwirkles >= 0 && !total_.spent(); --qwirkles) {
      Budget glance(sight_.glance, 0, nullptr);
      const Arrangement seen = arrange_within(known_.rows, played, qwirkles, known_.own_rule, sight_.moved, glance);
      total_.spend(glance.used() + 1);
      if (seen.rows.empty()) continue;
      Seen found{10.0 * qwirkles + played.size() + chance_.real(), {played, {}, {}}};
      for (const Mask row : seen.rows) {
        if (std::popcount(row) < 6) found.move.table.add(row);
        for (int family = 0; family < FAMILIES; ++family)
          if (row == family_mask(family)) found.move.families.push_back(family);
      }
      std::sort(found.move.families.begin(), found.move.families.end());
      found_.push_back(std::move(found));
      return;
    }
  }

  const Known& known_;
  const Sight& sight_;
  Random& chance_;
  Budget total_{20'000, 0, nullptr};
  std::vector<Seen> found_;
};

}  // namespace

Ranking short_sighted(const Known& known, const Sight& sight, Random& chance) {
  if (known.opening && known.own_rule) return {best_moves(known)};
  return {Looking(known, sight, chance).moves()};
}

}  // namespace sixfold::cards

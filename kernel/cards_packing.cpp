// A table that the rule about new rows (C15) allows, or the proof that there is none.
#include <algorithm>
#include <unordered_map>

#include "cards_owners.h"
#include "cards_plays.h"

namespace sixfold::cards {
namespace {

constexpr int EASY_WAYS = 24;  // tables dealt by numbers of sets alone, before rows are packed one by one

struct Easy {
  const Owners& owners;
  std::vector<Mask>& found;
  int tries;
};

bool easy_way(void* context, const std::vector<Mask>& rows) {
  auto& easy = *static_cast<Easy*>(context);
  Owners owners = easy.owners;
  const bool fine = std::all_of(rows.begin(), rows.end(), [&](Mask row) { return owners.lay(row); });
  if (fine) easy.found.insert(easy.found.end(), rows.begin(), rows.end());
  return fine || --easy.tries == 0;
}

// Lays the card with the fewest companions in every row it can be in, long rows first, each row with an owner.
class Packing {
 public:
  Packing(std::vector<Mask>& found, Budget& budget) : found_(found), budget_(budget) {}

  // Copies of one kind go on with rows not before `from`, so that no table is tried twice.
  bool search(const Pile& rest, const Owners& owners, int kind, std::size_t from) {
    if (rest.empty()) return true;
    const bool same = kind >= 0 && (rest.one >> kind & 1);
    if (!same) {
      kind = loneliest(rest, owners.left());
      from = 0;
      if (kind < 0 || known(rest, owners.left())) return false;
    }
    const std::uint64_t before = refused_;
    for (std::size_t place = from; place < ROWS; ++place) {
      const Mask row = row_at(kind, place);
      if (row & ~rest.one) continue;
      if (budget_.spend()) return false;
      Pile left = rest;
      left.take(row);
      if (!can_lie(left)) continue;
      Owners after = owners;
      if (!after.lay(row)) {
        ++refused_;
        continue;
      }
      found_.push_back(row);
      if (search(left, after, kind, place)) return true;
      found_.pop_back();
    }
    if (!same && refused_ == before && !budget_.spent()) dead_ends_[rest] = owners.left();
    return false;
  }

 private:
  static constexpr std::size_t ROWS = 50;  // 2 families of 5 + 10 + 10 rows with a kind, of five, four, three cards

  static Mask row_at(int kind, std::size_t place) {
    static const auto table = [] {
      std::vector<std::array<Mask, ROWS>> rows(KINDS);
      for (int each = 0; each < KINDS; ++each) {
        std::size_t next = 0;
        for (int size = 5; size >= 3; --size)
          for (const int family : {color_of(each), 6 + shape_of(each)}) {
            const Mask others = family_mask(family) & ~bit(each);
            for (Mask some = others; some; some = (some - 1) & others)
              if (std::popcount(some) == size - 1) rows[static_cast<std::size_t>(each)][next++] = some | bit(each);
          }
      }
      return rows;
    }();
    return table[static_cast<std::size_t>(kind)][place];
  }

  bool known(const Pile& rest, int most) const {
    const auto it = dead_ends_.find(rest);
    return it != dead_ends_.end() && it->second >= most;
  }

  // The kind with the fewest companions; -1 if the cards need more rows than there may be.
  static int loneliest(const Pile& rest, int most) {
    int best = -1, fewest = 99, rows = 0;  // rows in sixtieths, which 3, 4 and 5 divide
    for (Mask left = rest.one; left; left &= left - 1) {
      const int kind = lowest(left);
      const int color = std::popcount(rest.one & color_mask(color_of(kind)));
      const int shape = std::popcount(rest.one & shape_mask(shape_of(kind)));
      rows += rest.of(kind) * 60 / std::min(5, std::max(color, shape));
      if (color + shape < fewest) fewest = color + shape, best = kind;
    }
    return rows > 60 * most ? -1 : best;
  }

  std::vector<Mask>& found_;
  Budget& budget_;
  std::uint64_t refused_ = 0;
  std::unordered_map<Pile, int, PileHash> dead_ends_;  // with how many rows these cards cannot be laid, C15 aside
};

}  // namespace

std::optional<std::vector<Mask>> allowed_table(const std::vector<Mask>& old, const Pile& played, const Sixes& sixes,
                                               Budget& budget) {
  Owners owners(old, played);
  std::vector<Mask> found;
  for (const int family : sixes.families) {
    if (!owners.lay(family_mask(family))) return std::nullopt;
    found.push_back(family_mask(family));
  }
  const std::size_t before = found.size();
  Easy easy{owners, found, EASY_WAYS};
  some_rows(sixes.rest, easy_way, &easy);
  if (found.size() > before || sixes.rest.empty()) return found;
  if (Packing(found, budget).search(sixes.rest, owners, -1, 0)) return found;
  return std::nullopt;
}

}  // namespace sixfold::cards

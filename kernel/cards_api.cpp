// What Python asks about cards: reads and checks it, asks the kernel, writes the answer down.
#include "cards_api.h"

namespace sixfold {
namespace {

struct Desk {
  std::vector<Mask> rows;
  Pile table, hand;
};

Desk desk_of(const Rows& rows, const Cards& hand) {
  require(hand.size() <= HAND, "more cards than a hand holds");
  Desk desk{rows_of(rows), {}, pile_of(hand)};
  desk.table = pile_of(desk.rows);
  for (int kind = 0; kind < KINDS; ++kind)
    require(desk.table.of(kind) + desk.hand.of(kind) <= 3, "more than three cards of a kind");
  return desk;
}

Cards numbers_in(std::uint32_t bits) {
  Cards found;
  for (; bits; bits &= bits - 1) found.push_back(std::countr_zero(bits));
  return found;
}

Rows lists_of(const std::vector<Mask>& rows) {
  Rows found;
  for (const Mask row : rows) found.push_back(kinds_of(row));
  return found;
}

}  // namespace

std::vector<std::tuple<Cards, Cards, Cards>> cards_playable(const Rows& rows, const Cards& hand, bool own_rule,
                                                            std::uint64_t nodes, double ms) {
  const Desk desk = desk_of(rows, hand);
  Budget budget(nodes, ms, nullptr);
  std::vector<std::tuple<Cards, Cards, Cards>> found;
  for (const Choice& choice : playable(desk.rows, desk.hand, own_rule, budget))
    found.emplace_back(choice.cards.cards(), numbers_in(choice.numbers), numbers_in(choice.unsure));
  return found;
}

std::tuple<Rows, int, bool> cards_arrange(const Rows& rows, const Cards& played, int qwirkles, bool own_rule,
                                          std::uint64_t nodes, double ms) {
  const Desk desk = desk_of(rows, played);
  require(!played.empty(), "no card is played");
  require(0 <= qwirkles && qwirkles <= 18, "no such number of Qwirkles");
  Budget budget(nodes, ms, nullptr);
  const Arrangement found = arrange(desk.rows, desk.hand, qwirkles, nullptr, own_rule, budget);
  return {lists_of(found.rows), found.moved, found.best};
}

int cards_moved_between(const Rows& old, const Rows& rows) {
  std::vector<Mask> masks;
  require(rows.size() <= ROWS_AT_MOST, "more rows than there are cards for");
  for (const Cards& row : rows) masks.push_back(pile_of(row).one);
  return cards_moved(rows_of(old), masks);
}

}  // namespace sixfold

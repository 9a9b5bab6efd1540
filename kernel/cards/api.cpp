// What Python asks about cards: reads and checks it, asks the kernel, writes the answer down.
#include "cards/api.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "common/scores.h"

namespace sixfold::cards {
namespace {

constexpr double THINKING_SHARE = 0.75;  // of the time for a decision; the rest is for the arrangement
constexpr std::uint64_t DECISION_ARRANGE_NODES = 200'000, MATCH_ARRANGE_NODES = 2'000;

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

Known known_of(const Seeing& seeing) {
  const Desk desk = desk_of(seeing.rows, seeing.hand);
  Known known;
  known.rows = desk.rows;
  known.table = desk.table;
  known.hand = desk.hand;
  known.unseen = pile_of(seeing.unseen);
  for (int kind = 0; kind < KINDS; ++kind)
    require(known.table.of(kind) + known.hand.of(kind) + known.unseen.of(kind) <= 3, "more than three cards of a kind");
  known.seats = static_cast<int>(seeing.sizes.size());
  require(2 <= known.seats && known.seats <= MAX_SEATS, "two to four players");
  require(seeing.scores.size() == seeing.sizes.size(), "a score for each player");
  require(0 <= seeing.stock && seeing.stock <= known.unseen.size(), "no stock is that large");
  int hidden = seeing.stock;
  for (std::size_t seat = 0; seat < seeing.sizes.size(); ++seat) {
    require(0 <= seeing.sizes[seat] && seeing.sizes[seat] <= HAND, "no hand is that large");
    require(0 <= seeing.scores[seat] && seeing.scores[seat] <= 18, "no score is that high");
    known.sizes[seat] = seeing.sizes[seat];
    known.scores[seat] = seeing.scores[seat];
    if (seat) hidden += seeing.sizes[seat];
  }
  require(seeing.sizes[0] == known.hand.size(), "the hand is not as large as its size");
  require(hidden == known.unseen.size(), "the cards that are not seen are not as many as hidden hands and stock hold");
  require(0 <= seeing.last_turns && seeing.last_turns <= known.seats, "no such number of last turns");
  require(!seeing.opening || seeing.rows.empty(), "rows before the opening");
  known.stock = seeing.stock;
  known.last_turns = seeing.last_turns;
  known.rule = seeing.rule;
  known.opening = seeing.opening;
  return known;
}

// A play as Python names it, or none at all; throws BadInput unless every card is accounted for.
Move move_of(const Known& known, const Cards& cards, const Rows& table, const Rows& qwirkles) {
  Move move{pile_of(cards), pile_of(rows_of(table)), {}};
  for (int kind = 0; kind < KINDS; ++kind) require(move.played.of(kind) <= known.hand.of(kind), "cards that are not in the hand");
  for (const Cards& row : qwirkles) {
    const Mask mask = pile_of(row).one;
    for (int family = 0; family < FAMILIES; ++family)
      if (mask == family_mask(family)) move.families.push_back(family);
  }
  require(move.families.size() == qwirkles.size(), "that is no Qwirkle");
  for (int kind = 0; kind < KINDS; ++kind) {
    int lying = move.table.of(kind);
    for (const int family : move.families) lying += static_cast<int>(family_mask(family) >> kind & 1);
    require(lying == known.table.of(kind) + move.played.of(kind), "a table with other cards on it");
  }
  return move;
}

}  // namespace

std::vector<std::pair<Cards, Cards>> cards_playable(const Rows& rows, const Cards& hand, NewRows rule, double ms,
                                                    std::shared_ptr<Stop> stop) {
  const Desk desk = desk_of(rows, hand);
  Budget budget(0, ms, std::move(stop));
  std::vector<std::pair<Cards, Cards>> found;
  for (const Choice& choice : playable(desk.rows, desk.hand, rule, budget))
    found.emplace_back(choice.cards.cards(), numbers_in(choice.numbers));
  return found;
}

int cards_playable_count(const Rows& rows, const Cards& hand, NewRows rule) {
  const Desk desk = desk_of(rows, hand);
  Budget unlimited(0, 0, nullptr);
  return static_cast<int>(playable(desk.rows, desk.hand, rule, unlimited).size());
}

std::tuple<Rows, int, bool> cards_arrange(const Rows& rows, const Cards& played, int qwirkles, NewRows rule,
                                          std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  const Desk desk = desk_of(rows, played);
  require(!played.empty(), "no card is played");
  require(0 <= qwirkles && qwirkles <= 18, "no such number of Qwirkles");
  Budget budget(nodes, ms, std::move(stop));
  const Arrangement found = arrange(desk.rows, desk.hand, qwirkles, nullptr, rule, budget);
  return {lists_of(found.rows), found.rows.empty() ? 0 : cards_moved(desk.rows, found.rows), found.best};
}

int cards_moved_between(const Rows& old, const Rows& rows) {
  std::vector<Mask> masks;
  require(rows.size() <= MAX_ROWS, "more rows than there are cards for");
  for (const Cards& row : rows) masks.push_back(pile_of(row).one);
  return cards_moved(rows_of(old), masks);
}

Answer cards_choose(const std::string& player, const Learned& learned, const Seeing& seeing, std::uint64_t seed,
                    int hands, double ms, std::shared_ptr<Stop> stop) {
  require(1 <= hands && hands <= 1'000'000, "no such number of hands");
  const Known known = known_of(seeing);
  Random chance(seed);
  const double begun = cpu_seconds();
  require_ms(ms);
  Budget thinking(0, ms * THINKING_SHARE, stop);
  Ranking ranking = ranker(player, learned, {.hands = hands})(known, chance, thinking);
  // Whatever is left of the time is for the arrangement; zero would mean no limit.
  const double left = ms > 0 ? std::max(0.001, ms - 1000 * (cpu_seconds() - begun)) : 0;
  Budget arranging(DECISION_ARRANGE_NODES, left, std::move(stop));
  const Decision decision = decide(known, std::move(ranking), arranging);
  Answer answer{decision.move.played.cards(), {}, {}, decision.valued, decision.value, decision.low, decision.high,
                decision.simulations};
  for (const Mask row : decision.rows) (std::popcount(row) == 6 ? answer.qwirkles : answer.table).push_back(kinds_of(row));
  return answer;
}

std::vector<Expectation> cards_weigh(const Learned& learned, const Seeing& seeing, std::uint64_t seed, int hands, int told,
                                     const std::vector<Played>& also, std::shared_ptr<Stop> stop) {
  require(1 <= hands && hands <= 1'000'000, "no such number of hands");
  require(also.size() <= 8, "at most eight plays besides the best");
  const Known known = known_of(seeing);
  std::vector<Move> asked;
  for (const auto& [cards, table, qwirkles] : also) asked.push_back(move_of(known, cards, table, qwirkles));
  Random chance(seed);
  // Of several players' last turns so many moves are tried, those with most Qwirkles first; of two players' all.
  const bool many = known.seats > 2 && known.stock == 0 && !known.opening;
  Budget budget(many ? static_cast<std::uint64_t>(std::max(16, 2 * hands)) : 0, 0, stop);
  const Ranking ranking = expert(known, learned, {.hands = hands}, chance, budget, asked);
  std::vector<Expectation> found;
  int tries = 2 * told;  // some tables are hard to arrange, and then most of their like
  for (std::size_t i = 0; i < ranking.expected.size(); ++i) {
    const Move& move = ranking.moves[i];
    const Expected& expected = ranking.expected[i];
    Answer answer{move.played.cards(), {}, {}};
    const auto which = std::find_if(asked.begin(), asked.end(), [&](const Move& each) {
      return each.played == move.played && each.table == move.table;
    });
    if (which != asked.end()) {
      const auto& [cards, table, qwirkles] = also[static_cast<std::size_t>(which - asked.begin())];
      answer.table = table;
      answer.qwirkles = qwirkles;
    } else {
      if (static_cast<int>(found.size()) >= told || tries == 0) continue;
      --tries;
      std::vector<Mask> rows{move.played.one};
      if (!known.opening || known.rule == NewRows::any) {
        Budget patience(found.empty() ? DECISION_ARRANGE_NODES : MATCH_ARRANGE_NODES, 0, stop);
        rows = arrange(known.rows, move.played, move.qwirkles(), &move.families, known.rule, patience).rows;
      }
      if (rows.empty()) continue;
      for (const Mask row : rows) (std::popcount(row) == 6 ? answer.qwirkles : answer.table).push_back(kinds_of(row));
    }
    found.emplace_back(answer, expected.margin, expected.error, expected.decided ? expected.chance : -1,
                       expected.reply, expected.hands);
  }
  return found;
}

std::vector<double> cards_match(const std::string& first, const std::string& second, const Learned& learned, int seats,
                                NewRows rule, int deals, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(deals >= 0, "fewer than no deals");
  const auto chooser = [](const Ranker& rank) {
    return [rank](const Known& known, Random& chance) {
      Budget thinking(0, 0, nullptr), arranging(MATCH_ARRANGE_NODES, 0, nullptr);
      Decision decision = decide(known, rank(known, chance, thinking), arranging);
      return std::pair{decision.move, decision.rows};
    };
  };
  const Chooser one = chooser(ranker(first, learned, {})), other = chooser(ranker(second, learned, {}));
  std::vector<double> shares;
  for (int deal = 0; deal < deals; ++deal) {
    Random chance(seed + static_cast<std::uint64_t>(deal) * 0x9e3779b97f4a7c15);
    const std::vector<int> deck = shuffled_deck(chance, seats);
    double share = 0;
    for (int seat = 0; seat < seats; ++seat) {
      std::vector<Chooser> players(static_cast<std::size_t>(seats), other);
      players[static_cast<std::size_t>(seat)] = one;
      const GameResult result = play_game(deck, seats, rule, players, chance.next());
      share += share_of_victory({result.scores.data(), static_cast<std::size_t>(seats)}, seat) / seats;
    }
    shares.push_back(share);
  }
  return shares;
}

Learned cards_learned(const std::vector<float>& whole, const std::vector<float>& later) {
  for (const auto* weights : {&whole, &later}) {
    require(weights->size() == WEIGHTS, "another number of weights is wanted");
    for (const float weight : *weights) require(std::isfinite(weight), "a weight that is no number");
  }
  return {whole, later};
}

std::string cards_lessons(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(games >= 0, "fewer than no games");
  std::string bytes;
  for (const Lesson& lesson : play_lessons(learned, seats, rule, games, seed))
    bytes.append(reinterpret_cast<const char*>(&lesson), sizeof lesson);
  return bytes;
}

std::pair<Learned, double> cards_fit(const Learned& learned, const std::string& lessons) {
  require(lessons.size() % sizeof(Lesson) == 0, "these are no lessons");
  std::vector<Lesson> read(lessons.size() / sizeof(Lesson));
  std::memcpy(read.data(), lessons.data(), lessons.size());
  for (const Lesson& lesson : read) {
    require(std::isfinite(lesson.whole) && std::isfinite(lesson.later), "a lesson that is no number");
    for (const std::int16_t index : lesson.features) require(0 <= index && index < WEIGHTS, "a lesson about nothing");
  }
  std::pair<Learned, double> result{learned, 0};
  result.second = fit(result.first, read);
  return result;
}

}  // namespace sixfold::cards

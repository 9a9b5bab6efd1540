// Reads views and lists of cards, asks the search, and returns evaluations.
#include "cards/api.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "common/scores.h"

namespace sixfold::cards {
namespace {

struct TableAndHand {
  std::vector<Mask> rows;
  Pile table, hand;
};

TableAndHand read_table_and_hand(const Rows& rows, const Numbers& hand) {
  require(hand.size() <= HAND, "more cards than a hand holds");
  TableAndHand input{rows_of(rows), {}, pile_of(hand)};
  input.table = pile_of(input.rows);
  for (int kind = 0; kind < KINDS; ++kind)
    require(input.table.of(kind) + input.hand.of(kind) <= 3, "more than three cards of a kind");
  return input;
}

Numbers numbers_in(std::uint32_t bits) {
  Numbers found;
  for (; bits; bits &= bits - 1) found.push_back(std::countr_zero(bits));
  return found;
}

Rows lists_of(const std::vector<Mask>& rows) {
  Rows found;
  for (const Mask row : rows) found.push_back(kinds_of(row));
  return found;
}

View view_of(const KernelView& from) {
  require(!from.hands.empty(), "no hand");
  const TableAndHand input = read_table_and_hand(from.table, from.hands.front());
  View view;
  view.rows = input.rows;
  view.table = input.table;
  view.hand = input.hand;
  view.unseen = pile_of(from.unseen);
  for (int kind = 0; kind < KINDS; ++kind)
    require(view.table.of(kind) + view.hand.of(kind) + view.unseen.of(kind) <= 3, "more than three cards of a kind");
  view.seats = static_cast<int>(from.hand_sizes.size());
  require(2 <= view.seats && view.seats <= MAX_SEATS, "two to four players");
  require(from.scores.size() == from.hand_sizes.size(), "a score for each player");
  require(0 <= from.supply && from.supply <= view.unseen.size(), "no stock is that large");
  int hidden = from.supply;
  for (std::size_t seat = 0; seat < from.hand_sizes.size(); ++seat) {
    require(0 <= from.hand_sizes[seat] && from.hand_sizes[seat] <= HAND, "no hand is that large");
    require(0 <= from.scores[seat] && from.scores[seat] <= 18, "no score is that high");
    view.sizes[seat] = from.hand_sizes[seat];
    view.scores[seat] = from.scores[seat];
    if (seat) hidden += from.hand_sizes[seat];
  }
  require(from.hand_sizes[0] == view.hand.size(), "the hand is not as large as its size");
  require(hidden == view.unseen.size(), "the cards that are not seen are not as many as hidden hands and stock hold");
  require(0 <= from.last_turns && from.last_turns <= view.seats, "no such number of last turns");
  require(!from.opening || from.table.empty(), "rows before the opening");
  view.stock = from.supply;
  view.last_turns = from.last_turns;
  view.rule = from.new_rows;
  view.opening = from.opening;
  return view;
}

// Reads a play, or a pass as a play of nothing; throws BadInput unless every card is accounted for.
Move move_of(const View& view, const Action& action) {
  Move move{pile_of(action.pieces), pile_of(rows_of(action.rows)), {}};
  for (int kind = 0; kind < KINDS; ++kind)
    require(move.played.of(kind) <= view.hand.of(kind), "cards that are not in the hand");
  for (const Numbers& row : action.qwirkles) {
    const Mask mask = pile_of(row).one;
    for (int family = 0; family < FAMILIES; ++family)
      if (mask == family_mask(family)) move.families.push_back(family);
  }
  require(move.families.size() == action.qwirkles.size(), "that is no Qwirkle");
  for (int kind = 0; kind < KINDS; ++kind) {
    int count = move.table.of(kind);
    for (const int family : move.families) count += static_cast<int>(family_mask(family) >> kind & 1);
    require(count == view.table.of(kind) + move.played.of(kind), "a table with other cards on it");
  }
  return move;
}

Action action_of(const Pile& played, const std::vector<Mask>& rows) {
  Action action{played.empty() ? ActionKind::pass : ActionKind::play, played.cards(), {}, {}};
  for (const Mask row : rows) (std::popcount(row) == 6 ? action.qwirkles : action.rows).push_back(kinds_of(row));
  return action;
}

void require_hands(const CardsLevel& level) {
  require(1 <= level.hands && level.hands <= 1'000'000, "no such number of hands");
}

}  // namespace

std::vector<std::pair<Numbers, Numbers>> list_playable(const Rows& rows, const Numbers& hand, NewRows rule, double ms,
                                                       std::shared_ptr<Stop> stop) {
  const TableAndHand input = read_table_and_hand(rows, hand);
  Budget budget(0, ms, std::move(stop));
  std::vector<std::pair<Numbers, Numbers>> found;
  for (const Choice& choice : playable(input.rows, input.hand, rule, budget))
    found.emplace_back(choice.cards.cards(), numbers_in(choice.numbers));
  return found;
}

int count_playable(const Rows& rows, const Numbers& hand, NewRows rule) {
  const TableAndHand input = read_table_and_hand(rows, hand);
  Budget unlimited(0, 0, nullptr);
  return static_cast<int>(playable(input.rows, input.hand, rule, unlimited).size());
}

std::tuple<Rows, int, bool> arrange_nearest(const Rows& rows, const Numbers& played, int qwirkles, NewRows rule,
                                            std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
  const TableAndHand input = read_table_and_hand(rows, played);
  require(!played.empty(), "no card is played");
  require(0 <= qwirkles && qwirkles <= 18, "no such number of Qwirkles");
  Budget budget(nodes, ms, std::move(stop));
  const Arrangement found = arrange(input.rows, input.hand, qwirkles, nullptr, rule, budget);
  return {lists_of(found.rows), found.rows.empty() ? 0 : cards_moved(input.rows, found.rows), found.best};
}

int count_moved(const Rows& old, const Rows& rows) {
  std::vector<Mask> masks;
  require(rows.size() <= MAX_ROWS, "more rows than there are cards for");
  for (const Numbers& row : rows) masks.push_back(pile_of(row).one);
  return cards_moved(rows_of(old), masks);
}

Evaluation choose(const KernelView& from, const CardsLevel& level, const Learned& learned, std::uint64_t seed,
                  double ms, const std::shared_ptr<Stop>& stop) {
  require_ms(ms);
  const CardsLevel used = ms > 0 ? within(level, ms) : level;
  require_hands(used);
  const View view = view_of(from);
  Random rng(seed);
  const double begun = cpu_seconds(), limit = used.max_ms;
  Budget thinking(0, limit * used.thinking_share, stop);
  Ranking ranking = rank(view, used, learned, rng, thinking);
  // Whatever is left of the time is for the arrangement; zero would mean no limit.
  const double left = limit > 0 ? std::max(0.001, limit - 1000 * (cpu_seconds() - begun)) : 0;
  Budget arranging(DECISION_ARRANGE_NODES, left, stop);
  const Decision decision = decide(view, std::move(ranking), arranging);
  return {decision.estimate, action_of(decision.move.played, decision.rows), decision.move.qwirkles()};
}

std::vector<Evaluation> evaluate(const KernelView& from, const CardsLevel& level, const Learned& learned,
                                 std::uint64_t seed, int count, const std::vector<Action>& also,
                                 const std::shared_ptr<Stop>& stop) {
  require_hands(level);
  require(also.size() <= MAX_ALSO, "at most eight plays besides the best");
  const View view = view_of(from);
  std::vector<Move> asked;
  for (const Action& action : also) asked.push_back(move_of(view, action));
  Random rng(seed);
  // In the last turns of several players not all moves are tried, but first those with most Qwirkles; of two, all.
  const bool many = view.seats > 2 && view.stock == 0 && !view.opening;
  Budget budget(many ? static_cast<std::uint64_t>(std::max(16, 2 * level.hands)) : 0, 0, stop);
  const Ranking ranking = expert(view, learned, level, rng, budget, asked);
  std::vector<Evaluation> found;
  int tries = 2 * std::max(0, count);  // some tables are hard to arrange, and then most of their like
  for (std::size_t i = 0; i < ranking.expected.size(); ++i) {
    const Move& move = ranking.moves[i];
    const Expected& expected = ranking.expected[i];
    Evaluation each;
    const auto which = std::find_if(asked.begin(), asked.end(), [&](const Move& other) {
      return other.played == move.played && other.table == move.table;
    });
    if (which != asked.end()) {
      each.action = also[static_cast<std::size_t>(which - asked.begin())];
    } else {
      if (static_cast<int>(found.size()) >= count || tries == 0) continue;
      --tries;
      std::vector<Mask> rows{move.played.one};
      if (!view.opening || view.rule == NewRows::any) {
        Budget patience(found.empty() ? DECISION_ARRANGE_NODES : MATCH_ARRANGE_NODES, 0, stop);
        rows = arrange(view.rows, move.played, move.qwirkles(), &move.families, view.rule, patience).rows;
      }
      if (rows.empty()) continue;
      each.action = action_of(move.played, rows);
    }
    each.points = move.qwirkles();
    each.valued = true;
    each.margin = expected.margin;
    each.low = expected.margin - 1.96 * expected.error;
    each.high = expected.margin + 1.96 * expected.error;
    if (expected.decided) each.chance = expected.chance;
    each.reply = expected.reply;
    each.simulations = static_cast<std::uint64_t>(expected.hands);
    found.push_back(std::move(each));
  }
  return found;
}

std::vector<double> match(const std::string& first, const std::string& second, const Learned& learned, int seats,
                          NewRows rule, int deals, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(deals >= 0, "fewer than no deals");
  const auto player = [&](const std::string& name) {
    return [&learned, &level = find_level(cards_levels(), name)](const View& view, Random& rng) {
      Budget thinking(0, 0, nullptr), arranging(MATCH_ARRANGE_NODES, 0, nullptr);
      Decision decision = decide(view, rank(view, level, learned, rng, thinking), arranging);
      return std::pair{decision.move, decision.rows};
    };
  };
  const Chooser one = player(first), other = player(second);
  std::vector<double> shares;
  for (int deal = 0; deal < deals; ++deal) {
    Random rng(seed + static_cast<std::uint64_t>(deal) * 0x9e3779b97f4a7c15);
    const std::vector<int> deck = shuffled_deck(rng, seats);
    double share = 0;
    for (int seat = 0; seat < seats; ++seat) {
      std::vector<Chooser> players(static_cast<std::size_t>(seats), other);
      players[static_cast<std::size_t>(seat)] = one;
      const auto scores = play_game(deck, seats, rule, players, rng.next());
      share += share_of_victory({scores.data(), static_cast<std::size_t>(seats)}, seat) / seats;
    }
    shares.push_back(share);
  }
  return shares;
}

Learned read_learned(const std::vector<float>& whole, const std::vector<float>& later) {
  for (const auto* weights : {&whole, &later}) {
    require(weights->size() == WEIGHTS, "another number of weights is wanted");
    for (const float weight : *weights) require(std::isfinite(weight), "a weight that is no number");
  }
  return {whole, later};
}

std::string samples(const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four players");
  require(games >= 0, "fewer than no games");
  std::string bytes;
  for (const TableSample& sample : play_samples(learned, seats, rule, games, seed))
    bytes.append(reinterpret_cast<const char*>(&sample), sizeof sample);
  return bytes;
}

std::pair<Learned, double> fit_samples(const Learned& learned, const std::string& bytes) {
  require(bytes.size() % sizeof(TableSample) == 0, "these are no samples");
  std::vector<TableSample> read(bytes.size() / sizeof(TableSample));
  std::memcpy(read.data(), bytes.data(), bytes.size());
  for (const TableSample& sample : read) {
    require(std::isfinite(sample.whole) && std::isfinite(sample.later), "a sample that is no number");
    for (const std::int16_t index : sample.features) require(0 <= index && index < WEIGHTS, "a sample about nothing");
  }
  std::pair<Learned, double> result{learned, 0};
  result.second = fit(result.first, read);
  return result;
}

}  // namespace sixfold::cards

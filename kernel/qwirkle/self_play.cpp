// Self-play: dealing, the rules in short, and what each moment was worth in hindsight.
#include "qwirkle/self_play.h"

#include <algorithm>
#include <cmath>

namespace sixfold::qwirkle {

void Game::start(int seats, std::uint64_t seed) {
  board_.clear();
  state_.supply.rng = Random(seed);
  deal(state_, seats);
}

Pool Game::unseen() const {
  Pool pool;
  for (const int kind : state_.supply.tiles) pool.add(kind);
  for (int seat = 0; seat < state_.seats; ++seat)
    if (seat != state_.mover)
      for (const int kind : state_.hands[seat].held()) pool.add(kind);
  return pool;
}

int Game::play(const Choice& choice) {
  state_.hand().take(choice.move);
  state_.hand().take(choice.aside);
  board_.place(choice.move);
  const int points = state_.play(choice.move.count, choice.move.score, choice.aside);
  state_.refill();
  // Tested after exchanges only, to save time: nothing is placed any more, and passes end the game as well.
  if (choice.aside.count) state_.over = !state_.has_any(board_.anywhere());
  return points;
}

namespace {

struct Remembered {
  NetworkSample hidden, open;
  float expected;
  float gained = 0;  // own points less the mean of the others' until the next moment of the same player
};

NetworkSample sample_of(const Features& features) {
  NetworkSample sample;
  sample.rows.assign(features.rows.begin(), features.rows.begin() + features.count);
  sample.dense = features.dense;
  sample.stage = features.stage;
  sample.unseen = features.unseen;
  return sample;
}

const Choice& pick(const std::vector<Choice>& choices, float noise, Random& random) {
  const Choice* best = &choices.front();
  float most = -1e9f;
  for (const Choice& each : choices) {
    const float luck = noise > 0 ? -noise * static_cast<float>(std::log(-std::log(random.real() + 1e-12))) : 0;
    if (each.glance + luck > most) {
      most = each.glance + luck;
      best = &each;
    }
  }
  return *best;
}

// What a player has left after a choice.
Hand rest_of(const Hand& hand, const Choice& choice) {
  Hand left = hand;
  left.take(choice.move);
  left.take(choice.aside);
  return left;
}

Remembered remember(Game& game, const Choice& choice, const Pool& unseen, float expected) {
  const int mover = game.mover(), next = (mover + 1) % game.seats();
  const Hand left = rest_of(game.hand(mover), choice);
  Pool others = unseen;
  for (const int kind : game.hand(next).held()) others.take(kind);
  game.board().place(choice.move);
  Remembered now;
  Features features;
  describe({game.board(), left, nullptr, unseen, game.hand(next).count, game.bag()}, features);
  now.hidden = sample_of(features);
  describe({game.board(), left, &game.hand(next), others, game.hand(next).count, game.bag()}, features);
  now.open = sample_of(features);
  now.expected = expected;
  game.board().undo(choice.move);
  return now;
}

void settle(std::vector<Remembered>& moments, float lambda, std::vector<NetworkSample>& samples) {
  float later = 0;
  for (auto it = moments.rbegin(); it != moments.rend(); ++it) {
    const float target = it->gained + later;
    it->hidden.target = it->open.target = target;
    later = lambda * target + (1 - lambda) * it->expected;
    samples.push_back(std::move(it->hidden));
    samples.push_back(std::move(it->open));
  }
  moments.clear();
}

}  // namespace

std::vector<NetworkSample> samples(const SelfPlay& how, int games, std::uint64_t seed, Budget& budget) {
  std::vector<NetworkSample> found;
  std::vector<Choice> choices;
  std::array<std::vector<Remembered>, MAX_SEATS> moments;
  Game game(seed);
  for (int number = 0; number < games && !budget.spend(); ++number) {
    const std::uint64_t game_seed = seed + 0x632be59bd9b4e019 * static_cast<std::uint64_t>(number + 1);
    game.start(how.seats, game_seed);
    Random random(~game_seed);
    while (!game.over()) {
      const int mover = game.mover();
      const Pool unseen = game.unseen();
      const int next_held = game.hand((mover + 1) % how.seats).count;
      glance(game.board(), game.hand(mover), unseen, next_held, game.bag(), how.value, 60, choices);
      const Choice choice = pick(choices, how.noise, random);
      auto moment = remember(game, choice, unseen, choice.glance - static_cast<float>(choice.move.score));
      const int points = game.play(choice);
      for (int seat = 0; seat < how.seats; ++seat)
        if (!moments[seat].empty())
          moments[seat].back().gained +=
              static_cast<float>(points) * (seat == mover ? 1.0f : -1.0f / static_cast<float>(how.seats - 1));
      if (!game.over()) moments[mover].push_back(std::move(moment));
    }
    for (int seat = 0; seat < how.seats; ++seat) settle(moments[seat], how.lambda, found);
  }
  return found;
}

std::pair<double, double> greedy_games(int seats, int games, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  double points = 0, turns = 0;
  Game game(seed);
  for (int number = 0; number < games; ++number) {
    game.start(seats, seed + static_cast<std::uint64_t>(number));
    Choice choice;
    choice.move = openings(game.hand(game.mover()).mask(), 1).front();
    while (true) {
      game.play(choice);
      ++turns;
      if (game.over()) break;
      choice = greedy_choice(game.board(), game.hand(game.mover()), game.bag());
    }
    for (int seat = 0; seat < seats; ++seat) points += game.score(seat);
  }
  if (games < 1) return {0, 0};
  return {points / (static_cast<double>(games) * seats), turns / games};
}

}  // namespace sixfold::qwirkle

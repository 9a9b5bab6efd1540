// Self-play: dealing, the rules in short, and what each moment was worth in hindsight.
#include "qwirkle/self_play.h"

#include <algorithm>
#include <cmath>

namespace sixfold {

Game::Game(int seats, std::uint64_t seed) : random_(seed) { start(seats, seed); }

void Game::start(int seats, std::uint64_t seed) {
  board_.clear();
  random_ = Random(seed);
  seats_ = seats;
  scores_ = {};
  hands_ = {};
  passes_ = 0;
  over_ = false;
  bag_.clear();
  for (int kind = 0; kind < KINDS; ++kind) bag_.insert(bag_.end(), 3, static_cast<std::uint8_t>(kind));
  int most = -1;
  std::vector<Laid> sets;
  for (int seat = 0; seat < seats; ++seat) {
    draw(seat, 6);
    sets.clear();
    openings(hands_[seat], sets);
    if (sets.front().count > most) {
      most = sets.front().count;
      mover_ = seat;
    }
  }
}

void Game::draw(int seat, int count) {
  for (; count > 0 && !bag_.empty(); --count) {
    const auto place = static_cast<std::size_t>(random_.below(bag()));
    hands_[seat].add(bag_[place]);
    bag_[place] = bag_.back();
    bag_.pop_back();
  }
}

Pool Game::unseen() const {
  Pool pool;
  for (const int kind : bag_) pool.add(kind);
  for (int seat = 0; seat < seats_; ++seat)
    for (int i = 0; seat != mover_ && i < hands_[seat].count; ++i) pool.add(hands_[seat].kinds[i]);
  return pool;
}

int Game::play(const Choice& choice) {
  Rack& hand = hands_[mover_];
  int points = 0;
  if (choice.move.count) {
    board_.place(choice.move);
    hand.take(choice.move);
    draw(mover_, choice.move.count);
    points = choice.move.score;
    passes_ = 0;
    if (!hand.count) {
      points += OUT_BONUS;
      over_ = true;
    }
  } else if (choice.aside.count) {
    for (int i = 0; i < choice.aside.count; ++i) hand.take(choice.aside.kinds[i]);
    draw(mover_, choice.aside.count);
    for (int i = 0; i < choice.aside.count; ++i) bag_.push_back(choice.aside.kinds[i]);
    passes_ = 0;
    // A table that takes nothing of what is left (A10): everybody would exchange for ever.
    const Pool hidden = unseen();
    over_ = !((hidden.ones | hidden.twos | hand.mask()) & board_.anywhere());
  } else {
    over_ = ++passes_ == seats_;
  }
  scores_[mover_] += points;
  mover_ = (mover_ + 1) % seats_;
  return points;
}

namespace {

struct Remembered {
  Sample hidden, open;
  float expected;
  float gained = 0;  // own points less the mean of the others' until the next moment of the same player
};

Sample sample_of(const Features& features) {
  Sample sample;
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
Rack rest_of(const Rack& hand, const Choice& choice) {
  Rack left = hand;
  left.take(choice.move);
  for (int i = 0; i < choice.aside.count; ++i) left.take(choice.aside.kinds[i]);
  return left;
}

Remembered remember(Game& game, const Choice& choice, const Pool& unseen, float expected) {
  const int mover = game.mover(), next = (mover + 1) % game.seats();
  const Rack left = rest_of(game.hand(mover), choice);
  Pool others = unseen;
  for (int i = 0; i < game.hand(next).count; ++i) others.take(game.hand(next).kinds[i]);
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

void settle(std::vector<Remembered>& moments, float lambda, std::vector<Sample>& samples) {
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

std::vector<Sample> lessons(const Lesson& how, int games, std::uint64_t seed, Budget& budget) {
  std::vector<Sample> samples;
  std::vector<Choice> choices;
  std::array<std::vector<Remembered>, MAX_SEATS> moments;
  Game game(how.seats, seed);
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
    for (int seat = 0; seat < how.seats; ++seat) settle(moments[seat], how.lambda, samples);
  }
  return samples;
}

std::pair<double, double> greedy_games(int seats, int games, std::uint64_t seed) {
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  double points = 0, turns = 0;
  Game game(seats, seed);
  std::vector<Laid> sets;
  for (int number = 0; number < games; ++number) {
    game.start(seats, seed + static_cast<std::uint64_t>(number));
    Choice choice;
    sets.clear();
    openings(game.hand(game.mover()), sets);
    choice.move = sets.front();
    while (true) {
      game.play(choice);
      ++turns;
      if (game.over()) break;
      choice = {};
      const Rack& hand = game.hand(game.mover());
      choice.move = greedy(game.board(), hand.mask());
      if (!choice.move.count)
        for (int i = 0; i < std::min(hand.count, game.bag()); ++i) choice.aside.add(hand.kinds[i]);
    }
    for (int seat = 0; seat < seats; ++seat) points += game.score(seat);
  }
  if (games < 1) return {0, 0};
  return {points / (static_cast<double>(games) * seats), turns / games};
}

}  // namespace sixfold

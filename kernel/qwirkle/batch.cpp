// Stepping many games of Qwirkle: what happens between the small steps of their turns.
#include "qwirkle/batch.h"

#include <algorithm>
#include <numeric>

#include "common/sets.h"
#include "common/sort.h"

namespace sixfold::qwirkle {

void Lane::start(const Page& page) {
  draft_.clear();
  deal(state_, seats_);
  turns_ = 0;
  sets_ = largest_sets(state_.hand().mask(), 1);
  std::fill_n(page.row, draft_.layout().width, std::int16_t{0});
  begin_turn(page);
}

void Lane::begin_turn(const Page& page) {
  std::int16_t* row = page.row;
  const int bag = state_.supply.count();
  row[Layout::supply] = steps::small(bag);
  row[Layout::turns] = steps::small(turns_);
  row[Layout::opening] = draft_.opening();
  row[Layout::passes] = steps::small(state_.passes);
  for (int step = 0; step < seats_; ++step) {
    const int seat = (state_.mover + step) % seats_;
    row[Layout::sizes + step] = steps::small(state_.hands[seat].count);
    row[draft_.layout().scores + step] = steps::small(state_.scores[seat]);
  }
  draft_.begin(state_.hand(), draft_.opening() ? 0 : bag, !bag, sets_, page);
}

bool Lane::step(int action, const Page& page, float* rewards) {
  if (!draft_.step(action, page)) return false;
  const int mover = state_.mover, laid = static_cast<int>(draft_.laid().size());
  state_.hand() = draft_.rest();
  const int points = laid ? draft_.points(single_) : 0;
  draft_.settle(page);
  const int gained = state_.play(laid, points, draft_.aside());
  state_.refill();
  const float mean = static_cast<float>(gained) / static_cast<float>(seats_ - 1);
  for (int seat = 0; seat < seats_; ++seat) rewards[seat] = seat == mover ? static_cast<float>(gained) : -mean;
  ++turns_;
  if (state_.over || !state_.has_any(draft_.anywhere())) return true;
  begin_turn(page);
  return false;
}

Batch::Batch(int games, int seats, int single, std::uint64_t seed) : random_(~seed), layout_(2), seats_(seats) {
  require(1 <= games && games <= MAX_GAMES, "1 to 4096 games");
  require(2 <= seats && seats <= MAX_SEATS, "two to four seats");
  require(0 <= single && single <= 1, "a single first tile scores 0 or 1");
  layout_ = Layout(seats);
  const auto count = static_cast<std::size_t>(games), each = static_cast<std::size_t>(seats);
  rows.resize(count * static_cast<std::size_t>(layout_.width));
  masks.resize(count * steps::ACTIONS);
  ended.resize(count);
  rewards.resize(count * each);
  movers.resize(count);
  any.resize(count);
  finals.resize(count * each);
  lanes_.reserve(count);
  for (std::size_t game = 0; game < count; ++game) {
    lanes_.emplace_back(seats, single, seed + 0x632be59bd9b4e019 * (game + 1));
    lanes_.back().start(page(game));
    movers[game] = lanes_.back().mover();
  }
}

steps::Page Batch::page(std::size_t game) {
  return {rows.data() + game * static_cast<std::size_t>(layout_.width), masks.data() + game * steps::ACTIONS};
}

void Batch::draw_actions() {
  const std::lock_guard lock(mutex_);
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    const std::uint8_t* mask = masks.data() + game * steps::ACTIONS;
    int left = random_.below(std::accumulate(mask, mask + steps::ACTIONS, 0)), action = 0;
    while (!mask[action] || left--) ++action;
    any[game] = action;
  }
}

void Batch::step(std::span<const std::int32_t> actions) {
  const std::lock_guard lock(mutex_);
  require(actions.size() == lanes_.size(), "one action for each game");
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    const int action = actions[game];
    require(0 <= action && action < steps::ACTIONS && masks[game * steps::ACTIONS + static_cast<std::size_t>(action)],
            "an action that the mask does not allow");
  }
  std::fill(rewards.begin(), rewards.end(), 0.0f);
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    Lane& lane = lanes_[game];
    const bool over = lane.step(actions[game], page(game), rewards.data() + game * static_cast<std::size_t>(seats_));
    ended[game] = over;
    if (over) {
      for (int seat = 0; seat < seats_; ++seat)
        finals[game * static_cast<std::size_t>(seats_) + static_cast<std::size_t>(seat)] = lane.score(seat);
      lane.start(page(game));
    }
    movers[game] = lane.mover();
  }
}

std::vector<std::vector<int>> Batch::hands(int game) {
  const std::lock_guard lock(mutex_);
  require(0 <= game && game < games(), "no such game");
  std::vector<std::vector<int>> all;
  for (int seat = 0; seat < seats_; ++seat) {
    const Hand& hand = lanes_[static_cast<std::size_t>(game)].hand(seat);
    all.push_back(hand.list());
    sort_stably(all.back().begin(), all.back().end());
  }
  return all;
}

}  // namespace sixfold::qwirkle

// Stepping many games of Qwirkle: what happens between the small steps of their turns.
#include "qwirkle/batch.h"

#include <algorithm>
#include <numeric>

namespace sixfold::batch {

void Lane::deal() {
  laying_.clear();
  scores_ = {};
  hands_ = {};
  turns_ = passes_ = 0;
  bag_.clear();
  for (int kind = 0; kind < KINDS; ++kind) bag_.insert(bag_.end(), 3, static_cast<std::uint8_t>(kind));
  sets_.clear();
  for (int seat = 0; seat < seats_; ++seat) {
    draw(seat, 6);
    const std::vector<Mask> sets = steps::largest_sets(hands_[seat]);
    if (seat && std::popcount(sets.front()) <= std::popcount(sets_.front())) continue;
    mover_ = seat;
    sets_ = sets;
  }
}

void Lane::draw(int seat, int count) {
  for (; count > 0 && !bag_.empty(); --count) {
    const auto place = static_cast<std::size_t>(random_.below(bag()));
    hands_[seat].add(bag_[place]);
    bag_[place] = bag_.back();
    bag_.pop_back();
  }
}

void Lane::start(const Page& page) {
  deal();
  std::fill_n(page.row, laying_.layout().width, std::int16_t{0});
  begin_turn(page);
}

void Lane::begin_turn(const Page& page) {
  std::int16_t* row = page.row;
  row[Layout::supply] = steps::small(bag());
  row[Layout::turns] = steps::small(turns_);
  row[Layout::opening] = laying_.opening();
  row[Layout::passes] = steps::small(passes_);
  for (int step = 0; step < seats_; ++step) {
    const int seat = (mover_ + step) % seats_;
    row[Layout::sizes + step] = steps::small(hands_[seat].count);
    row[laying_.layout().scores + step] = steps::small(scores_[seat]);
  }
  laying_.begin(hands_[mover_], laying_.opening() ? 0 : bag(), !bag(), sets_, page);
}

bool Lane::anything_fits() const {
  const Mask fitting = laying_.anywhere();
  for (int seat = 0; seat < seats_; ++seat)
    if (hands_[seat].mask() & fitting) return true;
  return std::any_of(bag_.begin(), bag_.end(), [&](int kind) { return fitting >> kind & 1; });
}

bool Lane::step(int action, const Page& page, float* rewards) {
  if (!laying_.step(action, page)) return false;
  const int mover = mover_, laid = static_cast<int>(laying_.laid().size());
  const Rack aside = laying_.aside();
  hands_[mover] = laying_.rest();
  int gained = 0;
  if (laid) gained = laying_.points(single_) + (hands_[mover].count || bag() ? 0 : OUT_BONUS);
  laying_.settle(page);
  draw(mover, laid + aside.count);
  bag_.insert(bag_.end(), aside.kinds.begin(), aside.kinds.begin() + aside.count);
  passes_ = laid || aside.count ? 0 : passes_ + 1;
  scores_[mover] += gained;
  const float mean = static_cast<float>(gained) / static_cast<float>(seats_ - 1);
  for (int seat = 0; seat < seats_; ++seat) rewards[seat] = seat == mover ? static_cast<float>(gained) : -mean;
  ++turns_;
  mover_ = (mover + 1) % seats_;
  if (!hands_[mover].count || !anything_fits()) return true;
  begin_turn(page);
  return false;
}

Batch::Batch(int games, int seats, int single, std::uint64_t seed) 
    : random_(~seed), layout_(2), seats_(seats) {
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
    const Rack& hand = lanes_[static_cast<std::size_t>(game)].hand(seat);
    all.emplace_back(hand.kinds.begin(), hand.kinds.begin() + hand.count);
    std::sort(all.back().begin(), all.back().end());
  }
  return all;
}

}  // namespace sixfold::batch

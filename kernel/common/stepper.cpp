// What stepping has in common in all games: checking what is loaded, and writing what seats see.
#include "common/stepper.h"

#include <numeric>

namespace sixfold::steps {

Steps::Steps(int seats, int width, int actions, int hand, std::size_t supplies)
    : seats_(seats), hand_size_(hand), head_(seats), supplies_(supplies) {
  row_.resize(static_cast<std::size_t>(width));
  mask_.resize(static_cast<std::size_t>(actions));
  // Until something is loaded, a game that is over before anything was dealt.
  const auto each = static_cast<std::size_t>(seats);
  at_.over = true;
  at_.supply.resize(supplies);
  at_.scores.resize(each);
  at_.hands.resize(each);
  at_.taken.resize(each);
}

void Steps::check(const KernelPosition& at) const {
  const auto seats = static_cast<std::size_t>(seats_);
  require(0 <= at.mover && at.mover < seats_, "no such seat");
  require(at.hands.size() == seats && at.scores.size() == seats && at.taken.size() == seats, "a number of seats");
  require(at.supply.size() == supplies_, "how many of each kind, or colour of cubes");
  require(0 <= at.turns && at.turns < 1'000'000 && 0 <= at.draw_index && at.draw_index < 2'000'000,
          "a number of turns");
  require(0 <= at.passes && at.passes <= seats_ && -1 <= at.last_turns && at.last_turns <= seats_, "a number of turns");
  for (const int count : at.supply) require(0 <= count && count <= Board::MAX_PIECES, "how many are left");
  for (const int score : at.scores) require(0 <= score && score < 100'000, "points");
  for (const Numbers& hand : at.hands) {
    require(hand.size() <= static_cast<std::size_t>(hand_size_), "more than a hand holds");
    require(std::is_sorted(hand.begin(), hand.end()), "hands are sorted");
    for (const int kind : hand) require_kind(kind);
  }
  for (const Numbers& cards : at.taken)
    for (const int kind : cards) require_kind(kind);
  require(at.shown.size() <= static_cast<std::size_t>(hand_size_), "more than a hand holds");
  for (const int kind : at.shown) require_kind(kind);
}

template <class Change>
auto Steps::guarded(Change change) {
  try {
    return change();
  } catch (const BadInput&) {
    at_.over = true;
    std::fill(mask_.begin(), mask_.end(), std::uint8_t{0});
    throw;
  }
}

void Steps::load(const KernelPosition& at) {
  const std::lock_guard lock(mutex_);
  check(at);
  // From here on only the table can be wrong.
  at_ = at;
  played_.clear();
  std::fill(row_.begin(), row_.end(), std::int16_t{0});
  guarded([&] {
    read(at);
    begin();
  });
}

void Steps::begin() {
  write_head(at_.mover, row_.data());
  std::fill(mask_.begin(), mask_.end(), std::uint8_t{0});
  begin_turn();
}

bool Steps::step(int action) {
  const std::lock_guard lock(mutex_);
  require(0 <= action && static_cast<std::size_t>(action) < mask_.size() && mask_[static_cast<std::size_t>(action)],
          "an action that is not allowed now");
  return guarded([&] {
    if (!choose(action)) return false;
    played_.push_back(end_turn());
    ++at_.turns;
    ++at_.draw_index;
    begin();
    return true;
  });
}

void Steps::set_stop(std::shared_ptr<Stop> stop) {
  const std::lock_guard lock(mutex_);
  stop_ = std::move(stop);
}

void Steps::look(int seat, std::span<std::int16_t> row, std::span<std::int8_t> mask) {
  const std::lock_guard lock(mutex_);
  require(0 <= seat && seat < seats_, "no such seat");
  require(row.size() == row_.size() && mask.size() == mask_.size(), "arrays of another size");
  std::copy(row_.begin(), row_.end(), row.begin());
  if (seat == at_.mover) {
    std::copy(mask_.begin(), mask_.end(), mask.begin());
    return;
  }
  std::fill(mask.begin(), mask.end(), std::int8_t{0});
  write_head(seat, row.data());
  write_seat(seat, row.data());
}

std::vector<std::vector<Numbers>> Steps::played() {
  const std::lock_guard lock(mutex_);
  return std::exchange(played_, {});
}

std::tuple<int, int, bool, Numbers> Steps::status() {
  const std::lock_guard lock(mutex_);
  return {at_.mover, at_.turns, at_.over, at_.scores};
}

Numbers Steps::laid() {
  const std::lock_guard lock(mutex_);
  return placed();
}

Numbers Steps::allowed() {
  const std::lock_guard lock(mutex_);
  Numbers found;
  for (std::size_t action = 0; action < mask_.size(); ++action)
    if (mask_[action]) found.push_back(static_cast<int>(action));
  return found;
}

void Steps::write_head(int seat, std::int16_t* row) const {
  row[Head::supply] = small(supply_count());
  row[Head::turns] = small(at_.turns);
  row[Head::mover] = small((at_.mover - seat + seats_) % seats_);
  row[Head::opening] = at_.opening;
  row[Head::rerolled] = at_.rerolled;
  row[Head::passes] = small(at_.passes);
  std::fill_n(row + head_.hands, KINDS * seats_, std::int16_t{0});
  for (int step = 0; step < seats_; ++step) {
    const auto other = static_cast<std::size_t>((seat + step) % seats_);
    row[Head::sizes + step] = small(static_cast<int>(at_.hands[other].size()));
    row[head_.scores + step] = small(at_.scores[other]);
    if (step == 0 || open_hands_)
      for (const int kind : at_.hands[other]) ++row[head_.hands + KINDS * step + kind];
  }
}

int Steps::supply_count() const { return std::accumulate(at_.supply.begin(), at_.supply.end(), 0); }

int Steps::held() const {
  int pieces = supply_count();
  for (const Numbers& hand : at_.hands) pieces += static_cast<int>(hand.size());
  return pieces;
}

}  // namespace sixfold::steps

// Stepping many games of Qwirkle: the rules of a turn taken apart into small choices, and what is written about them.
#include "qwirkle_batch.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace sixfold::batch {

namespace {

void set_all(std::uint8_t* mask, int first, Mask kinds) {
  for (; kinds; kinds &= kinds - 1) mask[first + lowest(kinds)] = 1;
}

std::int16_t small(int number) { return static_cast<std::int16_t>(std::min(number, 32767)); }

}  // namespace

void Lane::deal() {
  board_.clear();
  scores_ = {};
  hands_ = {};
  turns_ = passes_ = written_ = left_ = top_ = 0;
  bag_.clear();
  for (int kind = 0; kind < KINDS; ++kind) bag_.insert(bag_.end(), 3, static_cast<std::uint8_t>(kind));
  int most = -1;
  std::vector<Laid> sets;
  for (int seat = 0; seat < seats_; ++seat) {
    draw(seat, 6);
    sets.clear();
    openings(hands_[seat], sets);
    if (sets.front().count <= most) continue;
    most = sets.front().count;
    mover_ = seat;
    sets_.clear();
    for (const Laid& each : sets) sets_.push_back(each.mask());
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
  std::fill_n(page.row, layout_.width, std::int16_t{0});
  begin_turn(page);
}

void Lane::begin_turn(const Page& page) {
  rest_ = hands_[mover_];
  aside_ = {};
  count_ = spot_count_ = 0;
  held_ = -1;
  std::int16_t* row = page.row;
  row[Layout::supply] = small(bag());
  row[Layout::turns] = small(turns_);
  row[Layout::opening] = opening();
  row[Layout::passes] = small(passes_);
  for (int step = 0; step < seats_; ++step) {
    const int seat = (mover_ + step) % seats_;
    row[Layout::sizes + step] = small(hands_[seat].count);
    row[layout_.scores + step] = small(scores_[seat]);
  }
  std::fill_n(row + layout_.hands, KINDS, std::int16_t{0});
  for (int i = 0; i < rest_.count; ++i) ++row[layout_.hands + rest_.kinds[i]];
  offer_turn(page);
}

void Lane::offer_turn(const Page& page) {
  std::memset(page.mask, 0, ACTIONS);
  const Mask hand = rest_.mask();
  Mask fitting = 0;
  if (opening())
    for (const Mask set : sets_) fitting |= set;
  else
    fitting = board_.anywhere() & hand;
  set_all(page.mask, TAKE, fitting);
  if (!opening() && bag()) set_all(page.mask, ASIDE, hand);
  page.mask[END] = !fitting && !bag();
}

bool Lane::step(int action, const Page& page) {
  if (action == END) return end_turn(page);
  if (action >= LAY)
    lay(action - LAY, page);
  else if (action >= ASIDE)
    set_aside(action - ASIDE, page);
  else
    take_up(action - TAKE, page);
  return false;
}

std::pair<int, int> Lane::where(int cell) const {
  // The table is a torus, but nothing spans all of it: what lies left of everything else is just beyond the least.
  constexpr int reach = 8, middle = Board::SIDE / 2;
  const auto unroll = [](int at, int least) { return least - reach + ((at - middle - least + reach) & (Board::SIDE - 1)); };
  return {unroll(cell % Board::SIDE, left_), unroll(cell / Board::SIDE, top_)};
}

void Lane::add_spot(int cell, const Page& page) {
  const auto [x, y] = where(cell);
  std::int16_t* first = page.row + layout_.spots;
  int place = spot_count_++;
  // In the order of columns, then rows.
  while (place && std::pair<int, int>(first[4 * place - 4], first[4 * place - 3]) > std::pair(x, y)) {
    std::copy_n(first + 4 * place - 4, 4, first + 4 * place);
    spots_[place] = spots_[place - 1];
    --place;
  }
  spots_[place] = cell;
  const Board::Cell& at = board_[cell];
  const int numbers[] = {x, y, at.length[0] + 1, at.length[1] + 1};
  for (int i = 0; i < 4; ++i) first[4 * place + i] = small(numbers[i]);
}

void Lane::take_up(int kind, const Page& page) {
  held_ = kind;
  rest_.take(kind);
  --page.row[layout_.hands + kind];
  page.row[layout_.held] = small(kind + 1);
  if (count_) {
    std::array<int, 4> cells;
    const int found = ends(cells);
    for (int i = 0; i < found; ++i)
      if (board_[cells[i]].allowed >> kind & 1) add_spot(cells[i], page);
  } else if (opening()) {
    add_spot(Board::middle(), page);
  } else {
    const auto cells = board_.frontier();
    const auto allowed = board_.allowed();
    for (std::size_t i = 0; i < cells.size(); ++i)
      if (allowed[i] >> kind & 1) add_spot(cells[i], page);
  }
  std::memset(page.mask, 0, ACTIONS);
  std::memset(page.mask + LAY, 1, static_cast<std::size_t>(spot_count_));
}

int Lane::axis() const { return count_ > 1 && laid_[0].x == laid_[1].x ? 1 : 0; }

// The empty cells at the ends of the line that is being laid, of both lines while it is a single tile. An opening
// grows to the right or down: it makes no difference where on the table it lies.
int Lane::ends(std::array<int, 4>& cells) const {
  const int last = laid_[count_ - 1].cell;
  const Board::Cell& at = board_[last];
  int found = 0;
  for (int axis = 0; axis < 2; ++axis) {
    if (count_ > 1 && axis != this->axis()) continue;
    if (!opening()) cells[found++] = Board::step(last, axis, -1 - std::popcount(at.side[2 * axis]));
    cells[found++] = Board::step(last, axis, 1 + std::popcount(at.side[2 * axis + 1]));
  }
  return found;
}

bool Lane::fits_the_opening(Mask kinds) const {
  return std::any_of(sets_.begin(), sets_.end(), [&](Mask set) { return !(kinds & ~set); });
}

void Lane::lay(int spot, const Page& page) {
  const int cell = spots_[spot];
  const std::int16_t* found = page.row + layout_.spots + 4 * spot;
  const Board::Cell& at = board_[cell];
  laid_[count_] = {cell, found[0], found[1], held_, {at.length[0], at.length[1]}};
  std::int16_t* row = page.row + layout_.laid + 3 * count_;
  row[0] = found[0];
  row[1] = found[1];
  row[2] = small(held_ + 1);
  ++count_;
  board_.place(cell, held_);
  held_ = -1;
  page.row[layout_.held] = 0;
  std::fill_n(page.row + layout_.spots, 4 * spot_count_, std::int16_t{0});
  std::memset(page.mask + LAY, 0, static_cast<std::size_t>(spot_count_));
  spot_count_ = 0;
  offer_tiles(page);
}

// What may follow a tile that was laid: another one, or the end of the turn.
void Lane::offer_tiles(const Page& page) const {
  Mask done = 0, fitting = 0;
  for (int i = 0; i < count_; ++i) done |= bit(laid_[i].kind);
  std::array<int, 4> cells;
  const int found = ends(cells);
  for (int i = 0; i < found; ++i) fitting |= board_[cells[i]].allowed;
  fitting &= rest_.mask();
  if (opening()) {
    page.mask[END] = std::find(sets_.begin(), sets_.end(), done) != sets_.end();
    for (Mask each = fitting; each; each &= each - 1)
      if (!fits_the_opening(done | (each & -each))) fitting &= ~(each & -each);
  } else {
    page.mask[END] = 1;
  }
  set_all(page.mask, TAKE, fitting);
}

void Lane::set_aside(int kind, const Page& page) {
  rest_.take(kind);
  aside_.add(kind);
  --page.row[layout_.hands + kind];
  ++page.row[layout_.aside + kind];
  offer_aside(page);
}

// Ascending, so that there is one way only to each choice of tiles.
void Lane::offer_aside(const Page& page) const {
  std::memset(page.mask, 0, LAY);
  page.mask[END] = 1;
  const int last = aside_.kinds[aside_.count - 1];
  if (aside_.count < bag()) set_all(page.mask, ASIDE, rest_.mask() & ~(bit(last) - 1));
}

int Lane::points() const {
  if (count_ == 1 && opening()) return single_;
  const int along = axis();
  int points = POINTS[laid_[count_ - 1].beside[along] + 1];
  for (int i = 0; i < count_; ++i) points += POINTS_JOINED[laid_[i].beside[1 - along]];
  return points;
}

bool Lane::anybody_can_lay() const {
  const Mask fitting = board_.anywhere();
  for (int seat = 0; seat < seats_; ++seat)
    if (hands_[seat].mask() & fitting) return true;
  return false;
}

bool Lane::end_turn(const Page& page) {
  const int mover = mover_;
  int gained = 0;
  hands_[mover] = rest_;
  if (count_) {
    gained = points() + (rest_.count || bag() ? 0 : OUT_BONUS);
    std::fill_n(page.row + layout_.laid, 3 * count_, std::int16_t{0});
    std::sort(laid_.begin(), laid_.begin() + count_,
              [](const Put& a, const Put& b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
    for (int i = 0; i < count_; ++i, ++written_) {
      std::int16_t* row = page.row + layout_.tiles + 3 * written_;
      row[0] = small(laid_[i].x);
      row[1] = small(laid_[i].y);
      row[2] = small(laid_[i].kind + 1);
      left_ = std::min(left_, laid_[i].x);
      top_ = std::min(top_, laid_[i].y);
    }
    draw(mover, count_);
  } else if (aside_.count) {
    draw(mover, aside_.count);
    for (int i = 0; i < aside_.count; ++i) {
      bag_.push_back(aside_.kinds[i]);
      page.row[layout_.aside + aside_.kinds[i]] = 0;
    }
  }
  passes_ = count_ || aside_.count ? 0 : passes_ + 1;
  scores_[mover] += gained;
  const float mean = static_cast<float>(gained) / static_cast<float>(seats_ - 1);
  for (int seat = 0; seat < seats_; ++seat) page.rewards[seat] = seat == mover ? static_cast<float>(gained) : -mean;
  ++turns_;
  mover_ = (mover + 1) % seats_;
  if (!hands_[mover].count || (bag_.empty() && !anybody_can_lay())) return true;
  begin_turn(page);
  return false;
}

Batch::Batch(int games, int seats, int single, std::uint64_t seed) 
    : random_(~seed), layout_(2), seats_(seats) {
  require(1 <= games && games <= MOST_GAMES, "1 to 4096 games");
  require(2 <= seats && seats <= MOST_SEATS, "two to four seats");
  require(0 <= single && single <= 1, "a single first tile scores 0 or 1");
  layout_ = Layout(seats);
  const auto count = static_cast<std::size_t>(games), each = static_cast<std::size_t>(seats);
  rows.resize(count * static_cast<std::size_t>(layout_.width));
  masks.resize(count * ACTIONS);
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

Lane::Page Batch::page(std::size_t game) {
  return {rows.data() + game * static_cast<std::size_t>(layout_.width), masks.data() + game * ACTIONS,
          rewards.data() + game * static_cast<std::size_t>(seats_)};
}

void Batch::draw_actions() {
  const std::lock_guard alone(one_at_a_time_);
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    const std::uint8_t* mask = masks.data() + game * ACTIONS;
    int left = random_.below(std::accumulate(mask, mask + ACTIONS, 0)), action = 0;
    while (!mask[action] || left--) ++action;
    any[game] = action;
  }
}

void Batch::step(std::span<const std::int32_t> actions) {
  const std::lock_guard alone(one_at_a_time_);
  require(actions.size() == lanes_.size(), "one action for each game");
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    const int action = actions[game];
    require(0 <= action && action < ACTIONS && masks[game * ACTIONS + static_cast<std::size_t>(action)],
            "an action that the mask does not allow");
  }
  std::fill(rewards.begin(), rewards.end(), 0.0f);
  for (std::size_t game = 0; game < lanes_.size(); ++game) {
    Lane& lane = lanes_[game];
    const bool over = lane.step(actions[game], page(game));
    ended[game] = over;
    if (over) {
      for (int seat = 0; seat < seats_; ++seat)
        finals[game * static_cast<std::size_t>(seats_) + static_cast<std::size_t>(seat)] = lane.score(seat);
      lane.start(page(game));
    }
    movers[game] = lane.mover();
  }
}

std::vector<std::vector<int>> Batch::hands(int game) const {
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

// The binding for Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <shared_mutex>

#include "bindings/c/calls.h"
#include "cards/api.h"
#include "common/budget.h"
#include "common/stepper.h"
#include "cubes/api.h"
#include "cubes/match.h"
#include "qwirkle/api.h"
#include "qwirkle/batch.h"
#include "qwirkle/endgame_api.h"
#include "qwirkle/samples.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sixfold;
using namespace sixfold::qwirkle;

namespace {

using Free = nb::call_guard<nb::gil_scoped_release>;

template <class Level>
std::vector<std::pair<std::string, Level>> by_name(std::span<const Named<Level>> levels) {
  std::vector<std::pair<std::string, Level>> found;
  for (const Named<Level>& each : levels) found.emplace_back(each.name, each.level);
  return found;
}

void bind_view(nb::module_& m) {
  nb::enum_<NewRows>(m, "NewRows")
      .value("any", NewRows::any)
      .value("matched", NewRows::matched)
      .value("keep_three", NewRows::keep_three);
  nb::class_<KernelView>(m, "KernelView")
      .def(nb::init<>())
      .def_rw("table", &KernelView::table)
      .def_rw("hands", &KernelView::hands)
      .def_rw("hand_sizes", &KernelView::hand_sizes)
      .def_rw("scores", &KernelView::scores)
      .def_rw("supply", &KernelView::supply)
      .def_rw("bag", &KernelView::bag)
      .def_rw("unseen", &KernelView::unseen)
      .def_rw("last_turns", &KernelView::last_turns)
      .def_rw("opening", &KernelView::opening)
      .def_rw("rerolled", &KernelView::rerolled)
      .def_rw("new_rows", &KernelView::new_rows);
  nb::enum_<ActionKind>(m, "ActionKind")
      .value("place", ActionKind::place)
      .value("exchange", ActionKind::exchange)
      .value("reroll", ActionKind::reroll)
      .value("roll", ActionKind::roll)
      .value("skip", ActionKind::pass)  // `pass` is a keyword of Python
      .value("play", ActionKind::play)
      .value("redraw", ActionKind::redraw);
  nb::class_<Action>(m, "KernelAction")
      .def_ro("kind", &Action::kind)
      .def_ro("pieces", &Action::pieces)
      .def_ro("rows", &Action::rows)
      .def_ro("qwirkles", &Action::qwirkles);
  nb::class_<Evaluation>(m, "Evaluation")
      .def_ro("action", &Evaluation::action)
      .def_ro("points", &Evaluation::points)
      .def_ro("valued", &Evaluation::valued)
      .def_ro("margin", &Evaluation::margin)
      .def_ro("low", &Evaluation::low)
      .def_ro("high", &Evaluation::high)
      .def_ro("chance", &Evaluation::chance)
      .def_ro("reply", &Evaluation::reply)
      .def_ro("simulations", &Evaluation::simulations);
}

void bind_qwirkle(nb::module_& m) {
  nb::class_<Value>(m, "Value")
      .def(nb::init<std::vector<float>, std::vector<float>>(), "weights"_a, "spread"_a)
      .def_static("fresh", &Value::fresh, "seed"_a)
      .def_static(
          "linear", [](const Samples& from) { return from.read(linear_fit); }, "samples"_a, Free())
      .def_prop_ro("weights", &Value::weights)
      .def_prop_ro("spread", &Value::spreads);
  nb::class_<QwirkleLevel>(m, "QwirkleLevel")
      .def(nb::init<>())
      .def_rw("notice_place", &QwirkleLevel::notice_place)
      .def_rw("notice_tile", &QwirkleLevel::notice_tile)
      .def_rw("looks", &QwirkleLevel::looks)
      .def_rw("candidates", &QwirkleLevel::candidates)
      .def_rw("rounds", &QwirkleLevel::rounds)
      .def_rw("trust", &QwirkleLevel::trust)
      .def_rw("plain", &QwirkleLevel::plain)
      .def_rw("simulations", &QwirkleLevel::simulations)
      .def_rw("endgame_nodes", &QwirkleLevel::endgame_nodes)
      .def_rw("max_ms", &QwirkleLevel::max_ms);
  m.def("qwirkle_levels", [] { return by_name(qwirkle_levels()); });
  m.def("qwirkle_moves", &moves, "tiles"_a, "hand"_a, Free());
  m.def("qwirkle_solves_endgame", &solves_endgame, "view"_a, "level"_a, "ms"_a);
  m.def("qwirkle_choose", &choose, "view"_a, "level"_a, "value"_a, "seed"_a, "ms"_a, "stop"_a.none(), Free());
  m.def("qwirkle_endgame", &flat_endgame, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(), Free());
  m.def("qwirkle_endgame_all", &flat_endgame_all, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(),
        Free());
  m.def("qwirkle_endgame_plain", &flat_endgame_plain, "tiles"_a, "hand"_a, "other"_a, "everything"_a, "nodes"_a,
        Free());
  m.def("qwirkle_endgame_positions", &flat_endings, "count"_a, "most"_a, "noise"_a, "seed"_a, Free());
  m.def("qwirkle_greedy_games", &greedy_games, "seats"_a, "games"_a, "seed"_a, Free());
  nb::class_<Samples>(m, "Samples")
      .def(nb::init<>())
      .def("__len__", &Samples::size)
      .def("play", &Samples::play, "value"_a.none(), "seats"_a, "games"_a, "seed"_a, "noise"_a, "lambda_"_a,
           "stop"_a.none(), Free())
      .def("add", &Samples::add, "other"_a, Free());
  nb::class_<Fitting>(m, "Fitting")
      .def(nb::init<Value&>(), "value"_a, nb::keep_alive<1, 2>())
      .def(
          "learn",
          [](Fitting& self, const Samples& from, std::uint64_t seed, float rate) {
            return from.read([&](const std::vector<NetworkSample>& samples) { return self.pass(samples, seed, rate); });
          },
          "samples"_a, "seed"_a, "rate"_a, Free())
      .def(
          "measure_spread",
          [](Fitting& self, const Samples& from) {
            from.read([&](const std::vector<NetworkSample>& samples) { self.measure_spread(samples); });
          },
          "samples"_a, Free());
}

// An array of the batch as numpy sees it: it cannot be written to, and keeps the batch alive.
template <class T, class... Sizes>
auto shown(nb::handle owner, const std::vector<T>& numbers, Sizes... sizes) {
  return nb::ndarray<nb::numpy, const T>(numbers.data(), {static_cast<std::size_t>(sizes)...}, owner);
}

void bind_batch(nb::module_& m) {
  using Actions = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
  const auto as_array = nb::rv_policy::reference;
  const auto of = [](nb::handle self) -> Batch& { return nb::cast<Batch&>(self); };
  nb::class_<Batch>(m, "QwirkleBatch")
      .def(nb::init<int, int, int, std::uint64_t>(), "games"_a, "seats"_a, "single"_a, "seed"_a)
      .def(
          "step",
          [](Batch& self, Actions actions) {
            const std::span<const std::int32_t> all(actions.data(), actions.size());
            nb::gil_scoped_release released;
            self.step(all);
          },
          "actions"_a)
      .def("draw_actions", &Batch::draw_actions, Free())
      .def("hands", &Batch::hands, "game"_a, Free())
      .def_prop_ro(
          "rows", [of](nb::handle h) { return shown(h, of(h).rows, of(h).games(), of(h).width()); }, as_array)
      .def_prop_ro(
          "masks", [of](nb::handle h) { return shown(h, of(h).masks, of(h).games(), steps::ACTIONS); }, as_array)
      .def_prop_ro(
          "rewards", [of](nb::handle h) { return shown(h, of(h).rewards, of(h).games(), of(h).seats()); }, as_array)
      .def_prop_ro(
          "movers", [of](nb::handle h) { return shown(h, of(h).movers, of(h).games()); }, as_array)
      .def_prop_ro(
          "any", [of](nb::handle h) { return shown(h, of(h).any, of(h).games()); }, as_array)
      .def_prop_ro(
          "ended", [of](nb::handle h) { return shown(h, of(h).ended, of(h).games()); }, as_array)
      .def_prop_ro(
          "finals", [of](nb::handle h) { return shown(h, of(h).finals, of(h).games(), of(h).seats()); }, as_array);
}

void bind_steps(nb::module_& m) {
  using steps::KernelPosition;
  using steps::Steps;
  nb::class_<KernelPosition>(m, "KernelPosition")
      .def(nb::init<>())
      .def_prop_rw(
          "seed", [](const KernelPosition& at) { return nb::bytes(at.seed.data(), at.seed.size()); },
          [](KernelPosition& at, nb::bytes seed) { at.seed.assign(seed.c_str(), seed.size()); })
      .def_rw("mover", &KernelPosition::mover)
      .def_rw("draw_index", &KernelPosition::draw_index)
      .def_rw("turns", &KernelPosition::turns)
      .def_rw("passes", &KernelPosition::passes)
      .def_rw("last_turns", &KernelPosition::last_turns)
      .def_rw("opening", &KernelPosition::opening)
      .def_rw("rerolled", &KernelPosition::rerolled)
      .def_rw("over", &KernelPosition::over)
      .def_rw("supply", &KernelPosition::supply)
      .def_rw("scores", &KernelPosition::scores)
      .def_rw("shown", &KernelPosition::shown)
      .def_rw("hands", &KernelPosition::hands)
      .def_rw("taken", &KernelPosition::taken)
      .def_rw("table", &KernelPosition::table);
  using Row = nb::ndarray<std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
  using Mask = nb::ndarray<std::int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
  nb::class_<Steps>(m, "Steps")
      .def_static("tiles", &steps::tiles_steps, "seats"_a, "single"_a)
      .def_static("cubes", &steps::cubes_steps, "seats"_a)
      .def_static("cards", &steps::cards_steps, "seats"_a, "rule"_a, "opening_is_a_set"_a)
      .def("load", &Steps::load, "at"_a, Free())
      .def("step", &Steps::step, "action"_a, Free())
      .def(
          "look",
          [](Steps& self, int seat, const Row& row, const Mask& mask) {
            self.look(seat, {row.data(), row.size()}, {mask.data(), mask.size()});
          },
          "seat"_a, "row"_a.noconvert(), "mask"_a.noconvert())
      .def("played", &Steps::played)
      .def("status", &Steps::status)
      .def("allowed", &Steps::allowed)
      .def("laid", &Steps::laid)
      .def("set_stop", &Steps::set_stop, "stop"_a.none());
}

void bind_cubes(nb::module_& m) {
  using cubes::Style;
  nb::enum_<Rolling>(m, "CubesRolling")
      .value("NEVER", Rolling::NEVER)
      .value("UNUSED", Rolling::UNUSED)
      .value("POINTS", Rolling::POINTS)
      .value("NET", Rolling::NET);
  nb::class_<CubesLevel>(m, "CubesLevel")
      .def(nb::init<>())
      .def_rw("max_laid", &CubesLevel::max_laid)
      .def_rw("rolling", &CubesLevel::rolling)
      .def_rw("looks_ahead", &CubesLevel::looks_ahead)
      .def_rw("width", &CubesLevel::width)
      .def_rw("rolls", &CubesLevel::rolls)
      .def_rw("each", &CubesLevel::each)
      .def_rw("refills", &CubesLevel::refills)
      .def_rw("simulations", &CubesLevel::simulations)
      .def_rw("max_ms", &CubesLevel::max_ms);
  nb::class_<Style, CubesLevel>(m, "CubesStyle")
      .def(nb::init<>())
      .def(
          "__init__", [](Style* self, const CubesLevel& level) { new (self) Style{level}; }, "level"_a)
      .def("set_weights", &cubes::set_weights);
  m.def("cubes_levels", [] { return by_name(cubes_levels()); });
  m.def("cubes_placements", &cubes::placements, Free());
  m.def("cubes_expectations", &cubes::expectations, Free());
  m.def("cubes_choose", &cubes::choose, "view"_a, "style"_a, "seed"_a, "ms"_a, "stop"_a.none(), Free());
  m.def("cubes_match", &cubes::match, "first"_a, "second"_a, "seats"_a, "deals"_a, "seed"_a, Free());
  m.def("cubes_samples", &cubes::samples, "style"_a, "seats"_a, "games"_a, "seed"_a, Free());
}

void bind_cards(nb::module_& m) {
  using cards::Learned;
  m.attr("CARDS_ARRANGE_NODES") = STEP_ARRANGE_NODES;
  m.def("cards_playable", cards::list_playable, "rows"_a, "hand"_a, "rule"_a, "ms"_a = 0.0,
        "stop"_a.none() = nb::none(), Free());
  m.def("cards_playable_count", cards::count_playable, "rows"_a, "hand"_a, "rule"_a, Free());
  m.def("cards_arrange", cards::arrange_nearest, "rows"_a, "played"_a, "qwirkles"_a, "rule"_a, "nodes"_a = 0,
        "ms"_a = 0.0, "stop"_a.none() = nb::none(), Free());
  m.def("cards_moved", cards::count_moved, "old"_a, "rows"_a, Free());
  nb::class_<CardsLevel>(m, "CardsLevel")
      .def(nb::init<>())
      .def_rw("hands", &CardsLevel::hands)
      .def_rw("max_ms", &CardsLevel::max_ms);
  m.def("cards_levels", [] { return by_name(cards_levels()); });
  nb::class_<Learned>(m, "CardsLearned")
      .def("__init__", [](Learned* self, const std::vector<float>& whole,
                          const std::vector<float>& later) { new (self) Learned(cards::read_learned(whole, later)); })
      .def_static("first", cards::first_weights)
      .def_ro("whole", &Learned::whole)
      .def_ro("later", &Learned::later);
  m.def("cards_choose", &cards::choose, "view"_a, "level"_a, "learned"_a, "seed"_a, "ms"_a, "stop"_a.none(), Free());
  m.def("cards_match", cards::match, "first"_a, "second"_a, "learned"_a, "seats"_a, "rule"_a, "deals"_a, "seed"_a,
        Free());
  m.def(
      "cards_samples",
      [](const Learned& learned, int seats, NewRows rule, int games, std::uint64_t seed) {
        std::string samples;
        {
          nb::gil_scoped_release released;
          samples = cards::samples(learned, seats, rule, games, seed);
        }
        return nb::bytes(samples.data(), samples.size());
      },
      "learned"_a, "seats"_a, "rule"_a, "games"_a, "seed"_a);
  m.def(
      "cards_fit",
      [](const Learned& learned, nb::bytes samples) {
        const std::string copy(samples.c_str(), samples.size());
        nb::gil_scoped_release released;
        return cards::fit_samples(learned, copy);
      },
      "learned"_a, "samples"_a);
}

// The same calls as in WebAssembly: for analyses, and to be tested and compared. Threads answer side by side.
class ByteCalls {
 public:
  nb::bytes answer(nb::bytes request, std::shared_ptr<Stop> stop) {
    Numbers numbers(request.size() / sizeof(int)), found;
    std::memcpy(numbers.data(), request.c_str(), numbers.size() * sizeof(int));
    {
      nb::gil_scoped_release released;
      std::shared_lock reading(mutex_, std::defer_lock);
      std::unique_lock changing(mutex_, std::defer_lock);
      Calls::is_change(numbers) ? changing.lock() : reading.lock();
      found = calls_.answer(numbers, std::move(stop));
    }
    return nb::bytes(reinterpret_cast<const char*>(found.data()), found.size() * sizeof(int));
  }

 private:
  Calls calls_;
  std::shared_mutex mutex_;
};

}  // namespace

NB_MODULE(_kernel, m) {
  nb::set_leak_warnings(false);  // caches in Python keep objects until the process ends
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("stop", [](Stop& self) { self.asked = true; })
      .def_prop_ro("asked", [](const Stop& self) { return self.asked.load(); });
  nb::class_<ByteCalls>(m, "Calls")
      .def(nb::init<>())
      .def("answer", &ByteCalls::answer, "request"_a, "stop"_a.none() = nb::none());
  bind_view(m);
  bind_qwirkle(m);
  bind_batch(m);
  bind_steps(m);
  bind_cubes(m);
  bind_cards(m);
}

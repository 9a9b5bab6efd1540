// The binding: the only file that knows Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "cards/api.h"
#include "cards/draft.h"
#include "common/budget.h"
#include "cubes/api.h"
#include "cubes/match.h"
#include "qwirkle/endgame_api.h"
#include "qwirkle/samples.h"
#include "qwirkle/batch.h"
#include "qwirkle/api.h"
#include "common/stepper.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sixfold;
using namespace sixfold::qwirkle;

namespace {

using Free = nb::call_guard<nb::gil_scoped_release>;

void bind_qwirkle(nb::module_& m) {
  nb::class_<Value>(m, "Value")
      .def(nb::init<std::vector<float>, std::vector<float>>(), "weights"_a, "spread"_a)
      .def_static("fresh", &Value::fresh, "seed"_a)
      .def_static("linear", [](const Samples& from) { return from.read(linear_fit); }, "lessons"_a, Free())
      .def_prop_ro("weights", &Value::weights)
      .def_prop_ro("spread", &Value::spreads);
  m.def("qwirkle_moves", &qwirkle_moves, "tiles"_a, "hand"_a, Free());
  m.def("qwirkle_think", &qwirkle_think, "tiles"_a, "hand"_a, "held"_a, "scores"_a, "bag"_a, "value"_a, "effort"_a,
        "told"_a, "seed"_a, "nodes"_a, "ms"_a, "stop"_a.none(), "also"_a = std::vector<std::pair<Ints, Ints>>{}, Free());
  m.def("qwirkle_endgame", &flat_endgame, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(), Free());
  m.def("qwirkle_endgame_all", &flat_endgame_all, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(),
        Free());
  m.def("qwirkle_endgame_plain", &flat_endgame_plain, "tiles"_a, "hand"_a, "other"_a, "everything"_a, "nodes"_a,
        Free());
  m.def("qwirkle_endings", &flat_endings, "count"_a, "most"_a, "noise"_a, "seed"_a, Free());
  m.def("qwirkle_greedy_games", &greedy_games, "seats"_a, "games"_a, "seed"_a, Free());
  nb::class_<Samples>(m, "Lessons")
      .def(nb::init<>())
      .def("__len__", &Samples::size)
      .def("play", &Samples::play, "value"_a.none(), "seats"_a, "games"_a, "seed"_a, "noise"_a, "lambda_"_a,
           "stop"_a.none(), Free())
      .def("add", &Samples::add, "other"_a, Free());
  nb::class_<Fitting>(m, "Fitting")
      .def(nb::init<Value&>(), "value"_a, nb::keep_alive<1, 2>())
      .def("learn", [](Fitting& self, const Samples& from, std::uint64_t seed, float rate) {
        return from.read([&](const std::vector<Sample>& samples) { return self.pass(samples, seed, rate); });
      }, "lessons"_a, "seed"_a, "rate"_a, Free())
      .def("measure_spread", [](Fitting& self, const Samples& from) {
        from.read([&](const std::vector<Sample>& samples) { self.measure_spread(samples); });
      }, "lessons"_a, Free());
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
      .def("step", [](Batch& self, Actions actions) {
        const std::span<const std::int32_t> all(actions.data(), actions.size());
        nb::gil_scoped_release released;
        self.step(all);
      }, "actions"_a)
      .def("draw_actions", &Batch::draw_actions, Free())
      .def("hands", &Batch::hands, "game"_a, Free())
      .def_prop_ro("rows", [of](nb::handle h) { return shown(h, of(h).rows, of(h).games(), of(h).width()); }, as_array)
      .def_prop_ro("masks", [of](nb::handle h) { return shown(h, of(h).masks, of(h).games(), steps::ACTIONS); }, as_array)
      .def_prop_ro("rewards", [of](nb::handle h) { return shown(h, of(h).rewards, of(h).games(), of(h).seats()); },
                   as_array)
      .def_prop_ro("movers", [of](nb::handle h) { return shown(h, of(h).movers, of(h).games()); }, as_array)
      .def_prop_ro("any", [of](nb::handle h) { return shown(h, of(h).any, of(h).games()); }, as_array)
      .def_prop_ro("ended", [of](nb::handle h) { return shown(h, of(h).ended, of(h).games()); }, as_array)
      .def_prop_ro("finals", [of](nb::handle h) { return shown(h, of(h).finals, of(h).games(), of(h).seats()); },
                   as_array);
}

void bind_steps(nb::module_& m) {
  nb::enum_<cards::NewRows>(m, "NewRows")
      .value("any", cards::NewRows::any)
      .value("matched", cards::NewRows::matched)
      .value("keep_three", cards::NewRows::keep_three);
  using steps::Standing;
  using steps::Steps;
  nb::class_<Standing>(m, "Standing")
      .def(nb::init<>())
      .def_prop_rw("seed", [](const Standing& at) { return nb::bytes(at.seed.data(), at.seed.size()); },
                   [](Standing& at, nb::bytes seed) { at.seed.assign(seed.c_str(), seed.size()); })
      .def_rw("mover", &Standing::mover)
      .def_rw("draw_index", &Standing::draw_index)
      .def_rw("turns", &Standing::turns)
      .def_rw("passes", &Standing::passes)
      .def_rw("last_turns", &Standing::last_turns)
      .def_rw("opening", &Standing::opening)
      .def_rw("rerolled", &Standing::rerolled)
      .def_rw("over", &Standing::over)
      .def_rw("supply", &Standing::supply)
      .def_rw("scores", &Standing::scores)
      .def_rw("shown", &Standing::shown)
      .def_rw("hands", &Standing::hands)
      .def_rw("taken", &Standing::taken)
      .def_rw("table", &Standing::table);
  using Row = nb::ndarray<std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
  using Mask = nb::ndarray<std::int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
  nb::class_<Steps>(m, "Steps")
      .def_static("tiles", &steps::tiles_steps, "seats"_a, "single"_a)
      .def_static("cubes", &steps::cubes_steps, "seats"_a)
      .def_static("cards", &steps::cards_steps, "seats"_a, "rule"_a, "opening_is_a_set"_a)
      .def("load", &Steps::load, "at"_a, Free())
      .def("step", &Steps::step, "action"_a, Free())
      .def("look", [](Steps& self, int seat, const Row& row, const Mask& mask) {
        self.look(seat, {row.data(), row.size()}, {mask.data(), mask.size()});
      }, "seat"_a, "row"_a.noconvert(), "mask"_a.noconvert())
      .def("played", &Steps::played)
      .def("standing", &Steps::standing)
      .def("allowed", &Steps::allowed)
      .def("laid", &Steps::laid)
      .def("set_stop", &Steps::set_stop, "stop"_a.none());
}

void bind_cubes(nb::module_& m) {
  nb::enum_<cubes::Rolling>(m, "CubesRolling")
      .value("NEVER", cubes::Rolling::NEVER)
      .value("UNUSED", cubes::Rolling::UNUSED)
      .value("POINTS", cubes::Rolling::POINTS)
      .value("NET", cubes::Rolling::NET);
  nb::class_<cubes::Style>(m, "CubesStyle")
      .def(nb::init<>())
      .def_rw("most_laid", &cubes::Style::most_laid)
      .def_rw("crossing", &cubes::Style::crossing)
      .def_rw("rolling", &cubes::Style::rolling)
      .def_rw("looks_ahead", &cubes::Style::looks_ahead)
      .def_rw("width", &cubes::Style::width)
      .def_rw("rolls", &cubes::Style::rolls)
      .def_rw("each", &cubes::Style::each)
      .def_rw("refills", &cubes::Style::refills)
      .def_rw("simulations", &cubes::Style::simulations)
      .def_rw("endgame", &cubes::Style::endgame)
      .def("set_weights", &cubes::set_weights);
  m.def("cubes_placements", [](const std::vector<int>& table, const std::vector<int>& hand) {
    std::vector<std::pair<std::vector<int>, int>> found;
    for (auto& each : cubes::placements(table, hand)) found.emplace_back(std::move(each.tiles), each.points);
    return found;
  }, Free());
  m.def("cubes_expectations", &cubes::expectations, Free());
  m.def("cubes_choose",
        [](const std::vector<int>& table, const std::vector<std::vector<int>>& hands, const std::vector<int>& bag,
           const std::vector<int>& scores, int mover, bool rerolled, const cubes::Style& style, std::uint64_t seed,
           std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
          const auto answer = cubes::choose({table, hands, bag, scores, mover, rerolled}, style, seed, nodes, ms, stop);
          return std::tuple(answer.kind, answer.cubes, answer.judged, answer.value, answer.low, answer.high,
                            answer.simulations);
        },
        "table"_a, "hands"_a, "bag"_a, "scores"_a, "mover"_a, "rerolled"_a, "style"_a, "seed"_a, "nodes"_a, "ms"_a,
        "stop"_a.none(), Free());
  m.def("cubes_weigh",
        [](const std::vector<int>& table, const std::vector<std::vector<int>>& hands, const std::vector<int>& bag,
           const std::vector<int>& scores, int mover, bool rerolled, const cubes::Style& style, std::uint64_t seed,
           std::shared_ptr<Stop> stop) {
          std::vector<std::tuple<int, std::vector<int>, double>> found;
          for (auto& each : cubes::weigh({table, hands, bag, scores, mover, rerolled}, style, seed, stop))
            found.emplace_back(each.kind, std::move(each.cubes), each.value);
          return found;
        },
        "table"_a, "hands"_a, "bag"_a, "scores"_a, "mover"_a, "rerolled"_a, "style"_a, "seed"_a, "stop"_a.none(), Free());
  m.def("cubes_match", &cubes::match, "first"_a, "second"_a, "seats"_a, "deals"_a, "seed"_a, Free());
  m.def("cubes_lessons", &cubes::lessons, "style"_a, "seats"_a, "games"_a, "seed"_a, Free());
}

void bind_cards(nb::module_& m) {
  m.attr("CARDS_ARRANGE_NODES") = cards::ARRANGE_NODES;
  m.def("cards_playable", cards::cards_playable, "rows"_a, "hand"_a, "rule"_a, "ms"_a = 0.0, "stop"_a.none() = nb::none(),
        Free());
  m.def("cards_playable_count", cards::cards_playable_count, "rows"_a, "hand"_a, "rule"_a, Free());
  m.def("cards_arrange", cards::cards_arrange, "rows"_a, "played"_a, "qwirkles"_a, "rule"_a, "nodes"_a = 0, "ms"_a = 0.0,
        "stop"_a.none() = nb::none(), Free());
  m.def("cards_moved", cards::cards_moved_between, "old"_a, "rows"_a, Free());
  nb::class_<cards::Seeing>(m, "CardsSeeing")
      .def(nb::init<>())
      .def_rw("rows", &cards::Seeing::rows)
      .def_rw("hand", &cards::Seeing::hand)
      .def_rw("unseen", &cards::Seeing::unseen)
      .def_rw("sizes", &cards::Seeing::sizes)
      .def_rw("scores", &cards::Seeing::scores)
      .def_rw("stock", &cards::Seeing::stock)
      .def_rw("last_turns", &cards::Seeing::last_turns)
      .def_rw("rule", &cards::Seeing::rule)
      .def_rw("opening", &cards::Seeing::opening);
  nb::class_<cards::Answer>(m, "CardsAnswer")
      .def_ro("cards", &cards::Answer::cards)
      .def_ro("table", &cards::Answer::table)
      .def_ro("qwirkles", &cards::Answer::qwirkles)
      .def_ro("valued", &cards::Answer::valued)
      .def_ro("value", &cards::Answer::value)
      .def_ro("low", &cards::Answer::low)
      .def_ro("high", &cards::Answer::high)
      .def_ro("simulations", &cards::Answer::simulations);
  nb::class_<cards::Learned>(m, "CardsLearned")
      .def("__init__", [](cards::Learned* self, const std::vector<float>& whole, const std::vector<float>& later) {
        new (self) cards::Learned(cards::cards_learned(whole, later));
      })
      .def_static("first", cards::first_weights)
      .def_ro("whole", &cards::Learned::whole)
      .def_ro("later", &cards::Learned::later);
  m.def("cards_choose", cards::cards_choose, "player"_a, "learned"_a, "seeing"_a, "seed"_a, "hands"_a, "ms"_a,
        "stop"_a.none(), Free());
  m.def("cards_weigh", cards::cards_weigh, "learned"_a, "seeing"_a, "seed"_a, "hands"_a, "told"_a, "also"_a, "stop"_a.none(),
        Free());
  m.def("cards_match", cards::cards_match, "first"_a, "second"_a, "learned"_a, "seats"_a, "rule"_a, "deals"_a, "seed"_a,
        Free());
  m.def("cards_lessons", [](const cards::Learned& learned, int seats, cards::NewRows rule, int games, std::uint64_t seed) {
    std::string lessons;
    {
      nb::gil_scoped_release released;
      lessons = cards::cards_lessons(learned, seats, rule, games, seed);
    }
    return nb::bytes(lessons.data(), lessons.size());
  }, "learned"_a, "seats"_a, "rule"_a, "games"_a, "seed"_a);
  m.def("cards_fit", [](const cards::Learned& learned, nb::bytes lessons) {
    const std::string copy(lessons.c_str(), lessons.size());
    nb::gil_scoped_release released;
    return cards::cards_fit(learned, copy);
  }, "learned"_a, "lessons"_a);
}

}  // namespace

NB_MODULE(_kernel, m) {
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("stop", [](Stop& self) { self.asked = true; })
      .def_prop_ro("asked", [](const Stop& self) { return self.asked.load(); });
  bind_qwirkle(m);
  bind_batch(m);
  bind_steps(m);
  bind_cubes(m);
  bind_cards(m);
}

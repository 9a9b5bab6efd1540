// The binding: the only file that knows Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "cards_api.h"
#include "common.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sixfold;

NB_MODULE(_kernel, m) {
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("stop", [](Stop& self) { self.asked = true; })
      .def_prop_ro("asked", [](const Stop& self) { return self.asked.load(); });

  // Cards
  const auto free = nb::call_guard<nb::gil_scoped_release>();
  m.def("cards_playable", cards::cards_playable, "rows"_a, "hand"_a, "own_rule"_a, "nodes"_a = 0, "ms"_a = 0.0, free);
  m.def("cards_arrange", cards::cards_arrange, "rows"_a, "played"_a, "qwirkles"_a, "own_rule"_a, "nodes"_a = 0, "ms"_a = 0.0,
        free);
  m.def("cards_moved", cards::cards_moved_between, "old"_a, "rows"_a, free);
  nb::class_<cards::Seeing>(m, "CardsSeeing")
      .def(nb::init<>())
      .def_rw("rows", &cards::Seeing::rows)
      .def_rw("hand", &cards::Seeing::hand)
      .def_rw("unseen", &cards::Seeing::unseen)
      .def_rw("sizes", &cards::Seeing::sizes)
      .def_rw("scores", &cards::Seeing::scores)
      .def_rw("stock", &cards::Seeing::stock)
      .def_rw("last_turns", &cards::Seeing::last_turns)
      .def_rw("own_rule", &cards::Seeing::own_rule)
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
  m.def("cards_choose", cards::cards_choose, "player"_a, "learned"_a, "seeing"_a, "seed"_a, "ms"_a, "arrange_ms"_a,
        "stop"_a.none(), free);
  m.def("cards_match", cards::cards_match, "first"_a, "second"_a, "learned"_a, "seats"_a, "own_rule"_a, "deals"_a, "seed"_a,
        free);
  m.def("cards_lessons", [](const cards::Learned& learned, int seats, int games, std::uint64_t seed) {
    std::string lessons;
    {
      nb::gil_scoped_release released;
      lessons = cards::cards_lessons(learned, seats, games, seed);
    }
    return nb::bytes(lessons.data(), lessons.size());
  }, "learned"_a, "seats"_a, "games"_a, "seed"_a);
  m.def("cards_fit", [](const cards::Learned& learned, nb::bytes lessons, int passes, std::uint64_t seed) {
    const std::string copy(lessons.c_str(), lessons.size());
    nb::gil_scoped_release released;
    return cards::cards_fit(learned, copy, passes, seed);
  }, "learned"_a, "lessons"_a, "passes"_a, "seed"_a);
}

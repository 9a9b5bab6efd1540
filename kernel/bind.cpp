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
  m.def("cards_playable", cards_playable, "rows"_a, "hand"_a, "own_rule"_a, "nodes"_a = 0, "ms"_a = 0.0, free);
  m.def("cards_arrange", cards_arrange, "rows"_a, "played"_a, "qwirkles"_a, "own_rule"_a, "nodes"_a = 0, "ms"_a = 0.0,
        free);
  m.def("cards_moved", cards_moved_between, "old"_a, "rows"_a, free);
  nb::class_<Seeing>(m, "CardsSeeing")
      .def(nb::init<>())
      .def_rw("rows", &Seeing::rows)
      .def_rw("hand", &Seeing::hand)
      .def_rw("unseen", &Seeing::unseen)
      .def_rw("sizes", &Seeing::sizes)
      .def_rw("scores", &Seeing::scores)
      .def_rw("stock", &Seeing::stock)
      .def_rw("last_turns", &Seeing::last_turns)
      .def_rw("own_rule", &Seeing::own_rule)
      .def_rw("opening", &Seeing::opening);
  nb::class_<Answer>(m, "CardsAnswer")
      .def_ro("cards", &Answer::cards)
      .def_ro("table", &Answer::table)
      .def_ro("qwirkles", &Answer::qwirkles)
      .def_ro("valued", &Answer::valued)
      .def_ro("value", &Answer::value)
      .def_ro("low", &Answer::low)
      .def_ro("high", &Answer::high)
      .def_ro("simulations", &Answer::simulations);
  m.def("cards_choose", cards_choose, "player"_a, "seeing"_a, "seed"_a, "ms"_a, "arrange_ms"_a, "stop"_a.none(), free);
  m.def("cards_match", cards_match, "first"_a, "second"_a, "seats"_a, "own_rule"_a, "deals"_a, "seed"_a, free);
}

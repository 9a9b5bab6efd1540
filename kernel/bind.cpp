// The binding: the only file that knows Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
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
}

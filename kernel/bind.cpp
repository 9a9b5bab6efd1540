// The binding: the only file that knows Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "endgame_flat.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sixfold;

NB_MODULE(_kernel, m) {
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("stop", [](Stop& self) { self.asked = true; })
      .def_prop_ro("asked", [](const Stop& self) { return self.asked.load(); });

  // The endgame of Qwirkle
  const auto free = nb::call_guard<nb::gil_scoped_release>();
  m.def("qwirkle_endgame", &flat_endgame, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(), free);
  m.def("qwirkle_endgame_all", &flat_endgame_all, "tiles"_a, "hand"_a, "other"_a, "nodes"_a, "ms"_a, "stop"_a.none(),
        free);
  m.def("qwirkle_endgame_plain", &flat_endgame_plain, "tiles"_a, "hand"_a, "other"_a, "everything"_a, "nodes"_a, free);
  m.def("qwirkle_endings", &flat_endings, "count"_a, "most"_a, "noise"_a, "seed"_a, free);
}

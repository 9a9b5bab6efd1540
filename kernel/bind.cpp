// The binding: the only file that knows Python. It registers functions and nothing more; each releases the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "common.h"
#include "cubes.h"
#include "cubes_match.h"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sixfold;

namespace {

using Release = nb::call_guard<nb::gil_scoped_release>;

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
  }, Release());
  m.def("cubes_expectations", &cubes::expectations, Release());
  m.def("cubes_choose",
        [](const std::vector<int>& table, const std::vector<std::vector<int>>& hands, const std::vector<int>& bag,
           const std::vector<int>& scores, int mover, bool rerolled, const cubes::Style& style, std::uint64_t seed,
           std::uint64_t nodes, double ms, std::shared_ptr<Stop> stop) {
          const auto answer = cubes::choose({table, hands, bag, scores, mover, rerolled}, style, seed, nodes, ms, stop);
          return std::tuple(answer.kind, answer.cubes, answer.judged, answer.value, answer.low, answer.high,
                            answer.simulations);
        },
        "table"_a, "hands"_a, "bag"_a, "scores"_a, "mover"_a, "rerolled"_a, "style"_a, "seed"_a, "nodes"_a, "ms"_a,
        "stop"_a.none(), Release());
  m.def("cubes_match", &cubes::match, "first"_a, "second"_a, "seats"_a, "deals"_a, "seed"_a, Release());
  m.def("cubes_lessons", &cubes::lessons, "style"_a, "seats"_a, "games"_a, "seed"_a, Release());
}

}  // namespace

NB_MODULE(_kernel, m) {
  nb::class_<Stop>(m, "Stop")
      .def(nb::init<>())
      .def("stop", [](Stop& self) { self.asked = true; })
      .def_prop_ro("asked", [](const Stop& self) { return self.asked.load(); });
  bind_cubes(m);
}

// One sort for everything: stable, so that every library gives the same order, and a tenth of the code of a library's.
#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <vector>

namespace sixfold {

// Sorts short runs by insertion, then merges them. Equal members keep their order.
template <class Iterator, class Less = std::less<>>
void sort_stably(Iterator begin, Iterator end, Less less = {}) {
  constexpr std::ptrdiff_t RUN = 8;
  const std::ptrdiff_t size = end - begin;
  for (std::ptrdiff_t i = 1; i < size; ++i) {
    const Iterator run = begin + i / RUN * RUN;
    Iterator place = begin + i;
    if (place == run || !less(*place, place[-1])) continue;
    auto member = std::move(*place);
    do {
      *place = std::move(place[-1]);
      --place;
    } while (place != run && less(member, place[-1]));
    *place = std::move(member);
  }
  std::vector<typename std::iterator_traits<Iterator>::value_type> left;
  for (std::ptrdiff_t width = RUN; width < size; width *= 2) {
    for (std::ptrdiff_t start = 0; start + width < size; start += 2 * width) {
      Iterator out = begin + start, right = out + width;
      const Iterator last = begin + std::min(start + 2 * width, size);
      if (!less(*right, right[-1])) continue;
      left.assign(std::make_move_iterator(out), std::make_move_iterator(right));
      for (auto& member : left) {
        while (right != last && less(*right, member)) *out++ = std::move(*right++);
        *out++ = std::move(member);
      }
    }
  }
}

}  // namespace sixfold

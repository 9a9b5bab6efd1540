// Kinds of pieces as bits. A kind is color * 6 + shape, as in the referee.
#pragma once

#include <bit>
#include <cstdint>

#include "common/budget.h"

namespace sixfold {

using Mask = std::uint64_t;  // 36 bits, one for each kind

inline constexpr int KINDS = 36;
inline constexpr int MAX_SEATS = 4;
inline constexpr Mask EVERY_KIND = (Mask{1} << KINDS) - 1;

constexpr Mask bit(int kind) { return Mask{1} << kind; }
constexpr int color_of(int kind) { return kind / 6; }
constexpr int shape_of(int kind) { return kind % 6; }
constexpr Mask color_mask(int color) { return Mask{0b111111} << 6 * color; }
constexpr Mask shape_mask(int shape) { return Mask{0b000001000001000001000001000001000001} << shape; }
constexpr int lowest(Mask mask) { return std::countr_zero(mask); }

// The twelve colours and shapes, each the mask of its six kinds.
inline constexpr int FAMILIES = 12;
constexpr Mask family_mask(int family) { return family < 6 ? color_mask(family) : shape_mask(family - 6); }

inline void require_kind(int kind) { require(0 <= kind && kind < KINDS, "no such kind of piece"); }

}  // namespace sixfold

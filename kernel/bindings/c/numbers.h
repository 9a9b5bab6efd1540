// Requests and answers as lists of 32-bit numbers: all that callers need who share memory with the kernel, but no
// types.
//
// A list is its length and its members. A 64-bit number is its low half and its high half, a real number likewise.
#pragma once

#include <bit>
#include <span>
#include <string>
#include <string_view>

#include "common/view.h"

namespace sixfold {

// Reads a request from its beginning; throws BadInput where it ends too early.
class NumberReader {
 public:
  explicit NumberReader(std::span<const int> numbers) : left_(numbers) {}

  int one() { return take(1).front(); }
  bool flag() { return one() != 0; }
  std::uint64_t wide() {
    const auto halves = take(2);
    return static_cast<std::uint32_t>(halves[0]) | std::uint64_t{static_cast<std::uint32_t>(halves[1])} << 32;
  }
  double real() { return std::bit_cast<double>(wide()); }
  std::span<const int> span() {
    const int size = one();
    require(0 <= size, "a list of negative length");
    return take(static_cast<std::size_t>(size));
  }
  Numbers list() {
    const auto numbers = span();
    return {numbers.begin(), numbers.end()};
  }
  std::vector<Numbers> lists() {
    std::vector<Numbers> found;
    for (int left = one(); left > 0; --left) found.push_back(list());
    return found;
  }
  std::string text() {
    const auto bytes = span();
    return {bytes.begin(), bytes.end()};
  }
  std::vector<float> floats() {
    std::vector<float> found;
    for (const int bits : span()) found.push_back(std::bit_cast<float>(bits));
    return found;
  }
  void end() const { require(left_.empty(), "a request that goes on"); }

 private:
  std::span<const int> take(std::size_t count) {
    require(count <= left_.size(), "a request that ends too early");
    const auto taken = left_.first(count);
    left_ = left_.subspan(count);
    return taken;
  }

  std::span<const int> left_;
};

class NumberWriter {
 public:
  void one(int number) { numbers_.push_back(number); }
  void wide(std::uint64_t number) {
    one(static_cast<int>(number));
    one(static_cast<int>(number >> 32));
  }
  void real(double number) { wide(std::bit_cast<std::uint64_t>(number)); }
  void list(std::span<const int> numbers) {
    one(static_cast<int>(numbers.size()));
    numbers_.insert(numbers_.end(), numbers.begin(), numbers.end());
  }
  void lists(const std::vector<Numbers>& lists) {
    one(static_cast<int>(lists.size()));
    for (const Numbers& each : lists) list(each);
  }
  void text(std::string_view text) { list(Numbers(text.begin(), text.end())); }
  Numbers take() { return std::move(numbers_); }

 private:
  Numbers numbers_;
};

}  // namespace sixfold

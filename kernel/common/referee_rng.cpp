// SHA-256 (FIPS 180-4), and the numbers that are made of its bytes.
#include "common/referee_rng.h"

#include <numeric>

#include "common/sort.h"

namespace sixfold {
namespace {

using Word = std::uint32_t;

constexpr std::array<Word, 64> ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

void mix(std::array<Word, 8>& state, const std::uint8_t* block) {
  std::array<Word, 64> word;
  for (std::size_t i = 0; i < 16; ++i)
    word[i] = Word{block[4 * i]} << 24 | Word{block[4 * i + 1]} << 16 | Word{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (std::size_t i = 16; i < 64; ++i) {
    const Word a = word[i - 15], b = word[i - 2];
    word[i] = word[i - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) + word[i - 7] +
              (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < 64; ++i) {
    const Word first =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + word[i];
    const Word second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  const std::array<Word, 8> added = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state[i] += added[i];
}

}  // namespace

std::array<std::uint8_t, 32> sha256(const std::string& text) {
  std::string padded = text + '\x80';
  padded.resize((padded.size() + 8 + 63) / 64 * 64);
  const std::uint64_t bits = std::uint64_t{8} * text.size();
  for (std::size_t i = 0; i < 8; ++i) padded[padded.size() - 1 - i] = static_cast<char>(bits >> 8 * i);
  std::array<Word, 8> state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                               0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  for (std::size_t at = 0; at < padded.size(); at += 64)
    mix(state, reinterpret_cast<const std::uint8_t*>(padded.data()) + at);
  std::array<std::uint8_t, 32> digest;
  for (std::size_t i = 0; i < 32; ++i) digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

RefereeRng::RefereeRng(const std::string& seed, int index, std::span<const int> supply)
    : head_("sixfold draw\n" + seed + '\n' + std::to_string(index) + '\n') {
  for (std::size_t i = 0; i < supply.size(); ++i) {
    if (i) head_ += ',';
    head_ += std::to_string(supply[i]);
  }
  head_ += '\n';
}

int RefereeRng::below(int bound) {
  const std::uint64_t range = static_cast<std::uint64_t>(bound), limit = (std::uint64_t{1} << 32) / range * range;
  for (;;) {
    if (used_ == bytes_.size()) {
      bytes_ = sha256(head_ + std::to_string(block_++));
      used_ = 0;
    }
    std::uint64_t number = 0;
    for (int i = 0; i < 4; ++i) number = number << 8 | bytes_[used_++];
    if (number < limit) return static_cast<int>(number % range);
  }
}

std::vector<int> RefereeRng::take(std::span<int> supply, int count) {
  std::vector<int> taken;
  int total = std::accumulate(supply.begin(), supply.end(), 0);
  for (; count > 0; --count) {
    int place = below(total--);
    std::size_t index = 0;
    while (place >= supply[index]) place -= supply[index++];
    --supply[index];
    taken.push_back(static_cast<int>(index));
  }
  sort_stably(taken.begin(), taken.end());
  return taken;
}

}  // namespace sixfold

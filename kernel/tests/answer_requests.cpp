// Answers a file of requests, as the browser would: to compare processors. `answer_requests REQUESTS ANSWERS`.
//
// Each request, and each answer, is the number of its numbers and the numbers.
#include <cstdio>
#include <memory>

#include "bindings/c/calls.h"

using namespace sixfold;

int main(int count, char** names) {
  if (count != 3) return 2;
  const auto close = [](std::FILE* file) { std::fclose(file); };
  const std::unique_ptr<std::FILE, decltype(close)> requests(std::fopen(names[1], "rb"), close);
  const std::unique_ptr<std::FILE, decltype(close)> answers(std::fopen(names[2], "wb"), close);
  if (!requests || !answers) return 2;
  Calls calls;
  int size = 0;
  while (std::fread(&size, sizeof size, 1, requests.get()) == 1) {
    Numbers request(static_cast<std::size_t>(size));
    if (std::fread(request.data(), sizeof size, request.size(), requests.get()) != request.size()) return 2;
    const Numbers answer = calls.answer(request);
    size = static_cast<int>(answer.size());
    std::fwrite(&size, sizeof size, 1, answers.get());
    std::fwrite(answer.data(), sizeof size, answer.size(), answers.get());
  }
  return 0;
}

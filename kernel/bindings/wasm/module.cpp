// The binding for WebAssembly: a place to write requests to, one function, and a place to read answers from.
//
// Bad input, which natively is an exception, goes to JavaScript as one: `refuse` throws there. Nothing is cleaned up on
// the way, so a caller whom it reaches must load the module again.
#include <cstdlib>
#include <exception>

#include "bindings/c/calls.h"

#define EXPORTED(name) extern "C" __attribute__((export_name(name)))

namespace {

sixfold::Calls calls;
sixfold::Numbers request, answered;

}  // namespace

EXPORTED("room") int* room(int size) {
  request.resize(static_cast<std::size_t>(size));
  return request.data();
}

// Answers the request in that room; returns how many numbers the answer has.
EXPORTED("call") int call() {
  answered = calls.answer(request);
  return static_cast<int>(answered.size());
}

EXPORTED("answer") const int* answer() { return answered.data(); }

// What the C++ library for this target leaves out: it is built without exceptions, and nothing here is ever unloaded.
extern "C" {

__attribute__((import_module("sixfold"), import_name("refuse"))) void refuse(const char* complaint);

void* __cxa_allocate_exception(std::size_t size) { return std::malloc(size); }

[[noreturn]] void __cxa_throw(void* thrown, void*, void (*)(void*)) {
  refuse(static_cast<const std::exception*>(thrown)->what());
  __builtin_trap();
}

int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }
}

// The library's own would print, which takes a tenth of the module.
_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* complaint, ...) noexcept {
  refuse(complaint);
  __builtin_trap();
}
_LIBCPP_END_NAMESPACE_STD

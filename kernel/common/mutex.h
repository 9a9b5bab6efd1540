// A mutex for what Python may call from several threads. WebAssembly has one thread here, and no std::mutex.
#pragma once

#include <mutex>

namespace sixfold {

#if defined(__wasm__)
struct Mutex {
  void lock() {}
  void unlock() {}
};
#else
using Mutex = std::mutex;
#endif

}  // namespace sixfold

// Small numbers out of the fuzzer's bytes, and how a target says that something is wrong.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace fuzz {

class Bytes {
 public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

    bool empty() const { return left_ == 0; }

    /// 0 when there are no more bytes.
    std::uint8_t next() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

    int below(int bound) { return next() % bound; }
    bool flag() { return below(2) != 0; }

 private:
    const std::uint8_t* data_;
    std::size_t left_;
};

inline void demand(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

}  // namespace fuzz

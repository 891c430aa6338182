// The only file with threads. A build without HUPAI_THREADS leaves it out, and batches run on the caller's alone.
#include <algorithm>
#include <exception>
#include <thread>
#include <vector>

#include "run.hpp"

namespace hupai::batch {

int core_count() noexcept { return static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)); }

void run_together(int helpers, void (*help)(void*) noexcept, void (*lead)(void*) noexcept, void* context) noexcept {
    std::vector<std::thread> threads;
    try {
        threads.reserve(static_cast<std::size_t>(helpers));
        while (helpers-- > 0) threads.emplace_back(help, context);
    } catch (const std::exception&) {
        // No more threads are to be had: those that run, and this one, do it all.
    }
    lead(context);
    for (std::thread& thread : threads) thread.join();
}

}  // namespace hupai::batch

// Rows in chunks, by one thread or by several, until they are done or somebody says stop.
#pragma once

#include <cstddef>

#include "hupai/batch.hpp"

namespace hupai::batch {

/// `answer(work, begin, end)` answers the rows from `begin` up to `end`; each row is asked for once.
struct Job {
    std::size_t rows;
    std::size_t chunk;
    void (*answer)(const void* work, std::size_t begin, std::size_t end) noexcept;
    const void* work;
};

/// False when it was stopped.
[[nodiscard]] bool run(const Job& job, const Running& running) noexcept;

/// `work(row)` for every row.
template <class Work>
[[nodiscard]] bool for_each_row(std::size_t rows, std::size_t chunk, const Running& running,
                                const Work& work) noexcept {
    const auto answer = [](const void* erased, std::size_t begin, std::size_t end) noexcept {
        const Work& typed = *static_cast<const Work*>(erased);
        for (std::size_t row = begin; row < end; ++row) typed(row);
    };
    return run(Job{rows, chunk, answer, &work}, running);
}

/// How a batch ended, from the statuses of its rows.
[[nodiscard]] Outcome outcome_of(bool finished, const std::uint8_t* status, std::size_t rows) noexcept;

// ---- threads.cpp, which a build may leave out -----------------------------------------------------------------

[[nodiscard]] int core_count() noexcept;

/// `help(context)` on so many threads (fewer where the system has no more) while `lead(context)` runs on this one;
/// returns when all have returned.
void run_together(int helpers, void (*help)(void*) noexcept, void (*lead)(void*) noexcept, void* context) noexcept;

}  // namespace hupai::batch

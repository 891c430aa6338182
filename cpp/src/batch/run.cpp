#include "run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <utility>

namespace hupai::batch {
namespace {

using Clock = std::chrono::steady_clock;

/// Often enough for Ctrl-C, and seldom enough for an interpreter that has to hand over its lock each time.
constexpr std::chrono::milliseconds between_questions{30};

/// Reading the clock takes as long as reading a record: behind a chunk that took no time, so many go unwatched.
constexpr std::chrono::microseconds no_time{100};
constexpr int unwatched_chunks = 3;

/// The rows that nobody has taken yet. One thread, the caller's, leads: it asks whether to stop.
class Queue {
 public:
    Queue(const Job& job, const Running& running) noexcept : job_(job), running_(running) {}

    void help() noexcept {
        while (answer_chunk()) {
        }
    }

    void lead() noexcept {
        if (running_.stop == nullptr) return help();
        Clock::time_point now = Clock::now();
        Clock::time_point next_question = now + between_questions;
        for (int unwatched = 0; answer_chunk();) {
            if (unwatched-- > 0) continue;
            const Clock::time_point before = std::exchange(now, Clock::now());
            unwatched = now - before < no_time ? unwatched_chunks : 0;
            if (now < next_question) continue;
            if (running_.stop(running_.context)) stopped_.store(true, std::memory_order_relaxed);
            next_question = Clock::now() + between_questions;
        }
    }

    bool finished() const noexcept { return !stopped_.load(std::memory_order_relaxed); }

 private:
    bool answer_chunk() noexcept {
        if (stopped_.load(std::memory_order_relaxed)) return false;
        const std::size_t begin = next_.fetch_add(job_.chunk, std::memory_order_relaxed);
        if (begin >= job_.rows) return false;
        job_.answer(job_.work, begin, std::min(begin + job_.chunk, job_.rows));
        return true;
    }

    const Job& job_;
    const Running& running_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stopped_{false};
};

#ifdef HUPAI_THREADS
constexpr int most_threads = 256;

/// No more threads than chunks.
int helpers_for(const Job& job, int threads) noexcept {
    const int wanted = std::min(threads == 0 ? core_count() : threads, most_threads);
    const std::size_t chunks = (job.rows + job.chunk - 1) / job.chunk;
    return static_cast<int>(std::min(static_cast<std::size_t>(std::max(wanted, 1)), std::max<std::size_t>(chunks, 1))) -
           1;
}

void run_queue(Queue& queue, const Job& job, int threads) noexcept {
    const int helpers = helpers_for(job, threads);
    if (helpers == 0) return queue.lead();
    run_together(
        helpers, [](void* shared) noexcept { static_cast<Queue*>(shared)->help(); },
        [](void* shared) noexcept { static_cast<Queue*>(shared)->lead(); }, &queue);
}
#else
void run_queue(Queue& queue, const Job&, int) noexcept { queue.lead(); }
#endif

}  // namespace

bool run(const Job& job, const Running& running) noexcept {
    Queue queue(job, running);
    run_queue(queue, job, running.threads);
    return queue.finished();
}

Outcome outcome_of(bool finished, const std::uint8_t* status, std::size_t rows) noexcept {
    const auto good = std::count(status, status + rows, std::uint8_t{0});
    return {rows - static_cast<std::size_t>(good), !finished};
}

}  // namespace hupai::batch

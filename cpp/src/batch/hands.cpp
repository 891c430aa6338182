// Scores of records, and texts to records.
#include <algorithm>

#include "hupai/batch.hpp"
#include "run.hpp"

namespace hupai::batch {
namespace {

/// A thread takes so many at once: enough that taking them costs nothing, and so few that the dearest hands (some
/// milliseconds each) let a batch end soon after it is told to.
constexpr std::size_t scores_a_chunk = 32;
constexpr std::size_t texts_a_chunk = 64;

/// One row of `ScoreColumns`.
struct ScoreRow {
    std::int16_t& total;
    std::uint8_t* fans;
    std::uint8_t& wins;
    std::uint8_t& meets_minimum;
};

void write(const ScoreSummary& score, const ScoreRow& row) noexcept {
    row.total = score.total;
    row.wins = score.win;
    row.meets_minimum = score.meets_minimum;
}

Status score_row(const HandRecord& record, const Scorer& scorer, const ScoreRow& row) noexcept {
    Hand hand;
    if (const Error error = unpack(record, hand)) return error.status;
    if (const Error error = scorer.check(hand, record.indicator)) return error.status;
    write(scorer.summary(hand, record.indicator, row.fans), row);
    return Status::ok;
}

}  // namespace

Outcome score(const HandRecord* hands, std::size_t rows, const Scorer& scorer, const ScoreColumns& answers,
              std::uint8_t* status, const Running& running) noexcept {
    const auto width = static_cast<std::size_t>(scorer.fan_count());
    const auto answer_row = [&](std::size_t index) noexcept {
        const ScoreRow row{answers.totals[index], answers.fans + index * width, answers.wins[index],
                           answers.meets_minimum[index]};
        std::fill_n(row.fans, width, std::uint8_t{0});
        if (status[index] == 0) status[index] = static_cast<std::uint8_t>(score_row(hands[index], scorer, row));
        if (status[index] == 0) return;
        row.total = bad_total;
        row.wins = 0;
        row.meets_minimum = 0;
    };
    return outcome_of(for_each_row(rows, scores_a_chunk, running, answer_row), status, rows);
}

ScoreSummary Scorer::summary(const Hand& hand, Kind indicator, std::uint8_t* fans) const noexcept {
    const Score all = score(hand, indicator);
    for (std::size_t i = 0; i < all.counted_count; ++i) fans[all.counted[i].fan] = all.counted[i].count;
    return {all.win, all.win && all.meets_minimum, all.total};
}

Error error_of(const HandRecord& record, const Scorer& scorer) {
    Hand hand;
    if (Error error = unpack(record, hand)) return error;
    return scorer.check(hand, record.indicator);
}

Outcome parse(const std::string_view* texts, std::size_t rows, ZOrder z_order, HandRecord* hands, std::uint8_t* status,
              const Running& running) noexcept {
    const auto answer_row = [&](std::size_t row) noexcept {
        Hand hand;
        const Error error = parse_hand(texts[row], hand, z_order);
        hands[row] = error ? empty_hand_record : pack(hand);
        status[row] = static_cast<std::uint8_t>(error.status);
    };
    return outcome_of(for_each_row(rows, texts_a_chunk, running, answer_row), status, rows);
}

}  // namespace hupai::batch

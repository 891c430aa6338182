// Shanten, waits, useful tiles and wins of rows of counts.
#include <cstring>
#include <string>

#include "count_masks.hpp"
#include "hupai/batch.hpp"
#include "run.hpp"
#include "shanten_view.hpp"

namespace hupai::batch {
namespace {

using detail::TilesView;

/// Small enough that a chunk of the dearest rows is over in a moment.
constexpr std::size_t rows_a_chunk = 64;

/// Which numbers of tiles a question is asked of.
enum class Drawn : std::uint8_t { either, not_yet, already };

Status status_of_count(int concealed, int melds, Drawn drawn) noexcept {
    if (concealed + melds == 0) return Status::empty_hand;
    if (concealed % 3 == 0 || concealed + 3 * melds > full_hand) return Status::bad_tile_count;
    if (drawn == Drawn::not_yet && concealed % 3 == 2) return Status::drawn_already;
    if (drawn == Drawn::already && concealed % 3 == 1) return Status::no_winning_tile;
    return Status::ok;
}

/// A row as the search sees it. Only a row with a hun kind is copied.
struct Row {
    TilesView tiles;
    Counts real;
};

/// The first thing that is wrong with a row; `read` is what it holds otherwise.
Status read_row(const CountRows& rows, std::size_t row, Drawn drawn, Row& read) noexcept {
    const std::uint8_t* counts = rows.counts + row * kind_count;
    const int jokers = rows.jokers.at(row), melds = rows.melds.at(row);
    const Kind hun = rows.hun.at(row);
    if (any_at_least(counts, copies_per_kind + 1)) return Status::fifth_copy;
    if (melds > max_melds) return Status::too_many_melds;
    if (hun >= kind_count && hun != no_kind) return Status::bad_kind;
    const int concealed = sum_of(counts) + jokers;
    const Status status = status_of_count(concealed, melds, drawn);
    if (status != Status::ok) return status;
    read.tiles = {counts, nullptr, concealed, jokers, melds, 0};
    if (hun == no_kind) return Status::ok;
    std::memcpy(read.real.data(), counts, kind_count);
    read.real[hun] = 0;
    read.tiles.real = read.real.data();
    read.tiles.hun_held = counts[hun];
    read.tiles.wildcards = jokers + counts[hun];
    return Status::ok;
}

/// `ask(tiles, options, answer)` of every good row; it may find fault with one too.
template <class Answer, class Ask>
Outcome answer_rows(const CountRows& rows, const SearchOptions& options, Drawn drawn, Answer bad, Answer* answers,
                    std::uint8_t* status, const Running& running, Ask ask) noexcept {
    const auto answer_row = [&](std::size_t row) noexcept {
        Row read;
        Status found = read_row(rows, row, drawn, read);
        if (found == Status::ok) {
            SearchOptions of_row = options;
            of_row.hun = rows.hun.at(row);
            found = ask(read.tiles, of_row, answers[row]);
        }
        if (found != Status::ok) answers[row] = bad;
        status[row] = static_cast<std::uint8_t>(found);
    };
    return outcome_of(for_each_row(rows.rows, rows_a_chunk, running, answer_row), status, rows.rows);
}

std::string names_of(Forms forms) {
    std::string names;
    for (int i = 0; i < form_count; ++i) {
        const Form form = static_cast<Form>(i);
        if (forms.has(form)) names += (names.empty() ? "" : ", ") + std::string(form_name(form));
    }
    return names;
}

Kind first_fifth(const std::uint8_t* counts) noexcept {
    Kind kind = 0;
    while (kind < kind_count - 1 && counts[kind] <= copies_per_kind) ++kind;
    return kind;
}

}  // namespace

Outcome shanten(const CountRows& rows, const SearchOptions& options, std::int8_t* answers, std::uint8_t* status,
                const Running& running) noexcept {
    return answer_rows(rows, options, Drawn::either, bad_shanten, answers, status, running,
                       [](const TilesView& tiles, const SearchOptions& of_row, std::int8_t& answer) noexcept {
                           const int distance = detail::shanten(tiles, of_row);
                           answer = static_cast<std::int8_t>(distance);
                           return distance == unreachable ? Status::unreachable_forms : Status::ok;
                       });
}

Outcome waits(const CountRows& rows, const SearchOptions& options, KindMask* answers, std::uint8_t* status,
              const Running& running) noexcept {
    return answer_rows(rows, options, Drawn::not_yet, bad_kinds, answers, status, running,
                       [](const TilesView& tiles, const SearchOptions& of_row, KindMask& answer) noexcept {
                           answer = detail::waits(tiles, of_row);
                           return Status::ok;
                       });
}

Outcome useful(const CountRows& rows, const SearchOptions& options, KindMask* answers, std::uint8_t* status,
               const Running& running) noexcept {
    return answer_rows(rows, options, Drawn::either, bad_kinds, answers, status, running,
                       [](const TilesView& tiles, const SearchOptions& of_row, KindMask& answer) noexcept {
                           answer = detail::useful(tiles, of_row);
                           return Status::ok;
                       });
}

Outcome is_win(const CountRows& rows, const SearchOptions& options, std::uint8_t* answers, std::uint8_t* status,
               const Running& running) noexcept {
    return answer_rows(rows, options, Drawn::already, bad_win, answers, status, running,
                       [](const TilesView& tiles, const SearchOptions& of_row, std::uint8_t& answer) noexcept {
                           answer = detail::is_complete(tiles, of_row.forms, of_row.limits);
                           return Status::ok;
                       });
}

Error error_of(const CountRows& rows, std::size_t row, Status status, const SearchOptions& options) {
    const std::uint8_t* counts = rows.counts + row * kind_count;
    int concealed = rows.jokers.at(row);
    for (std::size_t kind = 0; kind < kind_count; ++kind) concealed += counts[kind];
    const int melds = rows.melds.at(row);
    switch (status) {
        case Status::fifth_copy:
            return {status, -1, format_kind(first_fifth(counts))};
        case Status::too_many_melds:
            return {status, -1, std::to_string(melds)};
        case Status::bad_kind:
            return {status, -1, std::to_string(rows.hun.at(row))};
        case Status::bad_tile_count:
            return {status, -1, std::to_string(concealed + 3 * melds)};
        case Status::drawn_already:
        case Status::no_winning_tile:
            return {status, -1, std::to_string(concealed)};
        case Status::unreachable_forms:
            return {status, -1, names_of(options.forms)};
        default:
            return {status};
    }
}

}  // namespace hupai::batch

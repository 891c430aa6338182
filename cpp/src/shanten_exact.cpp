// Distance, waits and useful tiles counted target by target: exact under every option, and slow. The oracle of the
// tables, and the answer where they cannot tell.
#include "shanten_exact.hpp"

#include <algorithm>

#include "shanten_sets.hpp"

namespace hupai {
namespace detail {
namespace {

int fewest_draws_to(Form form, const Question& question, int worth) noexcept {
    switch (form) {
        case Form::standard:
            return fewest_draws_to_sets(question);
        case Form::knitted_straight:
            return fewest_draws_to_knitted_straight(question, worth);
        case Form::seven_pairs:
            return fewest_draws_to_seven_pairs(question);
        case Form::honors_and_knitted:
            return fewest_draws_to_honors_and_knitted(question);
        case Form::thirteen_orphans:
            return fewest_draws_to_thirteen_orphans(question);
    }
    return infinite;
}

bool takes_sets(Form form) noexcept { return form == Form::standard || form == Form::knitted_straight; }

/// Without wildcards nothing stands for a fifth copy, so only the drawing is bound.
Beyond beyond_of(const Tiles& tiles, HunLimits limits, Held held) noexcept {
    if (held == Held::live) return Beyond::wildcards;
    return limits.fifth_copy || tiles.wildcards == 0 ? Beyond::anything : Beyond::draws;
}

/// How many wildcards there can be at most: those held, and the copies of the hun kind that can still be drawn.
int most_wildcards(const Tiles& tiles, Kind hun) noexcept {
    return tiles.wildcards + (hun < kind_count ? copies_per_kind - tiles.hun_held : 0);
}

int widest_beyond_limit(const Tiles& tiles, HunLimits limits, Kind hun, Beyond beyond) noexcept {
    if (beyond == Beyond::draws) return most_beyond;
    if (beyond == Beyond::anything || !limits.fifth_copy) return 0;
    return std::min(most_wildcards(tiles, hun), most_beyond);
}

int fewest_draws_to(Form form, const Tiles& tiles, int sets, const SearchOptions& options, int worth) noexcept {
    const HunLimits limits = options.limits.on(form);
    const bool every_set_held = !limits.all_hun_sets && tiles.wildcards > 0;
    Question question{tiles, sets, every_set_held, beyond_of(tiles, limits, options.held), 0};
    const int widest = widest_beyond_limit(tiles, limits, options.hun, question.beyond);
    const int within_four = fewest_draws_to(form, question, worth);
    if (widest == 0 || within_four == 0) return within_four;
    // Few hands gain anything beyond four copies; the others are known by the bound that ignores the limit.
    const Question unbound{tiles, sets, every_set_held, Beyond::anything, 0};
    const int bound = fewest_draws_to(form, unbound, worth);
    if (bound == within_four || bound >= worth) return within_four;
    question.beyond_limit = widest;
    return fewest_draws_to(form, question, worth);
}

}  // namespace

Aim aim_of(const Tiles& tiles) noexcept { return aim_of(tile_count(tiles), tiles.meld_count); }

int fewest_draws(const Tiles& tiles, Aim aim, const SearchOptions& options, int worth) noexcept {
    int fewest = infinite;
    for (int i = 0; i < form_count && fewest > 0; ++i) {
        const Form form = static_cast<Form>(i);
        if (!options.forms.has(form) || (!aim.whole && !takes_sets(form))) continue;
        fewest = std::min(fewest, fewest_draws_to(form, tiles, aim.sets, options, std::min(worth, fewest)));
    }
    return fewest;
}

}  // namespace detail

namespace exact {
namespace {

/// Live, a kind of which all four copies are held cannot be drawn.
bool can_draw(const Tiles& tiles, Kind kind, const SearchOptions& options) noexcept {
    if (options.held == Held::formal) return true;
    const int held = kind == options.hun ? tiles.hun_held : tiles.real[kind];
    return held + tiles.melded[kind] < copies_per_kind;
}

}  // namespace

int shanten(const Tiles& tiles, const SearchOptions& options) noexcept {
    const int draws = detail::fewest_draws(tiles, detail::aim_of(tiles), options);
    return draws == detail::infinite ? unreachable : draws - 1;
}

std::array<std::int8_t, form_count> shanten_by_form(const Tiles& tiles, const SearchOptions& options) noexcept {
    std::array<std::int8_t, form_count> by_form{};
    for (std::size_t i = 0; i < by_form.size(); ++i) {
        SearchOptions alone = options;
        alone.forms = Forms::from_bits(options.forms.bits() & 1U << i);
        by_form[i] = static_cast<std::int8_t>(exact::shanten(tiles, alone));
    }
    return by_form;
}

KindMask waits(const Tiles& tiles, const SearchOptions& options) noexcept {
    if (tile_count(tiles) % 3 != 1) return 0;
    if (tiles.wildcards > 0) {
        SearchOptions widest = options;
        widest.limits = HunLimits{};
        widest.held = Held::formal;
        if (exact::shanten(tiles, widest) > 0) return 0;
    }
    KindMask kinds = 0;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (exact::is_complete(with_drawn(tiles, kind, options.hun), options.forms, options.limits)) kinds |= bit(kind);
    }
    return kinds;
}

KindMask useful(const Tiles& tiles, const SearchOptions& options) noexcept {
    const detail::Aim aim = detail::aim_of(tiles);
    const int now = detail::fewest_draws(tiles, aim, options);
    KindMask kinds = 0;
    if (now == 0 || now == detail::infinite) return kinds;
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if (!can_draw(tiles, kind, options)) continue;
        const Tiles drawn = with_drawn(tiles, kind, options.hun);
        const int then = detail::fewest_draws(drawn, aim, options, now);
        if (then < now) kinds |= bit(kind);
    }
    return kinds;
}

}  // namespace exact
}  // namespace hupai

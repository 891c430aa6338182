// The JSON objects of the interface.
#include "distance_text.hpp"
#include "hupai/answer.hpp"
#include "json.hpp"
#include "sets_text.hpp"
#include "utf8.hpp"

namespace hupai::answer {

namespace {

constexpr int schema = 1;

JsonWriter opened(const Hand& hand) {
    JsonWriter json;
    json.begin_object().key("schema").number(schema).key("hand").string(format_hand(hand));
    return json;
}

void write_set_tiles(JsonWriter& json, const Set& set) {
    if (set.tile == no_kind) {
        json.null();
        return;
    }
    std::array<Kind, 4> tiles{};
    const int size = set_size(set.kind);
    for (int i = 0; i < size; ++i) tiles[static_cast<std::size_t>(i)] = tile_at(set, i);
    json.string(format_tiles(tiles.data(), size));
}

void write_bits(JsonWriter& json, unsigned bits) {
    json.begin_array();
    for (int i = 0; bits != 0; ++i, bits >>= 1) {
        if ((bits & 1U) != 0) json.number(i);
    }
    json.end_array();
}

void write_set(JsonWriter& json, const Set& set, const Hand& hand) {
    json.begin_object().key("kind").string(set_kind_name(set.kind)).key("tiles");
    write_set_tiles(json, set);
    json.key("hun");
    write_bits(json, set.hun);
    json.key("melded");
    if (set.meld < 0) {
        json.null();
    } else {
        json.string(format_meld(hand.melds[static_cast<std::size_t>(set.meld)]));
    }
    json.key("winning").boolean(set.winning).end_object();
}

void write_decomposition(JsonWriter& json, const Decomposition& decomposition, const Hand& hand) {
    json.begin_object().key("form").string(form_name(decomposition.form)).key("sets").begin_array();
    for (std::size_t i = 0; i < decomposition.set_count; ++i) write_set(json, decomposition.sets[i], hand);
    json.end_array().end_object();
}

void write_fan(JsonWriter& json, const CountedFan& counted, const FanRow& row) {
    json.begin_object().key("id").string(row.id).key("name").string(row.name).key("english").string(row.english);
    json.key("value").number(counted.value).key("count").number(counted.count).key("sets").begin_array();
    for (std::size_t i = 0; i < counted.count && i < counted.sets.size(); ++i) write_bits(json, counted.sets[i]);
    json.end_array().end_object();
}

void write_fans(JsonWriter& json, const Score& score) {
    json.key("fans").begin_array();
    for (std::size_t i = 0; i < score.counted_count; ++i) {
        write_fan(json, score.counted[i], score.table[score.counted[i].fan]);
    }
    json.end_array();
}

void write_excluded(JsonWriter& json, const Score& score) {
    json.key("excluded").begin_array();
    for (std::size_t i = 0; i < score.excluded_count; ++i) {
        const ExcludedFan& excluded = score.excluded[i];
        json.begin_object().key("name").string(score.table[excluded.fan].name).key("by");
        json.string(excluded.by == no_fan ? reason_code(excluded.reason) : score.table[excluded.by].name);
        json.end_object();
    }
    json.end_array();
}

void write_wind(JsonWriter& json, const char* key, Kind wind) {
    json.key(key);
    if (wind == no_kind) {
        json.null();
    } else {
        json.string(format_kind(wind));
    }
}

void write_circumstances(JsonWriter& json, const Circumstances& used) {
    json.key("circumstances").begin_object().key("self_drawn").boolean(used.self_drawn == Said::yes);
    write_wind(json, "round_wind", used.round_wind);
    write_wind(json, "seat_wind", used.seat_wind);
    json.key("last_of_kind").boolean(used.last_of_kind == Said::yes);
    json.key("last_tile").boolean(used.last_tile == Said::yes);
    json.key("kong").boolean(used.kong == Said::yes);
    if (used.last_four != Said::nothing) json.key("last_four").boolean(used.last_four == Said::yes);
    if (used.after_draw >= 0) json.key("after_draw").number(used.after_draw);
    json.end_object();
}

void write_why(JsonWriter& json, const Score& score, Language language) {
    json.key("why");
    if (score.win) {
        json.null();
        return;
    }
    json.begin_object().key("code").string(reason_code(score.why));
    json.key("message").string(reason_text(score.why, language)).end_object();
}

void write_score(JsonWriter& json, const Hand& hand, const RulesHeader& rules, const Score& score, Language language) {
    json.key("rules").string(rules.name).key("options").raw(rules.options_json);
    write_circumstances(json, score.used);
    json.key("win").boolean(score.win).key("meets_minimum").boolean(score.win && score.meets_minimum);
    json.key("total").number(score.total);
    write_fans(json, score);
    write_excluded(json, score);
    json.key("decomposition");
    if (score.win) {
        write_decomposition(json, score.decomposition, hand);
    } else {
        json.null();
    }
    write_why(json, score, language);
}

void write_by_form(JsonWriter& json, const ShantenByForm& by_form) {
    const int least = least_of(by_form);
    json.key("shanten");
    if (least == unreachable) {
        json.null();
    } else {
        json.number(least);
    }
    json.key("by_form").begin_object();
    for (std::size_t i = 0; i < by_form.size(); ++i) {
        if (by_form[i] != unreachable) json.key(form_name(static_cast<Form>(i))).number(by_form[i]);
    }
    json.end_object();
}

void write_conditions(JsonWriter& json, const Score& score, Language language) {
    if (score.condition_count == 0) return;
    json.key("conditions").begin_array();
    for (std::size_t i = 0; i < score.condition_count; ++i) {
        json.begin_object().key("code").string(reason_code(score.conditions[i]));
        json.key("message").string(reason_text(score.conditions[i], language)).end_object();
    }
    json.end_array();
}

void write_useful(JsonWriter& json, const Hand& hand, const Explanation& explanation) {
    json.key("useful").begin_object();
    for (Kind kind = 0; kind < kind_count; ++kind) {
        if ((explanation.useful & bit(kind)) == 0) continue;
        json.key(format_kind(kind)).number(copies_left(hand, kind, explanation.turned_up));
    }
    json.end_object();
}

void write_value(JsonWriter& json, const char* key, const Score* score) {
    json.key(key);
    if (score == nullptr || !score->win) {
        json.null();
        return;
    }
    json.begin_object().key("total").number(score->total).key("meets_minimum").boolean(score->meets_minimum);
    write_fans(json, *score);
    json.end_object();
}

void write_excluded_rows(JsonWriter& json, const FanListing& fan, std::span<const FanListing> fans) {
    static constexpr const char* extents[] = {"all", "of_these", "one"};
    json.key("excludes").begin_array();
    for (const ExcludedRow& excluded : fan.excludes) {
        json.begin_object().key("name").string(fans[excluded.fan].row.name);
        json.key("extent").string(extents[static_cast<std::size_t>(excluded.extent)]).end_object();
    }
    json.end_array();
}

/// At most `max_text_length` bytes of `text`, no code point cut in two.
std::string shortened(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size()) {
        const auto bytes = static_cast<std::size_t>(first_code_point(text.substr(length)).bytes);
        if (length + bytes > max_text_length) return std::string(text.substr(0, length)) + "…";
        length += bytes;
    }
    return std::string(text);
}

}  // namespace

std::string score_json(const Hand& hand, const RulesHeader& rules, const Score& score, Language language) {
    JsonWriter json = opened(hand);
    write_score(json, hand, rules, score, language);
    return json.end_object().take();
}

std::string explanation_json(const Hand& hand, const RulesHeader& rules, const Explanation& explanation,
                             Language language) {
    JsonWriter json = opened(hand);
    write_score(json, hand, rules, explanation.score, language);
    write_by_form(json, explanation.by_form);
    write_useful(json, hand, explanation);
    write_conditions(json, explanation.score, language);
    return json.end_object().take();
}

std::string waits_json(const Hand& hand, const RulesHeader* rules, std::span<const WaitAnswer> waits) {
    JsonWriter json = opened(hand);
    json.key("rules");
    if (rules == nullptr) {
        json.null();
    } else {
        json.string(rules->name);
    }
    json.key("waits").begin_array();
    for (const WaitAnswer& wait : waits) {
        json.begin_object().key("tile").string(format_kind(wait.tile)).key("live").number(wait.live);
        write_value(json, "self_drawn", wait.self_drawn);
        write_value(json, "discard", wait.discard);
        json.end_object();
    }
    return json.end_array().end_object().take();
}

std::string decompositions_json(const Hand& hand, std::span<const Decomposition> list, bool complete) {
    JsonWriter json = opened(hand);
    json.key("decompositions").begin_array();
    for (const Decomposition& decomposition : list) write_decomposition(json, decomposition, hand);
    return json.end_array().key("complete").boolean(complete).end_object().take();
}

std::string shanten_json(const Hand& hand, const ShantenByForm& by_form) {
    JsonWriter json = opened(hand);
    write_by_form(json, by_form);
    return json.end_object().take();
}

std::string fans_json(const RulesHeader& rules, std::span<const FanListing> fans) {
    JsonWriter json;
    json.begin_object().key("schema").number(schema).key("rules").string(rules.name);
    json.key("options").raw(rules.options_json).key("fans").begin_array();
    for (const FanListing& fan : fans) {
        json.begin_object().key("id").string(fan.row.id).key("number");
        if (fan.row.number == 0) {
            json.null();
        } else {
            json.number(fan.row.number);
        }
        json.key("name").string(fan.row.name).key("english").string(fan.row.english);
        json.key("value").number(fan.value).key("repeats").boolean(fan.repeats);
        write_excluded_rows(json, fan, fans);
        json.end_object();
    }
    return json.end_array().end_object().take();
}

std::string error_json(std::string_view hand_text, const Error& error, Language language) {
    JsonWriter json;
    json.begin_object().key("schema").number(schema).key("hand").string(shortened(hand_text));
    json.key("error").begin_object().key("code").string(code_name(error.status));
    json.key("message").string(message_of(error, language)).key("position");
    if (error.position < 0) {
        json.null();
    } else {
        json.number(error.position);
    }
    return json.end_object().end_object().take();
}

}  // namespace hupai::answer

// From text to hands.
#include "readers.hpp"

namespace hupai {
namespace {

using notation::Draft;
using notation::Mark;
using notation::Text;
using notation::Wanted;

Error too_long(std::string_view text) {
    constexpr std::size_t shown = 128;  // bytes, more than the message keeps
    const Text beginning(text.substr(0, shown));
    return {Status::text_too_long, 0, beginning.piece(0, beginning.length())};
}

/// Reads the tiles; `place` is then at the circumstances or the end.
bool read_tiles(const Text& text, ZOrder z_order, Draft& draft, int& place) {
    if (notation::is_botzone(text)) return read_botzone_tokens(text, draft, place);
    return read_drawn_tiles(text, z_order, draft, place);
}

/// Reads a text in which no circumstances may follow.
Error read_only_tiles(const Text& text, ZOrder z_order, Draft& draft) {
    int place = 0;
    if (read_tiles(text, z_order, draft, place) && text[place].mark == Mark::bar) {
        draft.fail(Status::unknown_tile, place, place + 1);
    }
    return draft.error();
}

}  // namespace

Error parse_hand(std::string_view bytes, Hand& hand, ZOrder z_order) {
    if (bytes.size() > max_text_length) return too_long(bytes);
    const Text text(bytes);
    Draft draft(text, Wanted::hand);
    int place = 0;
    if (!read_tiles(text, z_order, draft, place)) return draft.error();
    if (text[place].mark == Mark::bar && !read_circumstances(text, draft, place)) return draft.error();
    while (place > 0 && text[place - 1].mark == Mark::space) --place;
    Error error = draft.finish(place);
    if (!error) hand = draft.hand();
    return error;
}

Error parse_tiles(std::string_view bytes, Counts& counts, ZOrder z_order) {
    if (bytes.size() > max_text_length) return too_long(bytes);
    const Text text(bytes);
    Draft draft(text, Wanted::loose_tiles);
    Error error = read_only_tiles(text, z_order, draft);
    if (!error) counts = draft.hand().concealed;
    return error;
}

Error parse_kind(std::string_view bytes, Kind& kind, ZOrder z_order) {
    if (bytes.size() > max_text_length) return too_long(bytes);
    const Text text(bytes);
    Draft draft(text, Wanted::loose_tiles);
    Error error = read_only_tiles(text, z_order, draft);
    if (error) return error;
    if (draft.concealed() != 1) return {Status::unknown_tile, 0, text.piece(0, text.length())};
    kind = draft.last_tile();
    return {};
}

Error parse_melds(std::string_view bytes, Melds& melds, ZOrder z_order) {
    if (bytes.size() > max_text_length) return too_long(bytes);
    const Text text(bytes);
    Draft draft(text, Wanted::melds);
    Error error = read_only_tiles(text, z_order, draft);
    if (!error) melds = {draft.hand().meld_count, draft.hand().melds};
    return error;
}

}  // namespace hupai

// libFuzzer: whatever the bytes, the reader answers, and what it takes for a hand survives every notation.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "hupai/notation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hupai;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Hand hand;
    const Error error = parse_hand(text, hand);
    if (error) {
        const std::string message = message_of(error, Language::english);
        const bool is_one_line = message.find_first_of('\n') == std::string::npos;
        if (family_of(error.status) != ErrorFamily::hand || error.position < 0 || !is_one_line) std::abort();
    } else {
        for (const Notation notation : {Notation::native, Notation::unicode, Notation::botzone, Notation::chinese}) {
            Hand again;
            if (parse_hand(format_hand(hand, notation), again) || !(again == hand)) std::abort();
        }
    }
    Counts counts{};
    Kind kind = no_kind;
    Melds melds;
    (void)parse_tiles(text, counts, ZOrder::chinese);
    (void)parse_melds(text, melds, ZOrder::riichi);
    if (!parse_kind(text, kind) && kind >= kind_count) std::abort();
    return 0;
}

# The C++ core as Cython sees it. What each function promises stands in cpp/include/hupai.
from libc.stdint cimport int8_t, int16_t, uint8_t, uint16_t, uint64_t
from libcpp cimport bool
from libcpp.string cimport string
from libcpp.string_view cimport string_view
from libcpp.vector cimport vector


cdef extern from "hupai/version.hpp":
    const char* HUPAI_VERSION


cdef extern from "hupai/tile.hpp" namespace "hupai" nogil:
    ctypedef uint8_t Kind
    ctypedef uint64_t KindMask

    const int kind_count
    const int flower_count
    const Kind first_flower
    const Kind joker
    const Kind no_kind
    const int copies_per_kind

    cdef cppclass Counts:
        uint8_t& operator[](size_t)

    KindMask bit(Kind)
    bool is_wind(Kind)
    bool is_flower(Kind)


cdef extern from "hupai/error.hpp" namespace "hupai" nogil:
    cdef enum class Status(uint8_t):
        ok
        text_too_long
        bad_kind
        bad_tile_count
        bad_flowers
        repeated_flower
        too_many_melds
        bad_meld
        bad_meld_source
        joker_in_meld
        not_a_hand
        no_winning_tile
        drawn_already
        missing_melds
        unreachable_forms
        unknown_rules
        bad_option
        bad_wind
        unsupported_rule
        bad_visible

    cdef enum class ErrorFamily(uint8_t):
        none
        hand
        rule

    cdef enum class Language(uint8_t):
        english
        chinese

    cdef cppclass Error:
        Status status
        int position
        string piece

    const char* code_name(Status)
    ErrorFamily family_of(Status)
    string message_of(const Error&, Language) except +


cdef extern from "hupai/hand.hpp" namespace "hupai" nogil:
    cdef enum class MeldKind(uint8_t):
        chow
        pung
        kong

    cdef cppclass Meld:
        MeldKind kind
        Kind tile
        uint8_t source
        int tile_count() const
        bool operator==(const Meld&)

    cdef enum class Said(uint8_t):
        nothing
        no
        yes

    cdef cppclass Circumstances:
        Said self_drawn
        Kind round_wind
        Kind seat_wind
        Said last_of_kind
        Said last_tile
        Said kong
        Said last_four
        int16_t after_draw
        bool operator==(const Circumstances&)

    Circumstances first_said(const Circumstances&, const Circumstances&)

    const int max_melds
    const int full_hand

    cdef cppclass Melds "std::array<hupai::Meld, hupai::max_melds>":
        Meld& operator[](size_t)

    cdef cppclass Hand:
        Counts concealed
        uint8_t jokers
        uint8_t meld_count
        Melds melds
        Kind winning
        uint8_t flowers
        uint8_t flower_letters
        Circumstances said
        bool operator==(const Hand&)

    Status check_meld(const Meld&)
    int concealed_count(const Hand&)
    bool has_drawn(const Hand&)
    Counts melded_counts(const Hand&)
    Error validate(const Hand&) except +
    Error check_hun(const Hand&, Kind) except +


cdef extern from "hupai/notation.hpp" namespace "hupai" nogil:
    cdef enum class Notation(uint8_t):
        native
        unicode
        botzone
        chinese

    cdef enum class ZOrder(uint8_t):
        refuse
        chinese
        riichi

    const size_t max_text_length

    Error parse_hand(string_view, Hand&, ZOrder) except +
    string format_hand(const Hand&, Notation) except +
    Error parse_tiles(string_view, Counts&, ZOrder) except +
    Error parse_kind(string_view, Kind&, ZOrder) except +
    string format_kind(Kind, Notation) except +
    string format_tiles(const Kind*, int, Notation) except +
    string format_meld(const Meld&, Notation) except +


cdef extern from "hupai/form.hpp" namespace "hupai" nogil:
    cdef enum class Form(uint8_t):
        standard

    const int form_count

    cdef cppclass Forms:
        @staticmethod
        Forms from_bits(unsigned)
        @staticmethod
        Forms all()
        bool has(Form) const
        unsigned bits() const

    const char* form_name(Form)


cdef extern from "hupai/tiles.hpp" namespace "hupai" nogil:
    cdef cppclass Tiles:
        uint8_t wildcards

    cdef cppclass HunLimits:
        bool fifth_copy
        bool all_hun_sets

    Tiles tiles_of(const Hand&, Kind)


cdef extern from "hupai/decompose.hpp" namespace "hupai" nogil:
    cdef enum class SetKind(uint8_t):
        pair
        any

    cdef cppclass Set:
        SetKind kind
        Kind tile
        uint8_t hun
        int8_t meld
        bool winning
        bool operator==(const Set&)

    int set_size(SetKind)
    Kind tile_at(const Set&, int)
    const char* set_kind_name(SetKind)

    const int max_sets

    cdef cppclass Sets "std::array<hupai::Set, hupai::max_sets>":
        Set& operator[](size_t)

    cdef cppclass Decomposition:
        Form form
        uint8_t set_count
        Sets sets
        bool operator==(const Decomposition&)

    cdef cppclass DecompositionCursor:
        DecompositionCursor(const Hand&, Kind, Forms, HunLimits, bool)
        bool next(Decomposition&)


cdef extern from "hupai/shanten.hpp" namespace "hupai" nogil:
    cdef enum class Held(uint8_t):
        live
        formal

    const int unreachable

    cdef cppclass SearchOptions:
        Forms forms
        HunLimits limits
        Held held
        Kind hun

    cdef cppclass ShantenByForm "std::array<std::int8_t, hupai::form_count>":
        int8_t& operator[](size_t)

    int shanten(const Tiles&, const SearchOptions&)
    ShantenByForm shanten_by_form(const Tiles&, const SearchOptions&)
    KindMask waits(const Tiles&, const SearchOptions&)
    KindMask useful(const Tiles&, const SearchOptions&)


cdef extern from "hupai/score.hpp" namespace "hupai" nogil:
    cdef cppclass FanRow:
        const char* id
        const char* name
        const char* english
        int number

    cdef enum class Reason(uint8_t):
        none

    const char* reason_code(Reason)
    const char* reason_text(Reason, Language)

    const uint8_t no_fan

    cdef cppclass FanSets "std::array<std::uint16_t, hupai::max_instances>":
        uint16_t& operator[](size_t)

    cdef cppclass CountedFan:
        uint8_t fan
        uint8_t count
        int16_t value
        FanSets sets

    cdef cppclass ExcludedFan:
        uint8_t fan
        uint8_t by
        Reason reason

    cdef cppclass CountedFans "std::array<hupai::CountedFan, hupai::max_counted>":
        CountedFan& operator[](size_t)

    cdef cppclass ExcludedFans "std::array<hupai::ExcludedFan, hupai::max_excluded>":
        ExcludedFan& operator[](size_t)

    cdef cppclass Score:
        bool win
        bool meets_minimum
        Reason why
        int16_t total
        const FanRow* table
        Decomposition decomposition
        Kind winning_as
        Circumstances used
        uint8_t counted_count
        uint8_t excluded_count
        CountedFans counted
        ExcludedFans excluded


cdef extern from "hupai/fan_listing.hpp" namespace "hupai" nogil:
    cdef enum class Extent(uint8_t):
        all
        of_these
        one

    cdef cppclass ExcludedRow:
        uint8_t fan
        Extent extent

    cdef cppclass FanListing:
        FanRow row
        int16_t value
        bool repeats
        vector[ExcludedRow] excludes


cdef extern from "hupai/guobiao/rules.hpp" namespace "hupai::guobiao" nogil:
    cdef cppclass GuobiaoRules "hupai::guobiao::Rules":
        int8_t mixed_kongs
        Kind hun
        HunLimits limits

    const int8_t mixed_kongs_of_edition
    Error guobiao_check "hupai::guobiao::check"(const Hand&, const GuobiaoRules&, const Circumstances&) except +
    Score guobiao_score "hupai::guobiao::score"(const Hand&, const GuobiaoRules&, const Circumstances&)


cdef extern from "hupai/guobiao/options.hpp" namespace "hupai::guobiao" nogil:
    const char* option_name(int)
    Error set_option(GuobiaoRules&, string_view, string_view) except +
    string option_value(const GuobiaoRules&, string_view) except +
    string changed_options_json(const GuobiaoRules&) except +


cdef extern from "hupai/guobiao/listing.hpp" namespace "hupai::guobiao" nogil:
    vector[FanListing] fan_listing(const GuobiaoRules&) except +


cdef extern from "hupai/answer.hpp" namespace "hupai::answer" nogil:
    cdef cppclass Style:
        Language language
        Notation notation

    cdef cppclass RulesHeader:
        string name
        string options_json

    cdef cppclass Explanation:
        Score score
        ShantenByForm by_form
        KindMask useful

    cdef cppclass WaitAnswer:
        Kind tile
        int live
        const Score* self_drawn
        const Score* discard

    string score_json(const Hand&, const RulesHeader&, const Score&, Language) except +
    string explanation_json(const Hand&, const RulesHeader&, const Explanation&, Language) except +
    string waits_json(const Hand&, const RulesHeader*, const vector[WaitAnswer]&) except +
    string decompositions_json(const Hand&, const vector[Decomposition]&, bool) except +
    string shanten_json(const Hand&, const ShantenByForm&) except +
    string fans_json(const RulesHeader&, const vector[FanListing]&) except +
    string error_json(string_view, const Error&, Language) except +

    string score_text(const Hand&, const Score&, Style) except +
    string explanation_text(const Hand&, const Explanation&, Style) except +
    string waits_text(const Hand&, const vector[WaitAnswer]&, bool, Style) except +
    string decompositions_text(const Hand&, const vector[Decomposition]&, bool, Style) except +
    string shanten_text(const Hand&, const ShantenByForm&, Style) except +
    string fans_text(const vector[FanListing]&, Language) except +
    string error_text(const Error&, Language) except +

    string score_line(const Score&, Style) except +
    string explanation_line(const Hand&, const Explanation&, Style) except +
    string waits_line(const vector[WaitAnswer]&, bool, Style) except +
    string decompositions_line(const Hand&, const vector[Decomposition]&, bool, Style) except +
    string shanten_line(const ShantenByForm&, Style) except +

# The C++ core as Cython sees it. What each function promises stands in cpp/include/hupai.
from libc.stdint cimport int8_t, int16_t, int64_t, uint8_t, uint16_t, uint64_t
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
    const Kind east
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

    cdef cppclass MeldList "hupai::Melds":
        uint8_t count
        Melds melds
        bool operator==(const MeldList&)

    Error parse_melds(string_view, MeldList&, ZOrder) except +


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


cdef extern from "hupai/settle.hpp" namespace "hupai" nogil:
    const int most_bao
    const int seat_count
    const int8_t no_seat

    cdef cppclass SeatMelds "std::array<hupai::Melds, hupai::seat_count>":
        MeldList& operator[](size_t)

    cdef cppclass Table:
        int8_t winner
        int8_t dealer
        int8_t discarder
        SeatMelds melds
        bool kong_discard
        int bao
        bool operator==(const Table&)

    cdef enum class Payment(uint8_t):
        sum
        doubling

    cdef cppclass DebtItems "std::array<hupai::CountedFan, hupai::max_debt_items>":
        CountedFan& operator[](size_t)

    cdef cppclass Debt:
        int8_t seat
        uint8_t item_count
        DebtItems items
        int fan
        int64_t amount
        bool capped
        int64_t part
        int64_t bonus
        int64_t pays

    cdef cppclass Debts "std::array<hupai::Debt, hupai::seat_count - 1>":
        Debt& operator[](size_t)

    cdef cppclass Payments "std::array<std::int64_t, hupai::seat_count>":
        int64_t& operator[](size_t)

    cdef cppclass Settlement:
        Payment payment
        Debts debts
        bool all_capped
        Payments payments


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


cdef extern from "hupai/guobiao/options.hpp" namespace "hupai::guobiao" nogil:
    const char* guobiao_option_name "hupai::guobiao::option_name"(int)
    Error guobiao_set_option "hupai::guobiao::set_option"(GuobiaoRules&, string_view, string_view) except +
    string guobiao_option_value "hupai::guobiao::option_value"(const GuobiaoRules&, string_view) except +
    string guobiao_options_json "hupai::guobiao::changed_options_json"(const GuobiaoRules&) except +


cdef extern from "hupai/guobiao/listing.hpp" namespace "hupai::guobiao" nogil:
    vector[FanListing] guobiao_listing "hupai::guobiao::fan_listing"(const GuobiaoRules&) except +


cdef extern from "hupai/guobiao/settle.hpp" namespace "hupai::guobiao" nogil:
    Error guobiao_check_table "hupai::guobiao::check"(const Table&, const Score&) except +
    Settlement guobiao_settle "hupai::guobiao::settle"(const Table&, const Score&)


cdef extern from "hupai/liaoyang/rules.hpp" namespace "hupai::liaoyang" nogil:
    cdef cppclass LiaoyangRules "hupai::liaoyang::Rules":
        HunLimits limits

    Kind liaoyang_indicator "hupai::liaoyang::indicator_of"(const LiaoyangRules&)
    Kind liaoyang_hun "hupai::liaoyang::hun_of"(const LiaoyangRules&)
    Forms liaoyang_forms "hupai::liaoyang::forms_of"(const LiaoyangRules&)
    Error liaoyang_check_rules "hupai::liaoyang::check"(const LiaoyangRules&) except +
    Error liaoyang_check "hupai::liaoyang::check"(const Hand&, const LiaoyangRules&, const Circumstances&) except +


cdef extern from "hupai/liaoyang/options.hpp" namespace "hupai::liaoyang" nogil:
    const char* liaoyang_option_name "hupai::liaoyang::option_name"(int)
    Error liaoyang_set_option "hupai::liaoyang::set_option"(LiaoyangRules&, string_view, string_view) except +
    string liaoyang_option_value "hupai::liaoyang::option_value"(const LiaoyangRules&, string_view) except +
    string liaoyang_options_json "hupai::liaoyang::changed_options_json"(const LiaoyangRules&) except +


cdef extern from "hupai/liaoyang/listing.hpp" namespace "hupai::liaoyang" nogil:
    vector[FanListing] liaoyang_listing "hupai::liaoyang::fan_listing"(const LiaoyangRules&) except +


cdef extern from "hupai/liaoyang/waits.hpp" namespace "hupai::liaoyang" nogil:
    cdef cppclass LiaoyangWait "hupai::liaoyang::Wait":
        Kind tile
        uint8_t live
        Score self_drawn
        Score discard

    Error liaoyang_check_waits "hupai::liaoyang::check_waits"(
        const Hand&, const LiaoyangRules&, const Circumstances&, const Counts&) except +
    vector[LiaoyangWait] liaoyang_waits "hupai::liaoyang::waits"(
        const Hand&, const LiaoyangRules&, const Circumstances&, const Counts&) except +


cdef extern from "hupai/liaoyang/settle.hpp" namespace "hupai::liaoyang" nogil:
    Error liaoyang_check_table "hupai::liaoyang::check"(
        const Table&, const Hand&, const LiaoyangRules&, const Score&) except +
    Settlement liaoyang_settle "hupai::liaoyang::settle"(
        const Table&, const Hand&, const LiaoyangRules&, const Score&)
    int64_t liaoyang_runaway_penalty "hupai::liaoyang::runaway_penalty"(const LiaoyangRules&)


cdef extern from "score_room.hpp" namespace "hupai::binding" nogil:
    cdef cppclass ScoreRoom(Score):
        pass

    void guobiao_score_into "hupai::binding::score_into"(
        Score*, const Hand&, const GuobiaoRules&, const Circumstances&) noexcept nogil
    void liaoyang_score_into "hupai::binding::score_into"(
        Score*, const Hand&, const LiaoyangRules&, const Circumstances&) noexcept nogil


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
        Kind turned_up

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
    string settlement_json(const Hand&, const RulesHeader&, const Score&, const Settlement&) except +
    string error_json(string_view, const Error&, Language) except +

    string score_text(const Hand&, const Score&, Style) except +
    string explanation_text(const Hand&, const Explanation&, Style) except +
    string waits_text(const Hand&, const vector[WaitAnswer]&, bool, Style) except +
    string decompositions_text(const Hand&, const vector[Decomposition]&, bool, Style) except +
    string shanten_text(const Hand&, const ShantenByForm&, Style) except +
    string fans_text(const vector[FanListing]&, Language) except +
    string settlement_text(const Hand&, const Score&, const Settlement&, Style) except +
    string error_text(const Error&, Language) except +

    string score_line(const Score&, Style) except +
    string explanation_line(const Hand&, const Explanation&, Style) except +
    string waits_line(const vector[WaitAnswer]&, bool, Style) except +
    string decompositions_line(const Hand&, const vector[Decomposition]&, bool, Style) except +
    string shanten_line(const ShantenByForm&, Style) except +
    string settlement_line(const Score&, const Settlement&, Style) except +


cdef extern from "hupai/hand_record.hpp" namespace "hupai" nogil:
    cdef cppclass HandRecord:
        Kind indicator

    const HandRecord empty_hand_record
    HandRecord pack(const Hand&)
    Error unpack(const HandRecord&, Hand&) except +


cdef extern from "hupai/batch.hpp" namespace "hupai::batch" nogil:
    cdef cppclass Column:
        const uint8_t* values
        uint8_t value

    cdef cppclass CountRows:
        const uint8_t* counts
        size_t rows
        Column hun
        Column jokers
        Column melds

    ctypedef bool (*StopAsked)(void*) noexcept

    cdef cppclass Running:
        int threads
        StopAsked stop
        void* context

    cdef cppclass Outcome:
        size_t bad_rows
        bool stopped

    Outcome batch_shanten "hupai::batch::shanten"(
        const CountRows&, const SearchOptions&, int8_t*, uint8_t*, const Running&)
    Outcome batch_waits "hupai::batch::waits"(
        const CountRows&, const SearchOptions&, KindMask*, uint8_t*, const Running&)
    Outcome batch_useful "hupai::batch::useful"(
        const CountRows&, const SearchOptions&, KindMask*, uint8_t*, const Running&)
    Outcome batch_is_win "hupai::batch::is_win"(
        const CountRows&, const SearchOptions&, uint8_t*, uint8_t*, const Running&)
    Error error_of_counts "hupai::batch::error_of"(const CountRows&, size_t, Status, const SearchOptions&) except +

    cdef cppclass Scorer:
        int fan_count() const
        Error check(const Hand&, Kind) except +

    cdef cppclass ScoreColumns:
        int16_t* totals
        uint8_t* fans
        uint8_t* wins
        uint8_t* meets_minimum

    Outcome batch_score "hupai::batch::score"(
        const HandRecord*, size_t, const Scorer&, const ScoreColumns&, uint8_t*, const Running&)
    Error error_of_hand "hupai::batch::error_of"(const HandRecord&, const Scorer&) except +
    Outcome batch_parse "hupai::batch::parse"(
        const string_view*, size_t, ZOrder, HandRecord*, uint8_t*, const Running&)


cdef extern from "hupai/guobiao/batch.hpp" namespace "hupai::guobiao" nogil:
    cdef cppclass GuobiaoScorer "hupai::guobiao::BatchScorer"(Scorer):
        GuobiaoScorer(const GuobiaoRules&)


cdef extern from "hupai/liaoyang/batch.hpp" namespace "hupai::liaoyang" nogil:
    cdef cppclass LiaoyangScorer "hupai::liaoyang::BatchScorer"(Scorer):
        LiaoyangScorer(const LiaoyangRules&)

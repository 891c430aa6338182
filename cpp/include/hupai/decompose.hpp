// Every way to read a complete hand.
#pragma once

#include <array>
#include <cstdint>

#include "hupai/form.hpp"
#include "hupai/hand.hpp"
#include "hupai/tiles.hpp"

namespace hupai {

enum class SetKind : std::uint8_t { chow, pung, kong, pair, single, knitted, any };

/// One set of a decomposition.
struct Set {
    SetKind kind = SetKind::any;
    /// The lowest kind of a chow or of a knitted triple (147, 258, 369), else its kind;
    /// no_kind = wildcards only, standing for anything (an `any`, or a pair of wildcards).
    Kind tile = no_kind;
    std::uint8_t hun = 0;   ///< bit i = the i-th tile is a wildcard (see `DecompositionCursor`)
    std::int8_t meld = -1;  ///< which meld of the hand this is; -1 = concealed
    bool winning = false;   ///< the winning tile completes it (only in a scored reading)

    friend bool operator==(const Set&, const Set&) = default;
};

/// Tiles in a set of this kind: 1 to 4.
[[nodiscard]] constexpr int set_size(SetKind kind) noexcept {
    return kind == SetKind::kong ? 4 : kind == SetKind::pair ? 2 : kind == SetKind::single ? 1 : 3;
}

/// The i-th tile of a set that stands for definite tiles.
[[nodiscard]] constexpr Kind tile_at(const Set& set, int index) noexcept {
    const int step = set.kind == SetKind::chow ? 1 : set.kind == SetKind::knitted ? 3 : 0;
    return static_cast<Kind>(set.tile + step * index);
}

/// A meld as it was declared; `index` is which of the hand's it is.
[[nodiscard]] constexpr Set declared_set(const Meld& meld, int index) noexcept {
    Set set;
    set.kind = meld.kind == MeldKind::chow   ? SetKind::chow
               : meld.kind == MeldKind::pung ? SetKind::pung
                                             : SetKind::kong;
    set.tile = meld.tile;
    set.meld = static_cast<std::int8_t>(index);
    return set;
}

/// "chow", "pung", "kong", "pair", "single", "knitted", "any".
[[nodiscard]] const char* set_kind_name(SetKind kind) noexcept;

inline constexpr int max_sets = 14;

/// A complete hand, read one way: melds as declared, then the concealed sets in canonical order, the pair last.
struct Decomposition {
    Form form = Form::standard;
    std::uint8_t set_count = 0;
    std::array<Set, max_sets> sets{};

    friend bool operator==(const Decomposition&, const Decomposition&) = default;
};

/// What a search for sets or pairs has chosen so far.
struct Branch {
    Form form = Form::standard;
    int piece_count = 0;
    int sets_left = 0;            ///< concealed sets (in seven pairs: pairs) still to be chosen
    bool pair_left = false;       ///< whether the pair beside the sets is still to be chosen
    KindMask given = 0;           ///< kinds that belong to the form itself: the nine of a knitted straight
    KindMask uncovered = 0;       ///< kinds of real tiles that nothing chosen covers yet: they will be in the hand
    std::array<Set, 7> pieces{};  ///< kind and tile alone are filled in
};

/// Asked about each branch, so that a caller who looks for the best can leave out what cannot be.
class BranchFilter {
 public:
    [[nodiscard]] virtual bool is_worth(const Branch& branch) noexcept = 0;

 protected:
    BranchFilter() = default;
    BranchFilter(const BranchFilter&) = default;
    BranchFilter& operator=(const BranchFilter&) = default;
    ~BranchFilter() = default;
};

namespace detail {

/// Copies of each kind, up to 15: bit k of digit i is the i-th binary digit of kind k's count.
struct SlicedCounts {
    std::array<KindMask, 4> digits;
};

}  // namespace detail

/// The decompositions of a hand, one after another, in canonical order, without repetition.
///
/// Two decompositions that differ only in which of several equal tiles is a wildcard are one and the same.
/// Symbolic (`expand` false): a set made only of wildcards is an `any` without tiles; every other set holds
/// a real tile. Expanded: every set is definite; the distinct multisets of sets are listed.
/// Order: forms as in `Form`; standard: the sorted list of concealed sets, each by (lowest kind, pung before
/// chow, `any` last), then the pair's kind; knitted straight: by the suit of 147, then of 258, then as standard;
/// the other forms: by their list of pairs or singles.
/// A hand with fewer than 14 tiles counts its missing sets as done.
/// A knitted straight lists its triples 147, 258, 369 before the remaining set; thirteen orphans lists twelve
/// singles and the pair, which is always of a definite kind, whatever `all_hun_sets` says.
/// Which positions are wildcards (`Set::hun`): symbolic, every definite set (and the pair) is first given one
/// real tile of its own; then the remaining real tiles go to the sets in the order listed, lowest tile first.
///
/// Precondition: `validate(hand)` is ok and the hand has 3n + 2 concealed tiles; otherwise nothing is listed.
/// Thread-safety: a cursor belongs to one thread.
class DecompositionCursor {
 public:
    DecompositionCursor(const Hand& hand, Kind hun, Forms forms, HunLimits limits, bool expand) noexcept;
    /// The same, of tiles alone; the melds are left out of the answers.
    DecompositionCursor(const Tiles& tiles, Forms forms, HunLimits limits, bool expand) noexcept;

    /// Branches that the filter does not hold for worth it are left out, in the forms that choose sets or pairs.
    /// It must outlive the cursor.
    void set_filter(BranchFilter& filter) noexcept;

    /// The next one, or false when there is none.
    bool next(Decomposition& out) noexcept;

 private:
    /// The sets and the pair that cover the real tiles on top of some that are given (the nine of a knitted straight):
    /// depth first over a list of sets that never descends, so no combination comes twice.
    class SetSearch {
     public:
        /// `real` are the concealed tiles of `tiles`; of the kinds `given` one each is demanded beside the sets.
        void begin(const Tiles& tiles, const detail::SlicedCounts& real, KindMask given, int sets, HunLimits limits,
                   bool expand) noexcept;
        bool next(BranchFilter* filter, Form form) noexcept;
        /// Writes the concealed sets and the pair of the combination found last.
        void write(Decomposition& out) const noexcept;
        /// Must a real tile be promised to each set before it is told which positions are wildcards?
        bool is_contested() const noexcept { return symbolic_ && contested_ != 0; }
        /// The real tile that each piece is sure of, and the real tiles that no piece is.
        struct Promises {
            std::array<Kind, 5> tiles;
            Counts left;
        };

        /// Promises a real tile to each definite piece.
        void promise(Promises& promises) const noexcept;
        /// Writes the sets and the pair with what is promised and, in the order listed, what is left.
        void write_promised(Decomposition& out, Promises& promises) const noexcept;

     private:
        static constexpr int most_levels = 5;  // four sets, then the pair

        /// What is to be covered when the piece of this level is chosen, what may be chosen, and what is.
        struct Level {
            detail::SlicedCounts uncovered;  // real tiles
            detail::SlicedCounts room;       // of each kind, how often it may still be demanded
            KindMask uncovered_kinds;
            KindMask two;    // the kinds of two uncovered tiles or more
            KindMask pungs;  // still to be tried, by their kind; at the last level: pairs
            KindMask chows;  // by their lowest kind
            bool any;        // whether wildcards alone are to be tried after them
            SetKind kind;    // what is chosen, as in `Set`
            Kind tile;
            std::uint8_t hun;
            std::int8_t wildcards_left;
            KindMask contested;  // kinds that several pieces want, of which there are real tiles, but not for all

            bool has_choice() const noexcept { return (pungs | chows) != 0 || any; }
            void choose(SetKind set_kind, Kind set_tile, unsigned wild) noexcept {
                kind = set_kind;
                tile = set_tile;
                hun = static_cast<std::uint8_t>(wild);
            }
        };

        Level& level(int index) noexcept { return levels_[static_cast<std::size_t>(index)]; }
        const Level& level(int index) const noexcept { return levels_[static_cast<std::size_t>(index)]; }
        Branch branch(Form form) const noexcept;
        inline void open(const Level* before, Level& at) const noexcept;
        inline void open_sets(Level& at) const noexcept;
        inline void open_pairs(Level& at) const noexcept;
        static inline void leave_out_all_but_last(Level& at) noexcept;
        static inline void leave_out_before(const Level& before, Level& at) noexcept;
        inline bool choose_set(Level& at, Level& after) const noexcept;
        inline bool choose_pair(Level& at) noexcept;
        static bool lacks_room(const Level& after) noexcept;
        static bool is_hopeless(KindMask uncovered, KindMask lowest, int sets_left) noexcept;
        inline void take_chow(Level& at, Level& after, KindMask lowest, bool last) const noexcept;
        inline void take_pung(Level& at, Level& after, KindMask kind, bool last) const noexcept;
        static void take_any(Level& at, Level& after) noexcept;
        bool can_promise(int last) const noexcept;
        bool promise_to_all(int last, Promises& promises) const noexcept;
        bool promise_to(int piece, int last, Promises& promises, KindMask& seen) const noexcept;

        Counts real_;
        KindMask held_ = 0;
        KindMask given_ = 0;
        bool limited_ = false;     // there is room for some demands only
        bool symbolic_ = true;     // every definite set holds a real tile
        bool any_allowed_ = true;  // a set may be wildcards only
        KindMask contested_ = 0;
        int sets_ = 0;
        int level_ = -1;
        std::array<Level, most_levels> levels_;
    };

    /// The seven pairs, as a list of kinds that never descends.
    class PairSearch {
     public:
        /// `spare_pairs`: how many pairs there are beside those that the real tiles ask for.
        void begin(const Tiles& tiles, int spare_pairs, HunLimits limits, bool expand) noexcept;
        bool next(BranchFilter* filter) noexcept;
        void write(Decomposition& out, Counts& real_left) const noexcept;

     private:
        static constexpr int pairs = 7;

        Branch branch() const noexcept;
        void open(Kind from) noexcept;
        bool choose() noexcept;
        void undo() noexcept;
        void note(Kind kind) noexcept;

        Counts real_;
        Counts chosen_;
        bool fifth_copy_ = true;
        bool symbolic_ = true;
        bool any_allowed_ = true;
        bool found_ = false;
        int level_ = -1;
        int spare_pairs_ = 0;
        KindMask uncovered_kinds_ = 0;
        KindMask allowed_kinds_ = 0;          // those of which there may be one more pair
        std::array<KindMask, pairs> to_try_;  // bit 34 is the pair of anything
        std::array<Kind, pairs> kinds_;
    };

    Forms possible(Forms forms) const noexcept;
    Forms seen_at_a_glance() const noexcept;
    bool next_of_form(Decomposition& out) noexcept;
    bool next_standard(Decomposition& out) noexcept;
    bool next_knitted_straight(Decomposition& out) noexcept;
    bool next_seven_pairs(Decomposition& out) noexcept;
    bool next_honors_and_knitted(Decomposition& out) noexcept;
    bool next_thirteen_orphans(Decomposition& out) noexcept;

    Tiles tiles_{};
    int tile_count_ = 0;
    detail::SlicedCounts real_;
    Decomposition melds_{};  // the melds as declared, where every answer begins
    HunLimits limits_{};
    bool expand_ = false;
    BranchFilter* filter_ = nullptr;
    bool begun_ = false;  // the search of the form at hand
    Forms forms_{};       // those not yet listed to the end
    int index_ = 0;       // within the form: permutation, choice of singles, or pair
    SetSearch set_search_;
    PairSearch pair_search_;
};

/// The forms among `forms` of which there is a decomposition.
[[nodiscard]] Forms complete_forms(const Tiles& tiles, Forms forms = Forms::all(), HunLimits limits = {}) noexcept;

/// Is there any decomposition? (a win by shape)
[[nodiscard]] bool is_complete(const Tiles& tiles, Forms forms = Forms::all(), HunLimits limits = {}) noexcept;

}  // namespace hupai

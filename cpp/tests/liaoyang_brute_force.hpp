// Liaoyang by trying everything: every kind for every hun, every way to lay the tiles, word for word as §5 and §7.
// Slow and obvious; it shares nothing with what it checks but the types.
#pragma once

#include <algorithm>
#include <vector>

#include "hupai/liaoyang/rules.hpp"

namespace liaoyang_brute_force {

using namespace hupai;
using namespace hupai::liaoyang;

struct Piece {
    SetKind kind;
    Kind tile;
    std::vector<bool> is_hun;  // one a tile, in order
    int meld;                  // -1: concealed

    bool is_triplet() const { return kind == SetKind::pung || kind == SetKind::kong; }
    int real() const { return static_cast<int>(std::count(is_hun.begin(), is_hun.end(), false)); }
    bool is_natural() const { return real() == static_cast<int>(is_hun.size()); }
    Kind at(std::size_t i) const { return static_cast<Kind>(tile + (kind == SetKind::chow ? i : 0)); }
};

/// F, and the reading it comes from: the form's rank, then for the standard form the concealed sets, each twice its
/// lowest kind and one more for a 顺, sorted, then the pair's kind (R49).
struct Best {
    int fan = -1;  // no win
    std::vector<int> reading{};
};

/// The best reading of a hand over everything; of equal ones the first.
class Search {
 public:
    Search(const Hand& hand, const Rules& rules, const Circumstances& said) : hand_(hand), rules_(rules), said_(said) {}

    Best best() {
        const Kind hun = hun_of(rules_);
        for (Kind kind = 0; kind < kind_count; ++kind) real_[kind] = kind == hun ? 0 : hand_.concealed[kind];
        huns_ = hand_.concealed[hun];
        for (int i = 0; i < hand_.meld_count; ++i) {
            const Meld& meld = hand_.melds[static_cast<std::size_t>(i)];
            const SetKind kind = meld.kind == MeldKind::chow   ? SetKind::chow
                                 : meld.kind == MeldKind::pung ? SetKind::pung
                                                               : SetKind::kong;
            pieces_.push_back(
                {kind, meld.tile, std::vector<bool>(static_cast<std::size_t>(meld.tile_count()), false), i});
        }
        if (won_on_discarded_hun() || (robbed() && !rules_.rob_kong)) return best_;
        assign(0, huns_);
        return best_;
    }

 private:
    bool self_drawn() const { return said_.self_drawn == Said::yes; }
    bool robbed() const { return said_.kong == Said::yes && !self_drawn(); }
    bool won_on_discarded_hun() const { return !self_drawn() && hand_.winning == hun_of(rules_); }
    bool is_open() const {
        for (int i = 0; i < hand_.meld_count; ++i) {
            if (hand_.melds[static_cast<std::size_t>(i)].source != 0) return true;
        }
        return false;
    }

    void assign(Kind from, int left) {
        if (left == 0) {
            seven_pairs();
            thirteen_orphans();
            lay(false);
            return;
        }
        for (Kind kind = from; kind < kind_count; ++kind) {
            ++hun_[kind];
            assign(kind, left - 1);
            --hun_[kind];
        }
    }

    int all(Kind kind) const { return real_[kind] + hun_[kind]; }

    /// Takes the lowest tile that is left into a set or the pair, every way.
    void lay(bool pair_laid) {
        Kind lowest = 0;
        while (lowest < kind_count && all(lowest) == 0) ++lowest;
        if (lowest == kind_count) {
            if (pair_laid && pieces_.size() == 5) consider();
            return;
        }
        lay_equal(SetKind::pung, lowest, 3, pair_laid);
        if (!pair_laid) lay_equal(SetKind::pair, lowest, 2, true);
        if (begins_a_chow(lowest)) {
            for (unsigned huns = 0; huns < 8; ++huns) lay_chow(lowest, huns, pair_laid);
        }
    }

    void lay_equal(SetKind set, Kind kind, int size, bool pair_laid) {
        for (int huns = 0; huns <= size; ++huns) {
            if (hun_[kind] < huns || real_[kind] < size - huns) continue;
            hun_[kind] = static_cast<std::uint8_t>(hun_[kind] - huns);
            real_[kind] = static_cast<std::uint8_t>(real_[kind] - (size - huns));
            std::vector<bool> is_hun(static_cast<std::size_t>(size), false);
            for (int i = 0; i < huns; ++i) is_hun[static_cast<std::size_t>(i)] = true;
            pieces_.push_back({set, kind, is_hun, -1});
            lay(pair_laid);
            pieces_.pop_back();
            hun_[kind] = static_cast<std::uint8_t>(hun_[kind] + huns);
            real_[kind] = static_cast<std::uint8_t>(real_[kind] + (size - huns));
        }
    }

    void lay_chow(Kind lowest, unsigned huns, bool pair_laid) {
        std::vector<bool> is_hun;
        for (Kind i = 0; i < 3; ++i) {
            const bool hun = (huns >> i & 1U) != 0;
            if ((hun ? hun_ : real_)[lowest + i] == 0) return;
            is_hun.push_back(hun);
        }
        for (Kind i = 0; i < 3; ++i) --(is_hun[i] ? hun_ : real_)[lowest + i];
        pieces_.push_back({SetKind::chow, lowest, is_hun, -1});
        lay(pair_laid);
        pieces_.pop_back();
        for (Kind i = 0; i < 3; ++i) ++(is_hun[i] ? hun_ : real_)[lowest + i];
    }

    void consider() {
        if (!wins()) return;
        std::vector<int> reading;
        int pair = 0;
        for (const Piece& piece : pieces_) {
            if (piece.meld >= 0) continue;
            if (piece.kind == SetKind::pair) {
                pair = piece.tile;
            } else {
                reading.push_back(2 * piece.tile + (piece.kind == SetKind::chow));
            }
        }
        std::sort(reading.begin(), reading.end());
        reading.insert(reading.begin(), 0);
        reading.push_back(pair);
        offer(with_hand_fan(fan_of_pieces()), reading);
    }

    void offer(int fan, const std::vector<int>& reading) {
        if (fan > best_.fan || (fan == best_.fan && reading < best_.reading)) best_ = {fan, reading};
    }

    bool wins() const {
        bool suits[4] = {};
        bool terminal = false;
        bool real_terminal = false;
        bool run_terminal = false;
        bool triplet = false;
        int chow_melds = 0;
        Counts copies{};
        for (const Piece& piece : pieces_) {
            suits[suit_of(piece.tile)] = true;
            triplet = triplet || piece.is_triplet();
            chow_melds += piece.meld >= 0 && piece.kind == SetKind::chow;
            if (!rules_.limits.all_hun_sets && piece.real() == 0) return false;
            for (std::size_t i = 0; i < piece.is_hun.size(); ++i) {
                const Kind kind = piece.at(i);
                ++copies[kind];
                if (!is_terminal_or_honour(kind)) continue;
                terminal = true;
                if (!piece.is_hun[i]) real_terminal = true;
                if (piece.is_hun[i] && piece.kind == SetKind::chow && piece.real() == 2) run_terminal = true;
            }
        }
        if (!rules_.limits.fifth_copy && *std::max_element(copies.begin(), copies.end()) > 4) return false;
        if (hand_.meld_count == 4 && chow_melds > 0) return false;
        if (!is_open() && !self_drawn()) return false;
        if (!(suits[0] && suits[1] && suits[2])) return false;
        if (!(rules_.hun_yaojiu == HunYaojiu::any ? terminal : real_terminal || run_terminal)) return false;
        return triplet || !rules_.need_heng;
    }

    int real_copies(Kind kind) const {
        const int concealed = kind == hun_of(rules_) ? 0 : hand_.concealed[kind];
        return concealed + melded_counts(hand_)[kind];
    }

    bool is_konged(Kind kind) const {
        for (const Piece& piece : pieces_) {
            if (piece.kind == SetKind::kong && piece.tile == kind) return true;
        }
        return false;
    }

    int any_four() const {
        int kinds = 0;
        for (Kind kind = 0; kind < kind_count; ++kind) kinds += real_copies(kind) == 4 && !is_konged(kind);
        return kinds;
    }

    bool triplet_and_run(Kind kind) const {
        bool triplet = false;
        bool run = false;
        for (const Piece& piece : pieces_) {
            triplet = triplet || (piece.kind == SetKind::pung && piece.tile == kind && piece.is_natural());
            for (std::size_t i = 0; i < piece.is_hun.size(); ++i) {
                run = run || (piece.kind == SetKind::chow && piece.at(i) == kind && !piece.is_hun[i]);
            }
        }
        return triplet && run;
    }

    int fan_of_pieces() const {
        int fan = 0;
        int dragons = 0;
        int triplets = 0;
        int counting = 0;
        for (const Piece& piece : pieces_) {
            if (piece.kind == SetKind::pair) {
                const bool erba = is_suited(piece.tile) && (rank_of(piece.tile) == 2 || rank_of(piece.tile) == 8);
                fan += erba && (!rules_.erba_natural || piece.is_natural());
            }
            if (!piece.is_triplet()) continue;
            dragons += is_dragon(piece.tile) && (!rules_.dageda_natural || piece.is_natural());
            ++triplets;
            const bool concealed = piece.meld < 0 || hand_.melds[static_cast<std::size_t>(piece.meld)].source == 0;
            counting += (!rules_.sancha_natural || piece.is_natural()) && (rules_.sancha == Sancha::all || concealed);
            const bool of_dan = rules_.dan == Dan::heng || (jiqiang_of(rules_) & bit(piece.tile)) != 0;
            const bool egg = rules_.dan_reading == DanReading::triplet
                                 ? piece.kind == SetKind::pung && piece.is_natural()
                                 : piece.kind == SetKind::kong;
            if (rules_.dan != Dan::none && rules_.dan_reading != DanReading::cross_suit && of_dan && egg) {
                fan += rules_.dan_fan;
            }
        }
        fan += rules_.dageda == Dageda::once ? std::min(dragons, 1) : dragons;
        fan += counting == 3 || counting == 4;
        fan += triplets == 4;
        fan += hand_.meld_count == 4;
        if (rules_.siguiyi == Siguiyi::any4) return fan + any_four();
        for (Kind kind = 0; kind < kind_count; ++kind) {
            fan += real_copies(kind) == 4 && !is_konged(kind) && triplet_and_run(kind);
        }
        return fan;
    }

    int eggs_across_the_suits() const {
        const auto scarcest = [&](KindMask kinds) {
            int copies = 4;
            for (Kind kind = 0; kind < kind_count; ++kind) {
                if ((kinds & bit(kind)) != 0) copies = std::min(copies, real_copies(kind));
            }
            return copies;
        };
        if (rules_.dan == Dan::jiqiang) return scarcest(bit(indicator_of(rules_)) | jiqiang_of(rules_));
        int eggs = 0;
        for (int r = 1; r <= 9; ++r) eggs += scarcest(bit(suited(0, r)) | bit(suited(1, r)) | bit(suited(2, r)));
        return eggs;
    }

    int with_hand_fan(int fan) const {
        int kongs = 0;
        for (int i = 0; i < hand_.meld_count; ++i)
            kongs += hand_.melds[static_cast<std::size_t>(i)].kind == MeldKind::kong;
        fan += kongs;
        fan += self_drawn();
        fan += self_drawn() && said_.kong == Said::yes && kongs > 0;
        fan += self_drawn() && !is_open();
        fan += said_.last_four == Said::yes;
        fan += huns_ == 0;
        fan += said_.seat_wind == east;
        for (Kind kind = 0; kind < kind_count; ++kind) {
            if ((jiqiang_of(rules_) & bit(kind)) != 0) fan += real_copies(kind);
        }
        if (rules_.dan != Dan::none && rules_.dan_reading == DanReading::cross_suit) {
            fan += rules_.dan_fan * eggs_across_the_suits();
        }
        if (said_.after_draw <= 0) return fan;
        if (rules_.changmao == Changmao::plus1) return fan + 1;
        return rules_.changmao == Changmao::stack ? fan + said_.after_draw : 2 * fan;
    }

    void seven_pairs() {
        if (hand_.meld_count > 0) return;
        for (Kind kind = 0; kind < kind_count; ++kind) {
            if (all(kind) % 2 != 0) return;
        }
        offer(with_hand_fan(1 + (rules_.siguiyi == Siguiyi::any4 ? any_four() : 0)), {1});
    }

    void thirteen_orphans() {
        if (hand_.meld_count > 0 || !rules_.shisanyao) return;
        for (Kind kind = 0; kind < kind_count; ++kind) {
            if (is_terminal_or_honour(kind) != (all(kind) > 0)) return;
        }
        offer(with_hand_fan(1), {2});
    }

    const Hand& hand_;
    const Rules& rules_;
    const Circumstances& said_;
    Counts real_{};
    Counts hun_{};
    int huns_ = 0;
    std::vector<Piece> pieces_;
    Best best_{};
};

inline Best best_of(const Hand& hand, const Rules& rules, const Circumstances& said) {
    return Search(hand, rules, said).best();
}

}  // namespace liaoyang_brute_force

// Fan of how the last tile came, of what lies open, and the flowers.
#include "fan_count.hpp"
#include "shown.hpp"

namespace hupai::guobiao {

template <class Sink>
void show_circumstances(const Facts& facts, Sink& shown) noexcept {
    shown.show_if(facts.last_tile && facts.self_drawn, Fan::last_tile_draw);
    shown.show_if(facts.last_tile && !facts.self_drawn, Fan::last_tile_claim);
    shown.show_if(facts.kong_replacement.counts, Fan::out_with_replacement_tile);
    shown.show_if(facts.robbed_kong.counts, Fan::robbing_the_kong);
    shown.show_if(facts.last_of_kind.counts, Fan::last_tile);
    shown.show_if(facts.exposed_melds == max_melds && !facts.self_drawn, Fan::melded_hand);
    shown.show_if(facts.is_concealed() && facts.self_drawn, Fan::fully_concealed_hand);
    shown.show_if(facts.is_concealed() && !facts.self_drawn, Fan::concealed_hand);
    shown.show_if(facts.self_drawn, Fan::self_drawn);
    for (int i = 0; i < facts.flowers; ++i) shown.show(Fan::flower_tiles);
}

template void show_circumstances(const Facts&, Shown&) noexcept;
template void show_circumstances(const Facts&, FanCount&) noexcept;

}  // namespace hupai::guobiao

#include "hupai/form.hpp"

namespace hupai {

const char* form_name(Form form) noexcept {
    switch (form) {
        case Form::standard:
            return "standard";
        case Form::knitted_straight:
            return "knitted_straight";
        case Form::seven_pairs:
            return "seven_pairs";
        case Form::honors_and_knitted:
            return "honors_and_knitted";
        case Form::thirteen_orphans:
            return "thirteen_orphans";
    }
    return "";
}

}  // namespace hupai

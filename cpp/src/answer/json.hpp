// A writer of compact JSON: commas and escapes in one place.
#pragma once

#include <string>
#include <string_view>

namespace hupai::answer {

class JsonWriter {
 public:
    JsonWriter& begin_object();
    JsonWriter& end_object();
    JsonWriter& begin_array();
    JsonWriter& end_array();
    /// The key of the value that follows.
    JsonWriter& key(std::string_view name);
    JsonWriter& string(std::string_view text);
    JsonWriter& number(int value);
    JsonWriter& boolean(bool value);
    JsonWriter& null();
    /// A value that is JSON already.
    JsonWriter& raw(std::string_view json);

    std::string take() { return static_cast<std::string&&>(out_); }

 private:
    void separate();

    std::string out_{};
    bool needs_comma_ = false;
};

}  // namespace hupai::answer

#include <string>

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "NewerUnicode.hpp"

namespace {

using cicu::LackingRange;

/// A property with a value, as in `\p{Script=Greek}`.
struct Condition {
  enum Kind { nothing, assigned, category, script, extensions, other };

  Kind kind;
  UProperty property;
  int32_t value;

  /// Returns whether the value is a script that ICU lacks.
  bool is_lacking_script() const {
    return (kind == script || kind == extensions) && value >= cicu::first_lacking_script;
  }

  /// Returns whether ICU's set of the property has a character.
  bool holds(UChar32 c) const {
    switch (kind) {
      case category: return (U_MASK(u_charType(c)) & static_cast<uint32_t>(value)) != 0;
      case script: {
        UErrorCode error = U_ZERO_ERROR;
        return uscript_getScript(c, &error) == value;
      }
      case extensions:
        return !is_lacking_script() && uscript_hasScript(c, static_cast<UScriptCode>(value));
      case other: return u_getIntPropertyValue(c, property) == value;
      case assigned: return u_isdefined(c);
      default: return false;
    }
  }

  /// Returns whether a newer ICU's set of the property has the characters of a range.
  bool holds(const LackingRange &range) const {
    switch (kind) {
      case script: return range.script == value;
      case extensions: return (range.scripts[value / 64] >> (value % 64) & 1) != 0;
      default: return holds(range.stand_in);
    }
  }
};

/// Properties whose values stand-ins share with the characters that they stand for.
bool is_shared(UProperty property) {
  return (property >= 0 && property < UCHAR_BINARY_LIMIT) || property == UCHAR_BIDI_CLASS ||
         property == UCHAR_CANONICAL_COMBINING_CLASS || property == UCHAR_JOINING_TYPE;
}

Condition condition(const std::string &name, const std::string &text) {
  const Condition none = {Condition::nothing, UCHAR_INVALID_CODE, 0};
  const auto property = u_getPropertyEnum(name.c_str());
  if (property == UCHAR_SCRIPT || property == UCHAR_SCRIPT_EXTENSIONS) {
    const int32_t value = cicu::script_named(text.c_str());
    if (value < 0) return none;
    return {property == UCHAR_SCRIPT ? Condition::script : Condition::extensions, property, value};
  }
  if (property == UCHAR_GENERAL_CATEGORY || property == UCHAR_GENERAL_CATEGORY_MASK) {
    const auto value = u_getPropertyValueEnum(UCHAR_GENERAL_CATEGORY_MASK, text.c_str());
    return value == UCHAR_INVALID_CODE ? none : Condition{Condition::category, property, value};
  }
  if (!is_shared(property)) return none;
  const auto value = u_getPropertyValueEnum(property, text.c_str());
  return value == UCHAR_INVALID_CODE ? none : Condition{Condition::other, property, value};
}

/// Returns the condition for the text between the braces, in ICU's order of meanings.
Condition condition(const std::string &text) {
  const size_t sign = text.find('=');
  if (sign != std::string::npos) return condition(text.substr(0, sign), text.substr(sign + 1));
  const char *name = text.c_str();
  const auto mask = u_getPropertyValueEnum(UCHAR_GENERAL_CATEGORY_MASK, name);
  if (mask != UCHAR_INVALID_CODE) {
    return {Condition::category, UCHAR_GENERAL_CATEGORY_MASK, mask};
  }
  const int32_t script = cicu::script_named(name);
  if (script >= 0) return {Condition::script, UCHAR_SCRIPT, script};
  const auto property = u_getPropertyEnum(name);
  if (property >= 0 && property < UCHAR_BINARY_LIMIT) return {Condition::other, property, 1};
  const bool is_assigned = cicu::is_same_name(name, "Assigned");
  return {is_assigned ? Condition::assigned : Condition::nothing, UCHAR_INVALID_CODE, 0};
}

void append(UChar32 c, icu::UnicodeString &set) {
  static const char16_t digits[] = u"0123456789ABCDEF";
  set.append(u"\\U", 2);
  for (int shift = 28; shift >= 0; shift -= 4) set.append(digits[c >> shift & 15]);
}

/// Appends the ranges that a test accepts. Ranges side by side become one.
template <typename Test>
icu::UnicodeString ranges(Test test) {
  icu::UnicodeString set;
  const auto &all = cicu::lacking_ranges();
  for (size_t index = 0; index < all.size(); index++) {
    if (!test(all[index])) continue;
    const UChar32 first = all[index].first;
    append(first, set);
    while (index + 1 < all.size() && all[index + 1].first == all[index].last + 1 &&
           test(all[index + 1])) {
      index++;
    }
    // ICU refuses a range of one character.
    if (all[index].last == first) continue;
    set.append(u'-');
    append(all[index].last, set);
  }
  return set;
}

/// A property in a pattern: `\p{…}`, `\P{…}`, or `[:…:]`.
struct Reference {
  int32_t end;
  bool is_inverted;
  icu::UnicodeString text;
};

/// Reads a property at an offset; returns false if there is none.
bool read(const icu::UnicodeString &pattern, int32_t start, Reference &reference) {
  const char16_t first = pattern.charAt(start), second = pattern.charAt(start + 1);
  const bool is_posix = first == u'[' && second == u':';
  const bool is_escape = first == u'\\' && (second == u'p' || second == u'P') &&
                         pattern.charAt(start + 2) == u'{';
  if (!is_posix && !is_escape) return false;
  int32_t from = start + (is_posix ? 2 : 3);
  const int32_t end = is_posix ? pattern.indexOf(u":]", 2, from) : pattern.indexOf(u'}', from);
  if (end < 0) return false;
  reference.is_inverted = second == u'P';
  if (is_posix && pattern.charAt(from) == u'^') {
    reference.is_inverted = true;
    from++;
  }
  reference.end = end + (is_posix ? 2 : 1);
  reference.text = pattern.tempSubStringBetween(from, end);
  return true;
}

/// Returns the set of a property with what ICU lacks; an empty text if ICU's set needs no change.
icu::UnicodeString set(const Reference &reference) {
  std::string name;
  reference.text.toUTF8String(name);
  const Condition wanted = condition(name);
  if (wanted.kind == Condition::nothing) return {};
  const auto gained = ranges([&](const LackingRange &range) {
    return wanted.holds(range) && !wanted.holds(range.first);
  });
  const auto lost = ranges([&](const LackingRange &range) {
    return !wanted.holds(range) && wanted.holds(range.first);
  });
  if (gained.isEmpty() && lost.isEmpty()) return {};
  icu::UnicodeString result(reference.is_inverted ? u"[^" : u"[");
  // ICU would refuse the name of a script that it lacks.
  if (!wanted.is_lacking_script()) {
    if (!lost.isEmpty()) result.append(u'[');
    result.append(u"\\p{", 3).append(reference.text).append(u'}');
    if (!lost.isEmpty()) result.append(u"-[", 2).append(lost).append(u"]]", 2);
  }
  return result.append(gained).append(u']');
}

}  // namespace

icu::UnicodeString cicu::with_lacking(const icu::UnicodeString &pattern) {
  if (lacking_ranges().empty()) return pattern;
  icu::UnicodeString result;
  Reference reference = {0, false, {}};
  for (int32_t index = 0; index < pattern.length();) {
    if (read(pattern, index, reference)) {
      const auto changed = set(reference);
      if (changed.isEmpty()) {
        result.append(pattern, index, reference.end - index);
      } else {
        result.append(changed);
      }
      index = reference.end;
    } else {
      // An escaped character begins nothing.
      const int32_t count = pattern.charAt(index) == u'\\' ? 2 : 1;
      result.append(pattern, index, count);
      index += count;
    }
  }
  return result;
}

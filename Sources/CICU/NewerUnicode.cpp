#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "NewerUnicode.hpp"

namespace {

void insert(int32_t script, uint64_t *words) {
  if (script < 0 || script >= CICU_SCRIPT_WORDS * 64) return;
  words[script / 64] |= uint64_t(1) << (script % 64);
}

cicu::LackingRange lacking(const cicu::NewerRange &range, UChar32 first, UChar32 last) {
  const bool is_digit = u_charType(range.stand_in) == U_DECIMAL_DIGIT_NUMBER;
  cicu::LackingRange result = {
      first, last, is_digit ? range.stand_in + (first - range.first) : range.stand_in,
      cicu::script_named(range.script), {}};
  const char *code = range.scripts;
  while (*code != 0) {
    const size_t length = std::strcspn(code, " ");
    insert(cicu::script_named(std::string(code, length).c_str()), result.scripts);
    code += length;
    if (*code == ' ') code++;
  }
  return result;
}

std::vector<cicu::LackingRange> collected() {
  std::vector<cicu::LackingRange> result;
  UVersionInfo version;
  u_getUnicodeVersion(version);
  if (version[0] >= cicu::newest_unicode_version) return result;
  // The ranges are what came after 15.0. An ICU between the versions may know a part of a range.
  const bool lacks_all = version[0] < 15 || (version[0] == 15 && version[1] == 0);
  for (size_t index = 0; index < cicu::newer_range_count; index++) {
    const auto &range = cicu::newer_ranges[index];
    if (lacks_all) {
      result.push_back(lacking(range, range.first, range.last));
      continue;
    }
    for (UChar32 first = range.first; first <= range.last; first++) {
      if (u_isdefined(first)) continue;
      UChar32 last = first;
      while (last < range.last && !u_isdefined(last + 1)) last++;
      result.push_back(lacking(range, first, last));
      first = last;
    }
  }
  return result;
}

}  // namespace

namespace cicu {

const std::vector<LackingRange> &lacking_ranges() {
  static const auto *const shared = new std::vector<LackingRange>(collected());
  return *shared;
}

const LackingRange *lacking_range(UChar32 c) {
  if (u_isdefined(c)) return nullptr;
  const auto &ranges = lacking_ranges();
  const auto next = std::upper_bound(
      ranges.begin(), ranges.end(), c,
      [](UChar32 value, const LackingRange &range) { return value < range.first; });
  if (next == ranges.begin()) return nullptr;
  const auto &range = *(next - 1);
  return c <= range.last ? &range : nullptr;
}

UChar32 LackingRange::stand_in_of(UChar32 c) const {
  const bool is_digit = u_charType(stand_in) == U_DECIMAL_DIGIT_NUMBER;
  return is_digit ? stand_in + (c - first) : stand_in;
}

UChar32 known(UChar32 c) {
  const auto *range = lacking_range(c);
  return range == nullptr ? c : range->stand_in_of(c);
}

bool is_same_name(const char *left, const char *right) {
  const auto is_ignored = [](char c) { return c == ' ' || c == '-' || c == '_'; };
  while (true) {
    while (is_ignored(*left)) left++;
    while (is_ignored(*right)) right++;
    const auto one = std::tolower(static_cast<unsigned char>(*left));
    const auto other = std::tolower(static_cast<unsigned char>(*right));
    if (one != other) return false;
    if (one == 0) return true;
    left++;
    right++;
  }
}

int32_t script_named(const char *name) {
  const int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
  if (script != UCHAR_INVALID_CODE) return script;
  for (size_t index = 0; index < newer_script_count; index++) {
    const auto &own = newer_scripts[index];
    if (!is_same_name(name, own.code) && !is_same_name(name, own.name)) continue;
    // ICU knows some codes of ISO 15924 before Unicode has the script and its name.
    const int32_t known = u_getPropertyValueEnum(UCHAR_SCRIPT, own.code);
    return known != UCHAR_INVALID_CODE ? known : first_lacking_script + static_cast<int32_t>(index);
  }
  return -1;
}

}  // namespace cicu

int32_t cicu_script_named(const char *name) { return cicu::script_named(name); }

const char *cicu_script_code(int32_t script) {
  const int32_t index = script - cicu::first_lacking_script;
  if (index >= 0 && index < static_cast<int32_t>(cicu::newer_script_count)) {
    return cicu::newer_scripts[index].code;
  }
  return uscript_getShortName(static_cast<UScriptCode>(script));
}

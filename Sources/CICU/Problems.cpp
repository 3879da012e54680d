#include "Problems.hpp"

namespace cicu {

const char *reason(UErrorCode error) {
  switch (error) {
    case U_REGEX_INTERNAL_ERROR: return "too deeply nested";
    case U_REGEX_RULE_SYNTAX: return "not a regular expression";
    case U_REGEX_BAD_ESCAPE_SEQUENCE: return "unknown escape after a backslash";
    case U_REGEX_PROPERTY_SYNTAX: return "unknown property";
    case U_REGEX_UNIMPLEMENTED: return "a feature that is not supported";
    case U_REGEX_MISMATCHED_PAREN: return "parentheses that do not match";
    case U_REGEX_NUMBER_TOO_BIG: return "a number that is too large";
    case U_REGEX_BAD_INTERVAL: return "a repetition in braces that is not {n}, {n,} or {n,m}";
    case U_REGEX_MAX_LT_MIN: return "a repetition whose maximum is below its minimum";
    case U_REGEX_INVALID_BACK_REF: return "a reference to a group that does not exist";
    case U_REGEX_INVALID_FLAG: return "an unknown flag";
    case U_REGEX_LOOK_BEHIND_LIMIT: return "a look-behind without a longest length";
    case U_REGEX_SET_CONTAINS_STRING: return "a set that contains strings";
    case U_REGEX_MISSING_CLOSE_BRACKET: return "missing closing bracket";
    case U_REGEX_INVALID_RANGE: return "a range whose end comes before its start";
    case U_REGEX_STACK_OVERFLOW: return "too much memory needed";
    case U_REGEX_PATTERN_TOO_BIG: return "too large when compiled";
    case U_REGEX_INVALID_CAPTURE_GROUP_NAME: return "an invalid or repeated group name";
    case U_MALFORMED_SET: return "not a set in brackets";
    case U_ILLEGAL_ARGUMENT_ERROR: return "unknown property or syntax";
    case U_MEMORY_ALLOCATION_ERROR: return "not enough memory";
    default: return "not understood";
  }
}

void report(UErrorCode error, const icu::UnicodeString &pattern, int32_t unit,
            cicu_problem *problem) {
  problem->reason = reason(error);
  problem->offset = unit < 0 ? -1 : pattern.countChar32(0, unit);
}

}  // namespace cicu

#include "CPatternReferences.h"

#include <re2/re2.h>

struct re2_pattern {
  RE2 expression;
};

re2_pattern *re2_pattern_open(const char *pattern, int32_t length, bool ignoring_case) {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_case_sensitive(!ignoring_case);
  auto *opened = new re2_pattern{RE2(re2::StringPiece(pattern, length), options)};
  if (opened->expression.ok()) return opened;
  delete opened;
  return nullptr;
}

bool re2_pattern_match(const re2_pattern *pattern, const char *text, int32_t length) {
  return RE2::FullMatch(re2::StringPiece(text, length), pattern->expression);
}

void re2_pattern_close(re2_pattern *pattern) { delete pattern; }

// How matching scales, for whoever changes it.
//
// A compiled expression of ICU holds the state of one match, so each thread needs its own. Every
// open pattern has an identifier, an index into a vector that each thread owns; its slot holds the
// thread's clone. Identifiers are reused, so a slot also notes the generation of its pattern, which
// never repeats. When patterns are closed, a counter moves; a thread that sees it moved drops its
// clones of closed patterns. The path of a match reads that counter and takes no lock.
//
// uregex_clone keeps neither the callback nor the stack limit: `clone` below sets both.
#include <time.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

#include <unicode/uregex.h>
#include <unicode/ustring.h>

#include "CICU.h"
#include "Problems.hpp"
#include "Scratch.hpp"

namespace {

struct Close {
  void operator()(URegularExpression *expression) const { uregex_close(expression); }
};

using Expression = std::unique_ptr<URegularExpression, Close>;

/// Which identifiers are in use, and by which generation (0: free).
struct Registry {
  std::mutex mutex;
  std::vector<uint64_t> generations;
  std::vector<size_t> free;
  uint64_t last_generation = 0;
  std::atomic<uint64_t> closings{0};
};

// Never destroyed: threads may outlive static objects.
Registry &registry() {
  static Registry *const shared = new Registry;
  return *shared;
}

struct Slot {
  uint64_t generation = 0;
  Expression expression;
};

struct Matchers {
  std::vector<Slot> slots;
  uint64_t closings = 0;

  void drop_closed(uint64_t now) {
    const std::lock_guard<std::mutex> lock(registry().mutex);
    const auto &generations = registry().generations;
    for (size_t id = 0; id < slots.size(); id++) {
      if (slots[id].generation != generations[id]) slots[id] = Slot();
    }
    closings = now;
  }
};

thread_local Matchers matchers;

/// The steps of the match that the thread is at.
struct Steps {
  int32_t most = 0;
  int32_t taken = 0;
};

thread_local Steps steps_of_match;

/// Called by ICU for every 10,000 saved backtracks; returns whether to go on.
UBool count_step(const void *, int32_t) {
  steps_of_match.taken++;
  return steps_of_match.taken < steps_of_match.most;
}

/// The place of an error in scalars from the start. ICU gives a line, from 1, and the number of
/// scalars in it.
int32_t offset_of(const UParseError &place, const icu::UnicodeString &text) {
  if (place.offset < 0) return -1;
  int32_t offset = place.offset;
  UChar32 last = 0;
  for (int32_t index = 0, line = 1; index < text.length() && line < place.line;) {
    const UChar32 c = text.char32At(index);
    if (c == u'\r' || c == 0x85 || c == 0x2028 || (c == u'\n' && last != u'\r')) line++;
    last = c;
    index = text.moveIndex32(index, 1);
    offset++;
  }
  return offset;
}

// Matches of longer texts may have grown the matcher's stack by megabytes; it is then not kept.
constexpr int32_t longest_kept = 4096;

}  // namespace

struct cicu_regex {
  Expression expression;
  size_t id;
  uint64_t generation;
  int32_t stack_bytes;

  Expression clone(UErrorCode &error) const {
    Expression copy(uregex_clone(expression.get(), &error));
    uregex_setMatchCallback(copy.get(), count_step, nullptr, &error);
    uregex_setStackLimit(copy.get(), stack_bytes, &error);
    return copy;
  }
};

cicu_regex *cicu_regex_open(const uint8_t *pattern, size_t length, bool ignoring_case,
                            int32_t stack_bytes, cicu_problem *problem) {
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(cicu::chars(pattern), static_cast<int32_t>(length)));
  const uint32_t flags =
      UREGEX_ERROR_ON_UNKNOWN_ESCAPES | (ignoring_case ? UREGEX_CASE_INSENSITIVE : 0);
  UParseError place;
  place.line = 0;
  place.offset = -1;
  UErrorCode error = U_ZERO_ERROR;
  Expression expression(uregex_open(text.getBuffer(), text.length(), flags, &place, &error));
  if (U_FAILURE(error)) {
    *problem = {cicu::reason(error), offset_of(place, text)};
    return nullptr;
  }
  auto regex = std::make_unique<cicu_regex>();
  regex->expression = std::move(expression);
  regex->stack_bytes = stack_bytes;

  Registry &all = registry();
  const std::lock_guard<std::mutex> lock(all.mutex);
  regex->generation = ++all.last_generation;
  if (all.free.empty()) {
    regex->id = all.generations.size();
    all.generations.push_back(regex->generation);
  } else {
    regex->id = all.free.back();
    all.free.pop_back();
    all.generations[regex->id] = regex->generation;
  }
  return regex.release();
}

void cicu_regex_close(cicu_regex *regex) {
  Registry &all = registry();
  {
    const std::lock_guard<std::mutex> lock(all.mutex);
    all.generations[regex->id] = 0;
    all.free.push_back(regex->id);
  }
  all.closings.fetch_add(1, std::memory_order_release);
  delete regex;
}

cicu_regex_outcome cicu_regex_match(const cicu_regex *regex, const uint8_t *bytes, size_t length,
                                    int32_t *steps) {
  steps_of_match = {*steps, 0};
  *steps = 0;
  Matchers &own = matchers;
  const uint64_t closings = registry().closings.load(std::memory_order_acquire);
  if (own.closings != closings) own.drop_closed(closings);
  if (own.slots.size() <= regex->id) own.slots.resize(regex->id + 1);
  Slot &slot = own.slots[regex->id];

  UErrorCode error = U_ZERO_ERROR;
  if (slot.generation != regex->generation) {
    slot = Slot{regex->generation, regex->clone(error)};
    if (U_FAILURE(error)) {
      slot = Slot();
      return CICU_REGEX_LIMIT;
    }
  }

  // UTF-16 on the stack is faster than ICU's UText over UTF-8 in every case measured.
  UChar stack[512];
  std::unique_ptr<UChar[]> heap;
  UChar *units = stack;
  if (length > 512) {
    heap.reset(new UChar[length]);
    units = heap.get();
  }
  size_t count = 0;
  while (count < length && bytes[count] < 0x80) {
    units[count] = bytes[count];
    count++;
  }
  if (count < length) {
    int32_t rest = 0;
    u_strFromUTF8(units + count, static_cast<int32_t>(length - count), &rest,
                  cicu::chars(bytes) + count, static_cast<int32_t>(length - count), &error);
    count += static_cast<size_t>(rest);
    // A full buffer leaves no room for a terminating zero, which nobody needs.
    if (error == U_STRING_NOT_TERMINATED_WARNING) error = U_ZERO_ERROR;
  }

  URegularExpression *expression = slot.expression.get();
  uregex_setText(expression, units, static_cast<int32_t>(count), &error);
  const bool matches = uregex_matches(expression, -1, &error);
  const bool hit_end = !matches && U_SUCCESS(error) && uregex_hitEnd(expression, &error);
  *steps = steps_of_match.taken;
  if (U_FAILURE(error) || count > longest_kept) slot = Slot();
  if (U_FAILURE(error)) return CICU_REGEX_LIMIT;
  if (matches) return CICU_REGEX_MATCH;
  return hit_end ? CICU_REGEX_COULD_CONTINUE : CICU_REGEX_NO_MATCH;
}

uint64_t cicu_thread_nanoseconds(void) {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<uint64_t>(now.tv_sec) * 1000000000 + static_cast<uint64_t>(now.tv_nsec);
}

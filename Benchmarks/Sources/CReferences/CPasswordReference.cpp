#include "CPasswordReference.h"

#include <zxcvbn.h>

double reference_password_bits(const char *password) {
  ZxcMatch_t *matches = nullptr;
  const char *words[] = {nullptr};
  const double bits = ZxcvbnMatch(password, words, &matches);
  ZxcvbnFreeInfo(matches);
  return bits;
}

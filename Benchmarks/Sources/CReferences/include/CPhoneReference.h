#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Returns whether libphonenumber parses a text dialed in a region as a valid number.
int reference_phone_is_valid(const char *text, const char *region);

#ifdef __cplusplus
}
#endif

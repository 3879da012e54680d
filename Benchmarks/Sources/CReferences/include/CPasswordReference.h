#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Returns libzxcvbn's estimate of a password, in bits.
double reference_password_bits(const char *password);

#ifdef __cplusplus
}
#endif

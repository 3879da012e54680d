#include "CPhoneReference.h"

#include <string>

#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

int reference_phone_is_valid(const char *text, const char *region) {
  const PhoneNumberUtil *util = PhoneNumberUtil::GetInstance();
  PhoneNumber number;
  if (util->Parse(text, region, &number) != PhoneNumberUtil::NO_PARSING_ERROR) return 0;
  return util->IsValidNumber(number);
}

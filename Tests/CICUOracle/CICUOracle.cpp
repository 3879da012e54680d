#include "CICUOracle.h"

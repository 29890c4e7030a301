// The parts of Pango, fontconfig, and cairo that RivuletText uses.
#if !__has_include(<pango/pangocairo.h>)
#error "The headers of Pango are missing. Install the package libpango1.0-dev."
#endif
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <string.h>

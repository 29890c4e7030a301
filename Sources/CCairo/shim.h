#if !__has_include(<librsvg/rsvg.h>)
#error "The headers of librsvg are missing. Install the package librsvg2-dev."
#endif
#include <cairo.h>
#include <cairo-pdf.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>

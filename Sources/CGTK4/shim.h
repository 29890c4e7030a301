#if !__has_include(<gtk/gtk.h>)
#error "The headers of GTK 4 are missing. Install the package libgtk-4-dev."
#endif
#include <gtk/gtk.h>
#include <glib-unix.h>

#ifdef RIVULET_GTK

#define _GNU_SOURCE
#include "CRivuletCanvas.h"
#include <dlfcn.h>
#include <gtk/gtk.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif

typedef struct {
  GtkWidget parent;
  RivuletCanvasCallbacks callbacks;
  void *owner;
} RivuletCanvas;

typedef struct {
  GtkWidgetClass parent;
} RivuletCanvasClass;

G_DEFINE_TYPE(RivuletCanvas, rivulet_canvas, GTK_TYPE_WIDGET)

static void rivulet_canvas_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  RivuletCanvas *canvas = (RivuletCanvas *)widget;
  canvas->callbacks.snapshot(canvas->owner, snapshot);
}

static void rivulet_canvas_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                                   int *minimum_baseline, int *natural_baseline) {
  RivuletCanvas *canvas = (RivuletCanvas *)widget;
  canvas->callbacks.measure(canvas->owner, orientation == GTK_ORIENTATION_HORIZONTAL, minimum, natural);
  *minimum_baseline = *natural_baseline = -1;
}

static void rivulet_canvas_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  RivuletCanvas *canvas = (RivuletCanvas *)widget;
  canvas->callbacks.allocate(canvas->owner, width, height);
}

static void rivulet_canvas_class_init(RivuletCanvasClass *class) {
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
  widget_class->snapshot = rivulet_canvas_snapshot;
  widget_class->measure = rivulet_canvas_measure;
  widget_class->size_allocate = rivulet_canvas_size_allocate;
}

static void rivulet_canvas_init(RivuletCanvas *canvas) {}

void *rivulet_canvas_new(RivuletCanvasCallbacks callbacks, void *owner) {
  RivuletCanvas *canvas = g_object_new(rivulet_canvas_get_type(), "focusable", TRUE, "hexpand", TRUE, "vexpand", TRUE, NULL);
  canvas->callbacks = callbacks;
  canvas->owner = owner;
  return canvas;
}

bool rivulet_widget_draws_with_cairo(void *widget) {
  GtkNative *native = gtk_widget_get_native(widget);
  GskRenderer *renderer = native ? gtk_native_get_renderer(native) : NULL;
  return renderer && GSK_IS_CAIRO_RENDERER(renderer);
}

static void rivulet_release_bytes(void *bytes) { g_bytes_unref(bytes); }

static GskRenderNode *rivulet_cairo_node_new(GBytes *bytes, int width, int height, int stride, double scale, const graphene_rect_t *bounds) {
  static const cairo_user_data_key_t key;
  unsigned char *pixels = (unsigned char *)g_bytes_get_data(bytes, NULL);
  cairo_surface_t *surface = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_surface_set_user_data(surface, &key, g_bytes_ref(bytes), rivulet_release_bytes);
  cairo_surface_set_device_scale(surface, scale, scale);
  GskRenderNode *node = gsk_cairo_node_new(bounds);
  cairo_t *context = gsk_cairo_node_get_draw_context(node);
  cairo_set_source_surface(context, surface, bounds->origin.x, bounds->origin.y);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_paint(context);
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  return node;
}

void *rivulet_pixel_node_new(void *bytes, int width, int height, int stride, double x, double y, double scale, bool with_cairo) {
  graphene_rect_t bounds = GRAPHENE_RECT_INIT((float)x, (float)y, (float)(width / scale), (float)(height / scale));
  if (with_cairo) return rivulet_cairo_node_new(bytes, width, height, stride, scale, &bounds);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, (gsize)stride);
  GskRenderNode *node = gsk_texture_node_new(texture, &bounds);
  g_object_unref(texture);
  return node;
}

void rivulet_keep_large_blocks_out_of_the_heap(void) {
#ifdef __GLIBC__
  // Setting the threshold stops the library from adjusting it, even if the value is unchanged.
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
#endif
}

void rivulet_adopt_locale(void) {
  if (setlocale(LC_ALL, "")) return;
  setlocale(LC_CTYPE, "C.UTF-8");
  gtk_disable_setlocale();
}

void rivulet_work_area(void *display, int *width, int *height) {
  GdkRectangle area = {0, 0, 0, 0};
  GListModel *monitors = gdk_display_get_monitors(display);
  GdkMonitor *first = g_list_model_get_item(monitors, 0);
  if (first) gdk_monitor_get_geometry(first, &area);
#ifdef GDK_WINDOWING_X11
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  if (GDK_IS_X11_DISPLAY(display)) {
    GdkMonitor *primary = gdk_x11_display_get_primary_monitor(display);
    GdkMonitor *monitor = primary ? primary : first;
    if (monitor) gdk_x11_monitor_get_workarea(monitor, &area);
  }
  G_GNUC_END_IGNORE_DEPRECATIONS
#endif
  if (first) g_object_unref(first);
  *width = area.width;
  *height = area.height;
}

#ifdef GDK_WINDOWING_X11
// GDK's X11 backend has already loaded Xlib. Nothing else in this file uses the library.
typedef int (*RivuletTranslate)(Display *, Window, Window, int, int, int *, int *, Window *);

static bool rivulet_x11_origin(GdkSurface *surface, int *x, int *y) {
  RivuletTranslate translate = (RivuletTranslate)dlsym(RTLD_DEFAULT, "XTranslateCoordinates");
  if (!translate) return false;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Window child;
  bool is_known = false;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gdk_x11_display_error_trap_push(display);
  is_known = translate(
    gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), gdk_x11_display_get_xrootwindow(display), 0, 0, x, y, &child);
  if (gdk_x11_display_error_trap_pop(display)) is_known = false;
  G_GNUC_END_IGNORE_DEPRECATIONS
  return is_known;
}
#endif

bool rivulet_surface_origin(void *surface, int *x, int *y) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface)) return rivulet_x11_origin(surface, x, y);
#endif
  return false;
}

static gboolean rivulet_alarm_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  g_source_set_ready_time(source, -1);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs rivulet_alarm_functions = {.dispatch = rivulet_alarm_dispatch};

void *rivulet_alarm_new(int priority) {
  GSource *source = g_source_new(&rivulet_alarm_functions, sizeof(GSource));
  g_source_set_priority(source, priority);
  g_source_attach(source, NULL);
  return source;
}

bool rivulet_settings_prefers_dark(void *settings) {
  gboolean prefers_dark = FALSE;
  g_object_get(settings, "gtk-application-prefer-dark-theme", &prefers_dark, NULL);
  return prefers_dark;
}

void rivulet_settings_set_prefers_dark(void *settings, bool prefers_dark) {
  g_object_set(settings, "gtk-application-prefer-dark-theme", (gboolean)prefers_dark, NULL);
}

char *rivulet_settings_copy_theme_name(void *settings) {
  char *name = NULL;
  g_object_get(settings, "gtk-theme-name", &name, NULL);
  return name;
}

int rivulet_settings_blink_milliseconds(void *settings) {
  gboolean blinks = FALSE;
  int milliseconds = 0;
  g_object_get(settings, "gtk-cursor-blink", &blinks, "gtk-cursor-blink-time", &milliseconds, NULL);
  return blinks ? milliseconds : 0;
}

bool rivulet_settings_enables_animations(void *settings) {
  gboolean enables = TRUE;
  g_object_get(settings, "gtk-enable-animations", &enables, NULL);
  return enables;
}

void rivulet_input_method_set_secret(void *context, bool is_secret) {
  g_object_set(context, "input-purpose", is_secret ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM, NULL);
}

#endif

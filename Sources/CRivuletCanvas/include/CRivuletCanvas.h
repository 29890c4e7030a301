// The parts of GTK that Swift can't use directly: a custom widget class, variadic functions, and an event source.
#ifndef C_RIVULET_CANVAS_H
#define C_RIVULET_CANVAS_H

#include <stdbool.h>

// This header declares GTK's types as untyped pointers, so that it doesn't need to include GTK's headers.

/// The callbacks of a canvas to its owner. All sizes are in logical pixels.
typedef struct {
  /// Appends the content of the canvas to a GtkSnapshot.
  void (*_Nonnull snapshot)(void *_Nonnull owner, void *_Nonnull snapshot);
  /// Reports the minimum and natural size along one axis.
  void (*_Nonnull measure)(void *_Nonnull owner, bool is_horizontal, int *_Nonnull minimum, int *_Nonnull natural);
  /// Called with the size allocated to the canvas.
  void (*_Nonnull allocate)(void *_Nonnull owner, int width, int height);
} RivuletCanvasCallbacks;

/// Creates a GtkWidget that calls back to `owner`, which must live as long as the widget.
void *_Nonnull rivulet_canvas_new(RivuletCanvasCallbacks callbacks, void *_Nonnull owner);

/// Returns true if a GtkSettings prefers the dark variant of its theme.
bool rivulet_settings_prefers_dark(void *_Nonnull settings);

/// Sets the dark or light variant of the theme for the parts that GTK draws.
void rivulet_settings_set_prefers_dark(void *_Nonnull settings, bool prefers_dark);

/// Returns the name of the theme, which the caller frees with g_free.
char *_Nullable rivulet_settings_copy_theme_name(void *_Nonnull settings);

/// Returns the duration of the caret's blink cycle (on and off) in milliseconds, or 0 if the caret does not blink.
int rivulet_settings_blink_milliseconds(void *_Nonnull settings);

/// Returns true if the user allows animations.
bool rivulet_settings_enables_animations(void *_Nonnull settings);

/// Sets whether the text entered through a GtkIMContext is secret.
void rivulet_input_method_set_secret(void *_Nonnull context, bool is_secret);

/// Gets the size of the main monitor's work area in logical pixels, excluding panels if the display reports them. The size is 0 if the
/// display has no monitor.
void rivulet_work_area(void *_Nonnull display, int *_Nonnull width, int *_Nonnull height);

/// Gets the screen position of a GdkSurface's top-left corner, in pixels. Returns false on window systems that do not expose it.
bool rivulet_surface_origin(void *_Nonnull surface, int *_Nonnull x, int *_Nonnull y);

/// Makes the C library map large blocks, such as pixels and textures, and unmap them when they are freed. By default, the library starts
/// to allocate such blocks from the heap once a block of that size has been freed, which fragments the heap: a window painted twice a
/// second grew by 10 MB a minute.
void rivulet_keep_large_blocks_out_of_the_heap(void);

/// Adopts the C library's locale from the environment. If that locale is not installed, the function falls back to plain UTF-8, because
/// GTK would otherwise print a warning and write only ASCII. Call this function before initializing GTK.
void rivulet_adopt_locale(void);

/// Returns true if cairo, and not the graphics processor, draws the window of a realized GtkWidget.
bool rivulet_widget_draws_with_cairo(void *_Nonnull widget);

/// Creates a GskRenderNode that draws pixels at `x`, `y`, in points. `bytes` is a GBytes with premultiplied BGRA, and there are `scale`
/// pixels per point.
///
/// `with_cairo` creates a node for windows that cairo draws. GTK 4.8 converts the pixels of a texture twice whenever cairo draws it.
void *_Nonnull rivulet_pixel_node_new(
  void *_Nonnull bytes, int width, int height, int stride, double x, double y, double scale, bool with_cairo);

/// Creates a GSource of the default main context that wakes its loop at its ready time, once each time the ready time is set. The source
/// stays attached.
void *_Nonnull rivulet_alarm_new(int priority);

/// Returns a descriptor that becomes readable, with 8 bytes to read, when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the main queue's pending work. Call this function only on the main thread.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#endif

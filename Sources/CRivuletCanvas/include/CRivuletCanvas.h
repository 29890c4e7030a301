// The parts of GTK that Swift can't use directly: a custom widget class, functions with a variable number of arguments, and an event
// source.
#ifndef C_RIVULET_CANVAS_H
#define C_RIVULET_CANVAS_H

#include <stdbool.h>

// GTK's types are untyped pointers here, so that this header needs none of GTK's headers.

/// The callbacks of a canvas to its owner. All sizes are in logical pixels.
typedef struct {
  /// Appends the content of the canvas to a GtkSnapshot.
  void (*_Nonnull snapshot)(void *_Nonnull owner, void *_Nonnull snapshot);
  /// Returns the minimum and the natural size in one direction.
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

/// Returns the length of a blink cycle of the caret, visible and hidden, in milliseconds; 0 if it does not blink.
int rivulet_settings_blink_milliseconds(void *_Nonnull settings);

/// Returns true if the user allows animations.
bool rivulet_settings_enables_animations(void *_Nonnull settings);

/// Tells a GtkIMContext whether the text being entered is secret.
void rivulet_input_method_set_secret(void *_Nonnull context, bool is_secret);

/// Returns the work area of the main monitor of a GdkDisplay in logical pixels, without panels if the display reports them; 0 without a
/// monitor.
void rivulet_work_area(void *_Nonnull display, int *_Nonnull width, int *_Nonnull height);

/// Gets the position of the corner of a GdkSurface on the screen, in pixels. Returns false on window systems that hide it.
bool rivulet_surface_origin(void *_Nonnull surface, int *_Nonnull x, int *_Nonnull y);

/// Makes the C library map large blocks, such as pixels and textures, and unmap them when they are freed. By default it takes blocks from
/// the heap as soon as one of their size was freed, and leaves the heap full of holes: a window that is painted twice a second grew by 10
/// MB a minute.
void rivulet_keep_large_blocks_out_of_the_heap(void);

/// Adopts the C library's locale from the environment. If that locale is not installed, plain UTF-8 is used instead, because GTK would
/// complain and write only ASCII. Call this before GTK is initialised.
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

/// Returns the descriptor that becomes readable when the main queue has work. It provides 8 bytes.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the pending work of the main queue. Call this only on the main thread.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#endif

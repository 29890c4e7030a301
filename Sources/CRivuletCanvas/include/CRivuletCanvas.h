// What Swift can't say to GTK by itself: a widget class of our own, and functions with a variable number of arguments,
// and a kind of event source.
#ifndef C_RIVULET_CANVAS_H
#define C_RIVULET_CANVAS_H

#include <stdbool.h>

// The parts of GTK are untyped here, so that this header needs none of its headers.

/// What a canvas asks of its owner. All sizes are in logical pixels.
typedef struct {
  /// Appends what the canvas shows to a GtkSnapshot.
  void (*_Nonnull snapshot)(void *_Nonnull owner, void *_Nonnull snapshot);
  /// Tells the least and the natural size in one direction.
  void (*_Nonnull measure)(void *_Nonnull owner, bool is_horizontal, int *_Nonnull minimum, int *_Nonnull natural);
  /// Hears of the size that the canvas got.
  void (*_Nonnull allocate)(void *_Nonnull owner, int width, int height);
} RivuletCanvasCallbacks;

/// A new GtkWidget that asks `owner`, which must live as long as the widget.
void *_Nonnull rivulet_canvas_new(RivuletCanvasCallbacks callbacks, void *_Nonnull owner);

/// Whether a GtkSettings prefers the dark variant of its theme.
bool rivulet_settings_prefers_dark(void *_Nonnull settings);

/// Chooses the dark or light variant of the theme for the parts that GTK draws.
void rivulet_settings_set_prefers_dark(void *_Nonnull settings, bool prefers_dark);

/// The name of the theme; freed with g_free.
char *_Nullable rivulet_settings_copy_theme_name(void *_Nonnull settings);

/// How long a caret that blinks is seen and not seen together; 0 if it does not blink.
int rivulet_settings_blink_milliseconds(void *_Nonnull settings);

/// Whether the person lets things move.
bool rivulet_settings_enables_animations(void *_Nonnull settings);

/// Tells a GtkIMContext whether nobody may see what is written.
void rivulet_input_method_set_secret(void *_Nonnull context, bool is_secret);

/// The room for windows on the main monitor of a GdkDisplay in logical pixels, without panels where the display tells; 0 without a monitor.
void rivulet_work_area(void *_Nonnull display, int *_Nonnull width, int *_Nonnull height);

/// Gives the corner of a GdkSurface on the screen, in pixels; false on window systems that hide it.
bool rivulet_surface_origin(void *_Nonnull surface, int *_Nonnull x, int *_Nonnull y);

/// Has the C library map large blocks, such as pixels and textures, and unmap them when they are freed. By itself it takes blocks from the heap as soon as
/// one of their size was freed, and leaves the heap full of holes: a window that is painted twice a second grew by 10 MB a minute.
void rivulet_keep_large_blocks_out_of_the_heap(void);

/// Takes the C library's locale from the environment. Where it is not installed, GTK would complain and write nothing but ASCII; this takes plain UTF-8
/// then. To be called before GTK is initialized.
void rivulet_adopt_locale(void);

/// A new GSource of the default main context that wakes its loop at its ready time, once each time that is set; it lives on.
void *_Nonnull rivulet_alarm_new(int priority);

/// The descriptor that becomes readable when the main queue has work; it gives 8 bytes.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what waits in the main queue. To be called on the main thread only.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

#endif

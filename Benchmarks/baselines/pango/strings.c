// Measures how long Pango takes, from C, to load its fonts ("load") or to measure strings that it has not seen ("new COUNT").
//
// build: gcc -O2 strings.c -o pango-strings $(pkg-config --cflags --libs pangocairo)
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// Uses the same settings as RivuletText, so that sizes do not depend on pixels.
static PangoContext *make_context(void) {
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

int main(int count, char **arguments) {
  PangoLayout *layout = pango_layout_new(make_context());
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  int width, height;
  pango_layout_set_text(layout, "fonts are loaded now", -1);
  pango_layout_get_size(layout, &width, &height);
  if (count < 3) return 0;
  int strings = atoi(arguments[2]);
  double least = 1e12;
  for (int round = 0; round < 5; round++) {
    double start = microseconds();
    for (int index = 0; index < strings; index++) {
      char text[64];
      snprintf(text, sizeof text, "string %d of round %d", index, round);
      pango_layout_set_text(layout, text, -1);
      pango_layout_get_size(layout, &width, &height);
    }
    double time = (microseconds() - start) / strings;
    if (time < least) least = time;
  }
  printf("new,%.4f\n", least);
  return 0;
}

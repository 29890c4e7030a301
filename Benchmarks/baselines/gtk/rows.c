// The row operations of js-framework-benchmark, handwritten for GTK 4: a box of rows, each with a label and two buttons, in a scrolled
// window.
// Prints a line for each operation: the name, the milliseconds of the calls, and the milliseconds up to the end of the frame that shows
// them.
//
// build: gcc -O2 rows.c -o gtk-rows $(pkg-config --cflags --libs gtk4)
// run:   xvfb-run -a -s "-screen 0 1024x768x24" env GSK_RENDERER=cairo GDK_BACKEND=x11 ./gtk-rows ROWS ROUNDS
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *adjectives[] = {
    "pretty", "large", "big",     "small", "tall", "short", "long",      "handsome", "plain",     "quaint",      "clean", "elegant", "easy",
    "angry",  "crazy", "helpful", "mushy", "odd",  "unsightly", "adorable", "important", "inexpensive", "cheap", "expensive", "fancy"};
static const char *colours[] = {"red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange"};
static const char *nouns[] = {"table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
                              "keyboard"};

typedef struct {
  int id;
  char label[96];
  GtkWidget *row, *text;
} Row;

static GtkWidget *window, *box, *selected;
static Row *rows;
static int count, last_id, painted;
static unsigned seed = 1;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static const char *pick(const char **words, int number) {
  seed = seed * 1103515245u + 12345u;
  return words[(seed >> 16) % number];
}

static GtkWidget *button_with(GtkWidget *label) {
  GtkWidget *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), label);
  return button;
}

static void make_row(Row *row) {
  row->id = ++last_id;
  const char *adjective = pick(adjectives, 25), *colour = pick(colours, 11), *noun = pick(nouns, 13);
  snprintf(row->label, 64, "%s %s %s", adjective, colour, noun);
  char number[16];
  snprintf(number, sizeof number, "%d", row->id);
  row->row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
  row->text = gtk_label_new(row->label);
  gtk_box_append(GTK_BOX(row->row), gtk_label_new(number));
  gtk_box_append(GTK_BOX(row->row), button_with(row->text));
  gtk_box_append(GTK_BOX(row->row), button_with(gtk_label_new("x")));
}

static void clear(void) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(box))) gtk_box_remove(GTK_BOX(box), child);
  count = 0;
  selected = NULL;
}

static void append(int number) {
  rows = realloc(rows, sizeof(Row) * (count + number));
  for (int index = 0; index < number; index++) {
    make_row(&rows[count]);
    gtk_box_append(GTK_BOX(box), rows[count].row);
    count++;
  }
}

static void fill(int number) {
  clear();
  append(number);
}

static void update_every_tenth(void) {
  for (int index = 0; index < count; index += 10) {
    strcat(rows[index].label, " !!!");
    gtk_label_set_text(GTK_LABEL(rows[index].text), rows[index].label);
  }
}

static void select_row(int index) {
  if (selected) gtk_widget_remove_css_class(selected, "danger");
  selected = rows[index].row;
  gtk_widget_add_css_class(selected, "danger");
}

static void swap(int first, int second) {
  Row row = rows[first];
  rows[first] = rows[second];
  rows[second] = row;
  gtk_box_reorder_child_after(GTK_BOX(box), rows[first].row, rows[first - 1].row);
  gtk_box_reorder_child_after(GTK_BOX(box), rows[second].row, rows[second - 1].row);
}

static void remove_row(int index) {
  gtk_box_remove(GTK_BOX(box), rows[index].row);
  memmove(rows + index, rows + index + 1, sizeof(Row) * (count - index - 1));
  count--;
}

static void toggle(int index) {
  static int isOn;
  gtk_label_set_text(GTK_LABEL(rows[index].text), (isOn = !isOn) ? "on" : "no");
}

static void after_paint(GdkFrameClock *clock, gpointer data) { painted++; }

// Runs the main loop until a frame has been laid out and painted.
static void frame(void) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  int before = painted;
  gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT | GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (painted == before) g_main_context_iteration(NULL, TRUE);
}

static void settle(void) {
  frame();
  frame();
}

static void show_window(void) {
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, ".danger{background:#fcc;}", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 600);
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), box);
  gtk_window_present(GTK_WINDOW(window));
  while (!gtk_widget_get_mapped(window)) g_main_context_iteration(NULL, TRUE);
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(after_paint), NULL);
  settle();
}

#define MEASURE(name, prepare, operation)                        \
  {                                                              \
    double calls = 1e12, whole = 1e12;                           \
    for (int round = 0; round < rounds; round++) {               \
      prepare;                                                   \
      settle();                                                  \
      double start = now();                                      \
      operation;                                                 \
      double called = now();                                     \
      frame();                                                   \
      calls = MIN(calls, called - start);                        \
      whole = MIN(whole, now() - start);                         \
    }                                                            \
    printf("%s,%.4f,%.4f\n", name, calls, whole);                \
    fflush(stdout);                                              \
  }

int main(int argumentCount, char **arguments) {
  gtk_init();
  int size = argumentCount > 1 ? atoi(arguments[1]) : 1000, rounds = argumentCount > 2 ? atoi(arguments[2]) : 7;
  show_window();
  MEASURE("create", clear(), append(size));
  MEASURE("replace", fill(size), fill(size));
  MEASURE("update", fill(size), update_every_tenth());
  MEASURE("select", select_row(size / 2), select_row(1));
  MEASURE("swap", fill(size), swap(1, size - 2));
  MEASURE("remove", fill(size), remove_row(3));
  MEASURE("append", fill(size), append(size));
  MEASURE("clear", fill(size), clear());
  fill(size);
  MEASURE("leaf", , toggle(2));
  return 0;
}

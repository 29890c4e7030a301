// The row operations of js-framework-benchmark on GTK 4's GtkListView, over a GListStore. Each row contains a label and two buttons, and
// only visible rows are created.
// Prints a line for each operation: the name, the milliseconds of the calls, and the milliseconds up to the end of the frame that shows
// them.
//
// build: gcc -O2 list.c -o gtk-list $(pkg-config --cflags --libs gtk4)
// run:   xvfb-run -a -s "-screen 0 1024x768x24" env GSK_RENDERER=cairo GDK_BACKEND=x11 ./gtk-list ROWS ROUNDS
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static GtkWidget *window;
static GListStore *store;
static GtkSingleSelection *selection;
static int painted, last_id;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void make_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4), *button = gtk_button_new();
  gtk_button_set_child(GTK_BUTTON(button), gtk_label_new(""));
  gtk_box_append(GTK_BOX(row), gtk_label_new(""));
  gtk_box_append(GTK_BOX(row), button);
  gtk_box_append(GTK_BOX(row), gtk_button_new_with_label("x"));
  gtk_list_item_set_child(item, row);
}

static void fill_row(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
  GtkWidget *number = gtk_widget_get_first_child(gtk_list_item_get_child(item)), *button = gtk_widget_get_next_sibling(number);
  char text[16];
  snprintf(text, sizeof text, "%u", gtk_list_item_get_position(item));
  gtk_label_set_text(GTK_LABEL(number), text);
  gtk_label_set_text(GTK_LABEL(gtk_button_get_child(GTK_BUTTON(button))), gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static void clear(void) { g_list_store_remove_all(store); }

static void append(int number) {
  gpointer *items = g_new(gpointer, number);
  for (int index = 0; index < number; index++) {
    char label[64];
    snprintf(label, sizeof label, "pretty red table %d", ++last_id);
    items[index] = gtk_string_object_new(label);
  }
  g_list_store_splice(store, g_list_model_get_n_items(G_LIST_MODEL(store)), 0, items, number);
  for (int index = 0; index < number; index++) g_object_unref(items[index]);
  g_free(items);
}

static void fill(int number) {
  clear();
  append(number);
}

static void replace(int row, const char *label) {
  gpointer item[1] = {gtk_string_object_new(label)};
  g_list_store_splice(store, row, 1, item, 1);
  g_object_unref(item[0]);
}

static void update_every_tenth(int number) {
  for (int index = 0; index < number; index += 10) replace(index, "pretty red table !!!");
}

static void swap(int first, int second) {
  replace(first, "first");
  replace(second, "second");
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
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  store = g_list_store_new(GTK_TYPE_STRING_OBJECT);
  selection = gtk_single_selection_new(G_LIST_MODEL(store));
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(make_row), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(fill_row), NULL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), gtk_list_view_new(GTK_SELECTION_MODEL(selection), factory));
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
  MEASURE("update", fill(size), update_every_tenth(size));
  MEASURE("select", gtk_single_selection_set_selected(selection, size / 2), gtk_single_selection_set_selected(selection, 1));
  MEASURE("swap", fill(size), swap(1, size - 2));
  MEASURE("remove", fill(size), g_list_store_remove(store, 3));
  MEASURE("append", fill(size), append(size));
  MEASURE("clear", fill(size), clear());
  return 0;
}

// The row operations of js-framework-benchmark on a QML Repeater (Qt Quick with the software scene graph, offscreen).
// Prints a line for each operation: the name, the milliseconds of the calls, and the milliseconds up to the pixels.
//
// build: g++ -O2 -std=c++20 -fPIC rows.cpp -o qml-rows $(pkg-config --cflags --libs Qt6Quick Qt6Qml Qt6Gui Qt6Core)
// run:   QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software ./qml-rows rows.qml ROWS ROUNDS
#include <QAbstractListModel>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQuickItem>
#include <QQuickView>
#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

const char *adjectives[] = {"pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant", "easy",
                            "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive", "cheap",
                            "expensive", "fancy"};
const char *colours[] = {"red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange"};
const char *nouns[] = {"table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse", "keyboard"};

double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

template <size_t number> const char *pick(const char *(&words)[number]) {
  static unsigned seed = 1;
  seed = seed * 1103515245u + 12345u;
  return words[(seed >> 16) % number];
}

struct Item {
  int id;
  QString label;
};

class Rows : public QAbstractListModel {
public:
  int rowCount(const QModelIndex &) const override { return items.size(); }

  QVariant data(const QModelIndex &index, int role) const override {
    return role == idRole ? QVariant(items[index.row()].id) : QVariant(items[index.row()].label);
  }

  QHash<int, QByteArray> roleNames() const override { return {{idRole, "rid"}, {labelRole, "rlabel"}}; }

  int id(int row) const { return items[row].id; }

  void clear() {
    if (items.isEmpty()) return;
    beginRemoveRows({}, 0, items.size() - 1);
    items.clear();
    endRemoveRows();
  }

  void append(int number) {
    beginInsertRows({}, items.size(), items.size() + number - 1);
    for (int index = 0; index < number; index++) {
      const char *adjective = pick(adjectives), *colour = pick(colours), *noun = pick(nouns);
      items.append({++lastID, QString("%1 %2 %3").arg(adjective, colour, noun)});
    }
    endInsertRows();
  }

  void updateEveryTenth() {
    for (int row = 0; row < items.size(); row += 10) setLabel(row, items[row].label + " !!!");
  }

  void setLabel(int row, const QString &label) {
    items[row].label = label;
    emit dataChanged(index(row), index(row), {labelRole});
  }

  void swap(int first, int second) {
    beginMoveRows({}, first, first, {}, second + 1);
    items.move(first, second);
    endMoveRows();
    beginMoveRows({}, second - 1, second - 1, {}, first);
    items.move(second - 1, first);
    endMoveRows();
  }

  void remove(int row) {
    beginRemoveRows({}, row, row);
    items.removeAt(row);
    endRemoveRows();
  }

private:
  static constexpr int idRole = Qt::UserRole, labelRole = Qt::UserRole + 1;
  QList<Item> items;
  int lastID = 0;
};

} // namespace

int main(int argumentCount, char **arguments) {
  QGuiApplication app(argumentCount, arguments);
  if (argumentCount < 2) return 64;
  const int size = argumentCount > 2 ? atoi(arguments[2]) : 1000, rounds = argumentCount > 3 ? atoi(arguments[3]) : 7;
  Rows rows;
  QQuickView view;
  view.rootContext()->setContextProperty("rowsModel", &rows);
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.resize(800, 600);
  view.setSource(QUrl::fromLocalFile(arguments[1]));
  if (view.status() != QQuickView::Ready) {
    fprintf(stderr, "%s\n", qPrintable(view.errors().value(0).toString()));
    return 1;
  }
  view.show();
  QQuickItem *root = view.rootObject();

  auto frame = [&] {
    app.processEvents();
    view.grabWindow();
  };
  auto measure = [&](const char *name, auto prepare, auto operation) {
    double calls = 1e12, whole = 1e12;
    for (int round = 0; round < rounds; round++) {
      prepare();
      frame();
      const double start = now();
      operation();
      calls = std::min(calls, now() - start);
      frame();
      whole = std::min(whole, now() - start);
    }
    printf("%s,%.4f,%.4f\n", name, calls, whole);
    fflush(stdout);
  };
  auto clear = [&] {
    root->setProperty("selectedId", 0);
    rows.clear();
  };
  auto fill = [&] {
    clear();
    rows.append(size);
  };
  auto select = [&](int row) { root->setProperty("selectedId", rows.id(row)); };

  frame();
  measure("create", clear, [&] { rows.append(size); });
  measure("replace", fill, fill);
  measure("update", fill, [&] { rows.updateEveryTenth(); });
  measure("select", [&] { select(size / 2); }, [&] { select(1); });
  measure("swap", fill, [&] { rows.swap(1, size - 2); });
  measure("remove", fill, [&] { rows.remove(3); });
  measure("append", fill, [&] { rows.append(size); });
  measure("clear", fill, clear);
  fill();
  bool isOn = false;
  measure("leaf", [] {}, [&] { rows.setLabel(2, (isOn = !isOn) ? "on" : "no"); });
  return 0;
}

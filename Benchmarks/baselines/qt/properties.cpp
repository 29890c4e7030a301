// Propagation through Qt's bindable properties, for the graph shapes that they support. Each write is a separate group, and each chain
// ends in a notifier.
// Prints a line for each shape: the name, and the milliseconds of 500 iterations.
//
// build: g++ -O2 -std=c++20 -fPIC properties.cpp -o qt-properties $(pkg-config --cflags --libs Qt6Core)
#include <QProperty>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

namespace {

using Property = QProperty<qint64>;

double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

void busy() {
  volatile int steps = 0;
  for (int step = 0; step < 100; step++) steps = steps + 1;
}

// Owns the properties and notifiers of one shape.
class Shape {
public:
  Property *input() { return add(); }

  template <class Rule> Property *computed(Rule rule) {
    Property *property = add();
    property->setBinding([rule] { return qint64(rule()); });
    property->value();
    return property;
  }

  void observe(Property *property, std::function<void()> action = [] {}) {
    notifiers.push_back(property->addNotifier([this, property, action] {
      sum += property->value();
      action();
    }));
  }

private:
  Property *add() {
    properties.push_back(std::make_unique<Property>(0));
    return properties.back().get();
  }

  std::vector<std::unique_ptr<Property>> properties;
  std::vector<QPropertyNotifier> notifiers;
  qint64 sum = 0;
};

void write(Property *property, qint64 value) {
  Qt::beginPropertyUpdateGroup();
  property->setValue(value);
  Qt::endPropertyUpdateGroup();
}

void expect(bool holds, const char *name) {
  if (holds) return;
  fprintf(stderr, "%s computed a wrong value.\n", name);
  exit(1);
}

// Measures a shape. `build` creates the shape and returns a closure that runs one iteration.
void measure(const char *name, std::function<std::function<void()>(Shape &)> build) {
  Shape shape;
  const auto iteration = build(shape);
  for (int warm = 0; warm < 3; warm++) iteration();
  double least = 1e12;
  for (int round = 0; round < 7; round++) {
    const double start = now();
    for (int turn = 0; turn < 100; turn++) iteration();
    least = std::min(least, now() - start);
  }
  printf("%s,%.4f\n", name, least * 5);
  fflush(stdout);
}

// Returns an iteration that writes 1, followed by 0, 1, 2 and so on.
std::function<void()> writing(Property *head, int count, std::function<void(int)> check) {
  return [=] {
    write(head, 1);
    for (int value = 0; value < count; value++) {
      write(head, value);
      check(value);
    }
  };
}

} // namespace

int main() {
  measure("avoidable", [](Shape &shape) {
    Property *head = shape.input();
    Property *first = shape.computed([=] { return head->value(); });
    Property *constant = shape.computed([=] { return first->value(), 0; });
    Property *third = shape.computed([=] { return busy(), constant->value() + 1; });
    Property *fourth = shape.computed([=] { return third->value() + 2; });
    Property *last = shape.computed([=] { return fourth->value() + 3; });
    shape.observe(last, busy);
    return writing(head, 1000, [=](int) { expect(last->value() == 6, "avoidable"); });
  });
  measure("broad", [](Shape &shape) {
    Property *head = shape.input(), *last = nullptr;
    for (int index = 0; index < 50; index++) {
      Property *sum = shape.computed([=] { return head->value() + index; });
      last = shape.computed([=] { return sum->value() + 1; });
      shape.observe(last);
    }
    return writing(head, 50, [=](int value) { expect(last->value() == value + 50, "broad"); });
  });
  measure("deep", [](Shape &shape) {
    Property *head = shape.input(), *last = head;
    for (int index = 0; index < 50; index++) {
      Property *before = last;
      last = shape.computed([=] { return before->value() + 1; });
    }
    shape.observe(last);
    return writing(head, 50, [=](int value) { expect(last->value() == value + 50, "deep"); });
  });
  measure("diamond", [](Shape &shape) {
    Property *head = shape.input();
    std::vector<Property *> arms;
    for (int index = 0; index < 5; index++) arms.push_back(shape.computed([=] { return head->value() + 1; }));
    Property *sum = shape.computed([=] {
      qint64 sum = 0;
      for (Property *arm : arms) sum += arm->value();
      return sum;
    });
    shape.observe(sum);
    return writing(head, 500, [=](int value) { expect(sum->value() == (value + 1) * 5, "diamond"); });
  });
  measure("repeated", [](Shape &shape) {
    Property *head = shape.input();
    Property *sum = shape.computed([=] {
      qint64 sum = 0;
      for (int read = 0; read < 30; read++) sum += head->value();
      return sum;
    });
    shape.observe(sum);
    return writing(head, 100, [=](int value) { expect(sum->value() == value * 30, "repeated"); });
  });
  measure("triangle", [](Shape &shape) {
    Property *head = shape.input(), *last = head;
    std::vector<Property *> chain;
    for (int index = 0; index < 10; index++) {
      chain.push_back(last);
      Property *before = last;
      last = shape.computed([=] { return before->value() + 1; });
    }
    Property *sum = shape.computed([=] {
      qint64 sum = 0;
      for (Property *link : chain) sum += link->value();
      return sum;
    });
    shape.observe(sum);
    return writing(head, 100, [=](int value) { expect(sum->value() == 45 + value * 10, "triangle"); });
  });
  measure("unstable", [](Shape &shape) {
    Property *head = shape.input();
    Property *twice = shape.computed([=] { return head->value() * 2; });
    Property *negative = shape.computed([=] { return -head->value(); });
    Property *sum = shape.computed([=] {
      qint64 sum = 0;
      for (int read = 0; read < 20; read++) sum += head->value() % 2 ? twice->value() : negative->value();
      return sum;
    });
    shape.observe(sum);
    return writing(head, 100, [](int) {});
  });
  return 0;
}

// The propagation workloads of EngineBench on a handwritten engine. `limit CASE ITERATIONS` prints the processor time in milliseconds and
// the number of recomputations for one iteration, or for one update in a case whose name starts with `cellx`.
#include "engine.hpp"
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <string>

using namespace engine;

static int64_t sum = 0;

static double milliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void busy() {
  volatile int count = 0;
  for (int i = 0; i < 100; i++) count = count + 1;
}

// Prevents the compiler from merging repeated reads.
static inline void opaque() { asm volatile("" ::: "memory"); }

static void expect(bool holds) {
  if (!holds) abort();
}

static void writeAndFlush(Node *head, int64_t value) {
  write(head, value);
  flush();
}

static Node *plus(Node *source, int64_t constant) {
  return rule([=] { return read(source) + constant; });
}

static void observe(Node *source) {
  effect([=] { sum += read(source); return int64_t(0); });
}

static Node *total(std::vector<Node *> sources) {
  return rule([sources = std::move(sources)] {
    int64_t total = 0;
    for (Node *source : sources) total += read(source);
    return total;
  });
}

using Iteration = std::function<void()>;

static Iteration avoidable() {
  Node *head = signal(0);
  Node *c1 = plus(head, 0);
  Node *c2 = rule([=] { read(c1); return int64_t(0); });
  Node *c3 = rule([=] { busy(); return read(c2) + 1; });
  Node *c5 = plus(plus(c3, 2), 3);
  effect([=] { sum += read(c5); busy(); return int64_t(0); });
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 1000; i++) {
      writeAndFlush(head, i);
      expect(read(c5) == 6);
    }
  };
}

static Iteration broad() {
  Node *head = signal(0), *last = head;
  for (int i = 0; i < 50; i++) {
    last = plus(plus(head, i), 1);
    observe(last);
  }
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 50; i++) {
      writeAndFlush(head, i);
      expect(read(last) == i + 50);
    }
  };
}

static Iteration deep() {
  Node *head = signal(0), *last = head;
  for (int i = 0; i < 50; i++) last = plus(last, 1);
  observe(last);
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 50; i++) {
      writeAndFlush(head, i);
      expect(read(last) == i + 50);
    }
  };
}

static Iteration diamond() {
  Node *head = signal(0);
  std::vector<Node *> ways;
  for (int i = 0; i < 5; i++) ways.push_back(plus(head, 1));
  Node *end = total(ways);
  observe(end);
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 500; i++) {
      writeAndFlush(head, i);
      expect(read(end) == (i + 1) * 5);
    }
  };
}

static Iteration mux() {
  static int64_t values[100];
  static int64_t version = 0;
  std::vector<Node *> heads, ends;
  for (int i = 0; i < 100; i++) heads.push_back(signal(0));
  Node *all = rule([=] {
    for (int i = 0; i < 100; i++) values[i] = read(heads[i]);
    return ++version;
  });
  for (int i = 0; i < 100; i++) ends.push_back(plus(rule([=] { read(all); return values[i]; }), 1));
  for (Node *end : ends) observe(end);
  return [=] {
    for (int factor = 1; factor <= 2; factor++) {
      for (int i = 0; i < 10; i++) {
        writeAndFlush(heads[i], i * factor);
        expect(read(ends[i]) == i * factor + 1);
      }
    }
  };
}

static Iteration repeated() {
  Node *head = signal(0);
  Node *end = rule([=] {
    int64_t total = 0;
    for (int i = 0; i < 30; i++) {
      opaque();
      total += read(head);
    }
    return total;
  });
  observe(end);
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 100; i++) {
      writeAndFlush(head, i);
      expect(read(end) == i * 30);
    }
  };
}

static Iteration triangle() {
  Node *head = signal(0);
  std::vector<Node *> items{head};
  for (int i = 1; i < 10; i++) items.push_back(plus(items.back(), 1));
  Node *end = total(items);
  observe(end);
  return [=] {
    writeAndFlush(head, 1);
    for (int i = 0; i < 100; i++) {
      writeAndFlush(head, i);
      expect(read(end) == 45 + i * 10);
    }
  };
}

static Iteration unstable() {
  Node *head = signal(0);
  Node *twice = rule([=] { return read(head) * 2; });
  Node *negative = rule([=] { return -read(head); });
  Node *end = rule([=] {
    int64_t total = 0;
    for (int i = 0; i < 20; i++) {
      opaque();
      total += read(head) % 2 ? read(twice) : read(negative);
    }
    return total;
  });
  observe(end);
  return [=] {
    writeAndFlush(head, 1);
    expect(read(end) == 40);
    for (int i = 0; i < 100; i++) writeAndFlush(head, i);
  };
}

// Builds layers of four properties, each computed from the layer before it, with an effect for each property.
static Iteration cellx(int layers) {
  std::vector<Node *> start, layer;
  for (int i = 1; i <= 4; i++) start.push_back(signal(i));
  layer = start;
  for (int i = 0; i < layers; i++) {
    Node *a = layer[0], *b = layer[1], *c = layer[2], *d = layer[3];
    layer = {plus(b, 0), rule([=] { return int64_t(uint64_t(read(a)) - uint64_t(read(c))); }),
             rule([=] { return int64_t(uint64_t(read(b)) + uint64_t(read(d))); }), plus(c, 0)};
    for (Node *property : layer) observe(property);
  }
  return [=] {
    for (Node *property : layer) sum += read(property);
    for (int i = 0; i < 4; i++) write(start[i], 4 - i);
    flush();
    for (Node *property : layer) sum += read(property);
  };
}

int main(int count, char **arguments) {
  const std::pair<const char *, Iteration (*)()> cases[] = {
      {"avoidable", avoidable}, {"broad", broad},       {"deep", deep},         {"diamond", diamond},
      {"mux", mux},             {"repeated", repeated}, {"triangle", triangle}, {"unstable", unstable},
  };
  if (count != 3) {
    fprintf(stderr, "usage: limit CASE ITERATIONS\n");
    return 64;
  }
  const std::string name = arguments[1];
  int iterations = atoi(arguments[2]);
  Iteration iteration;
  if (name.rfind("cellx", 0) == 0) {
    iteration = cellx(atoi(name.c_str() + 5));
    iterations = 1;
  } else {
    for (auto &known : cases) {
      if (name == known.first) iteration = known.second();
    }
    if (!iteration) {
      fprintf(stderr, "There is no case %s.\n", name.c_str());
      return 64;
    }
    for (int i = 0; i < 3; i++) iteration();
  }
  recomputes = 0;
  double start = milliseconds();
  for (int i = 0; i < iterations; i++) iteration();
  double time = milliseconds() - start;
  printf("%.6f %llu\n", time, static_cast<unsigned long long>(recomputes / iterations));
  if (sum == 42) fprintf(stderr, "\n");
}

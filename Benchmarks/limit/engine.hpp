// The engine that the project's engine is compared with: handwritten signals and rules with a single value type, and without subgraphs or
// handles.
//
// Dependencies are tracked at run time in doubly linked lists and compared with those of the previous run. A write marks everything that
// it may affect, and a read recursively updates its sources. No memory is allocated while the dependencies are unchanged.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <utility>
#include <vector>

namespace engine {

struct Node;

// A recorded read of `source` by `reader`.
struct Link {
  Node *source, *reader;
  Link *previousReader, *nextReader;
  Link *previousSource, *nextSource;
};

enum : uint32_t { check = 1, dirty = 2, stale = check | dirty, isEffect = 8 };

struct Node {
  int64_t value = 0;
  int64_t (*rule)(void *) = nullptr;
  void *context = nullptr;
  uint32_t flags = 0;
  Link *firstReader = nullptr, *lastReader = nullptr;
  Link *firstSource = nullptr, *cursor = nullptr;
};

inline Node *running = nullptr;
inline std::vector<Node *> queue;
inline std::vector<Link *> freeLinks;
inline uint64_t recomputes = 0;

inline Link *takeLink() {
  if (freeLinks.empty()) {
    Link *page = static_cast<Link *>(malloc(sizeof(Link) * 1024));
    for (int i = 0; i < 1024; i++) freeLinks.push_back(page + i);
  }
  Link *link = freeLinks.back();
  freeLinks.pop_back();
  return link;
}

inline void unlinkFromSource(Link *link) {
  Node *source = link->source;
  if (link->previousReader) link->previousReader->nextReader = link->nextReader; else source->firstReader = link->nextReader;
  if (link->nextReader) link->nextReader->previousReader = link->previousReader; else source->lastReader = link->previousReader;
}

inline void record(Node *source, Node *reader) {
  Link *cursor = reader->cursor;
  if (cursor && cursor->source == source) return;
  Link *next = cursor ? cursor->nextSource : reader->firstSource;
  if (next && next->source == source) {
    reader->cursor = next;
    return;
  }
  for (Link *link = reader->firstSource; link && cursor; link = link->nextSource) {
    if (link->source == source) return;
    if (link == cursor) break;
  }
  Link *link = takeLink();
  link->source = source;
  link->reader = reader;
  link->previousSource = cursor;
  link->nextSource = next;
  if (next) next->previousSource = link;
  if (cursor) cursor->nextSource = link; else reader->firstSource = link;
  link->previousReader = source->lastReader;
  link->nextReader = nullptr;
  if (source->lastReader) source->lastReader->nextReader = link; else source->firstReader = link;
  source->lastReader = link;
  reader->cursor = link;
}

inline bool recompute(Node *node) {
  Node *outer = running;
  running = node;
  node->cursor = nullptr;
  int64_t value = node->rule(node->context);
  recomputes++;
  running = outer;
  Link *rest = node->cursor ? node->cursor->nextSource : node->firstSource;
  if (rest) {
    if (node->cursor) node->cursor->nextSource = nullptr; else node->firstSource = nullptr;
    while (rest) {
      Link *next = rest->nextSource;
      unlinkFromSource(rest);
      freeLinks.push_back(rest);
      rest = next;
    }
  }
  node->flags &= ~stale;
  bool hasChanged = value != node->value;
  node->value = value;
  return hasChanged;
}

inline void markReadersDirty(Node *node) {
  for (Link *link = node->firstReader; link; link = link->nextReader) link->reader->flags |= dirty;
}

inline bool update(Node *node) {
  if (!(node->flags & stale)) return false;
  if (!(node->flags & dirty)) {
    for (Link *link = node->firstSource; link; link = link->nextSource) {
      if (link->source->rule) update(link->source);
      if (node->flags & dirty) break;
    }
    if (!(node->flags & dirty)) {
      node->flags &= ~stale;
      return false;
    }
  }
  bool hasChanged = recompute(node);
  if (hasChanged) markReadersDirty(node);
  return hasChanged;
}

inline void push(Node *node) {
  for (Link *link = node->firstReader; link; link = link->nextReader) {
    Node *reader = link->reader;
    if (reader->flags & stale) continue;
    reader->flags |= check;
    if (reader->flags & isEffect) queue.push_back(reader); else push(reader);
  }
}

inline int64_t read(Node *node) {
  if (node->rule && (node->flags & stale)) update(node);
  if (running) record(node, running);
  return node->value;
}

inline void write(Node *node, int64_t value) {
  if (node->value == value) return;
  node->value = value;
  push(node);
  markReadersDirty(node);
}

inline void flush() {
  for (size_t i = 0; i < queue.size(); i++) update(queue[i]);
  queue.clear();
}

inline Node *signal(int64_t value) {
  Node *node = new Node;
  node->value = value;
  return node;
}

template <class Body> Node *rule(Body body, uint32_t flags = 0) {
  Node *node = new Node;
  node->rule = [](void *context) -> int64_t { return (*static_cast<Body *>(context))(); };
  node->context = new Body(std::move(body));
  node->flags = flags;
  recompute(node);
  return node;
}

template <class Body> Node *effect(Body body) { return rule(std::move(body), isEffect); }

}  // namespace engine

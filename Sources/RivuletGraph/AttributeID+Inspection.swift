/// Attribute queries for tools. They traverse lists, so their cost is linear. The engine itself never uses them.
extension AttributeID {
  /// The attributes that the rule has read, in reading order. A latch is reported as the attribute that it replaces.
  package var sources: [AttributeID] {
    guard isLive else { return [] }
    var found: [AttributeID] = []
    var next = slot.pointee.firstSource
    while let edge = next {
      next = edge.pointee.nextSource
      found.append(original(of: edge.pointee.source))
    }
    return found
  }

  /// The attributes whose rules have read this attribute, in the order of their first reads.
  package var dependents: [AttributeID] {
    guard isLive else { return [] }
    var found: [AttributeID] = []
    var next = slot.pointee.firstDependent
    while let edge = next {
      next = edge.pointee.nextDependent
      found.append(AttributeID(slot: edge.pointee.dependent))
    }
    return found
  }

  /// Returns the result of calling `body` with the rule; nil if the rule has a different type or the attribute no longer exists.
  package func withRule<R: Rule, Result>(_ type: R.Type, _ body: (borrowing R) -> Result) -> Result? {
    guard isLive, !slot.pointee.flags.contains(.isLatch), slot.pointee.kind.pointee.rule == type else { return nil }
    return body(slot.rule(type).pointee)
  }

  private func original(of source: SlotPointer) -> AttributeID {
    guard source.pointee.flags.contains(.isLatch) else { return AttributeID(slot: source) }
    return source.pointee.subgraph.takeUnretainedValue().latches?.original(of: source) ?? AttributeID(slot: source)
  }
}

extension Graph {
  /// Calls `body` for each attribute, subgraph by subgraph, in creation order.
  package func forEachAttribute(_ body: (AttributeID) -> Void) {
    root.forEachInTree { subgraph in
      subgraph.forEachSlot { body(AttributeID(slot: $0)) }
      return true
    }
  }
}

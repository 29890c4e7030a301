extension Graph {
  /// Returns the whole graph as text: each subgraph in creation order, with the value, flags, and sources of its slots.
  package func dump() -> String {
    var text = ""
    root.forEachInTree { subgraph in
      let indent = String(repeating: "  ", count: depth(of: subgraph))
      text += "\(indent)subgraph \(subgraph.sequence)\(subgraph.state == .live ? "" : " \(subgraph.state)")\n"
      subgraph.forEachSlot { text += "\(indent)  \(line($0))\n" }
      return true
    }
    return text
  }

  private func depth(of subgraph: Subgraph) -> Int {
    var depth = 0
    var next = subgraph.parent
    while let parent = next {
      depth += 1
      next = parent.parent
    }
    return depth
  }

  private func line(_ slot: SlotPointer) -> String {
    let kind = slot.pointee.kind.pointee
    let flags = slot.pointee.flags
    var parts = ["#\(slot.pointee.sequence) \(kind.name)"]
    if !flags.contains(.isLatch), !flags.contains(.isInput) {
      let details = kind.rule.details(at: slot.pointee.value - kind.valueOffset)
      if !details.isEmpty { parts.append("(\(details))") }
    }
    if flags.contains(.hasValue) { parts.append("= \(kind.rule.describeValue(at: slot.pointee.value))") }
    if flags.contains(.isSink) { parts.append("sink") }
    if flags.contains(.isDirty) { parts.append("dirty") } else if flags.contains(.needsCheck) { parts.append("check") }
    let sources = sourceNames(slot)
    if !sources.isEmpty { parts.append("<- \(sources.joined(separator: " "))") }
    return parts.joined(separator: " ")
  }

  private func sourceNames(_ slot: SlotPointer) -> [String] {
    var names: [String] = []
    var next = slot.pointee.firstSource
    while let edge = next {
      names.append(name(of: edge.pointee.source) + (edge.pointee.isSticky ? "!" : ""))
      next = edge.pointee.nextSource
    }
    return names
  }

  private func name(of source: SlotPointer) -> String {
    guard source.pointee.flags.contains(.isLatch) else { return "#\(source.pointee.sequence)" }
    let original = source.pointee.subgraph.takeUnretainedValue().latches?.original(of: source)
    return "latch of #\(original?.sequence ?? 0)"
  }
}

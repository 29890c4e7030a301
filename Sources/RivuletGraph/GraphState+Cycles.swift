/// Handles cycles, in which rules read themselves directly or through other rules. Such a read is reported, returns the previous value, and
/// leaves no edge.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Reports that `slot` was read while its rule was running. Ends the program if the rule has no previous value.
  func reportCycle(at slot: SlotPointer) {
    let names = namesOfWork(from: slot)
    let which =
      names.count == 1
      ? "The rule \(names[0]) depends on itself: it was read while running"
      : "The rules \(names.joined(separator: ", ")) depend on each other: \(names[0]) was read while running"
    let remedy = names.count == 1 ? "Remove the read." : "Remove one of the reads."
    if !slot.pointee.flags.isAny(of: .hasValue) { fatalError("\(which), and has no value yet. \(remedy)") }
    report("\(which). The value from the previous run is used. \(remedy)")
  }

  /// Returns the names of the rules that wait for each other, starting with the rule of `slot`. A long cycle is shortened to its first and
  /// last rules.
  private func namesOfWork(from slot: SlotPointer) -> [String] {
    let waiting = slotsWaiting(upTo: slot)
    func names(_ slots: ArraySlice<SlotPointer>) -> [String] { slots.map { $0.pointee.kind.pointee.name } }
    if waiting.count <= 12 { return names(waiting[...]) }
    return names(waiting.prefix(6)) + ["… (\(waiting.count - 12) more)"] + names(waiting.suffix(6))
  }

  /// Returns the chain of waiting slots, from the running `slot` to the innermost running rule.
  private func slotsWaiting(upTo slot: SlotPointer) -> [SlotPointer] {
    var interruptions: [SlotPointer: [SlotPointer]] = [:]
    for interruption in pointee.interrupted.buffer { interruptions[interruption.slot, default: []].append(interruption.waiter) }
    var seen: Set<SlotPointer> = []
    var waiting: [SlotPointer] = []
    var next = pointee.current
    while next != pointee.idle {
      waiting.append(next)
      if next == slot { return waiting.reversed() }
      // A slot encountered before was interrupted, and had a different waiter before the interruption.
      next = seen.insert(next).inserted ? next.pointee.waiter : interruptions[next]?.popLast() ?? pointee.idle
    }
    return [slot]
  }

  /// Drops an existing edge for a read that turned out to close a cycle, so that recorded edges never form a cycle.
  func dropCyclicEdge(to source: SlotPointer, of reader: SlotPointer) {
    dropSources(of: reader) { $0.pointee.source == source }
  }

  func report(_ sentence: String) {
    pointee.owner.takeUnretainedValue().onIssue?(GraphIssue(description: sentence))
  }
}

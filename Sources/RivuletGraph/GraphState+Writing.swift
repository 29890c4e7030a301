/// Handles writes to inputs, and code that runs without recording its reads.
extension UnsafeMutablePointer where Pointee == GraphState {
  /// Reports a write during an update. Ends the program if the write is never valid.
  @usableFromInline @inline(never)
  func refuseWrite(to slot: SlotPointer, of type: any Any.Type, offset: UInt32) {
    let kind = slot.pointee.kind
    guard slot.pointee.flags.isAny(of: .isInput) else {
      fatalError("A value was written to the rule \(kind.pointee.name). Only inputs can be written.")
    }
    guard offset == 0, kind.pointee.valueType == type else {
      fatalError(
        "A value of type \(type) was written to a part of the input \(kind.pointee.name), which holds \(kind.pointee.valueType). "
          + "Write the whole value.")
    }
    let rule = pointee.running.map { "the rule \($0.pointee.kind.pointee.name) runs" } ?? "the graph is being updated"
    report(
      "The input \(kind.pointee.name) (#\(slot.pointee.sequence)) was written while \(rule); the write is ignored. "
        + "Write inputs between updates.")
  }

  /// Runs `body` without recording its reads for the running rule.
  func untracked<T>(_ body: () throws -> T) rethrows -> T {
    guard let running = pointee.running else { return try uncollected(body) }
    guard !running.pointee.flags.isAny(of: .isUntracked) else { return try body() }
    storeCursor()
    running.pointee.flags.insert(.isUntracked)
    resume(running)
    defer {
      running.pointee.flags.remove(.isUntracked)
      resume(running)
    }
    return try body()
  }

  /// Runs `body` outside all rules, without collecting its reads.
  private func uncollected<T>(_ body: () throws -> T) rethrows -> T {
    let collects = pointee.collectsReads
    pointee.collectsReads = false
    defer { pointee.collectsReads = collects }
    return try body()
  }
}

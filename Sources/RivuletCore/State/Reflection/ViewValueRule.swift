package import RivuletGraph

/// A rule whose values are compared in place, like view values (B2).
package protocol ViewValueRule: Rule {}

extension ViewValueRule {
  package static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { ViewComparison.areEqual(lhs, rhs) }

  /// Reports to the engine how the values differ, so that rules that read other parts needn't run. Inlined so that a generic rule needn't
  /// look up its own conformance for the comparison.
  @inline(__always) package static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    guard let part = ViewComparison.plan(for: Value.self).differingPart(slot.storedValue, candidate) else { return true }
    if part != .whole { slot.noteDifference(in: part) }
    return false
  }
}

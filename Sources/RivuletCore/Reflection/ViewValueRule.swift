package import RivuletGraph

/// A rule whose values are compared as views are (B2), where they lie.
package protocol ViewValueRule: Rule {}

extension ViewValueRule {
  package static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { ViewComparison.areEqual(lhs, rhs) }

  /// Inlined, so that a generic rule need not look up its own conformance to be compared.
  @inline(__always) package static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    ViewComparison.plan(for: Value.self).areEqual(slot.storedValue, candidate)
  }
}

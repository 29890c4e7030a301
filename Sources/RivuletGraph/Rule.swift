/// A computation in the graph. A rule is stored in its slot and destroyed along with the slot.
@usableFromInline
package protocol Rule {
  associatedtype Value

  /// Runs the rule. Sets a new value on `output`, or keeps the old value, which is treated as unchanged. The first run must set a value.
  mutating func update(_ output: borrowing RuleOutput<Value>)

  /// Returns true if the values are equal, in which case dependents needn't run. The default implementation returns the result of `==`,
  /// false for types without `==`, and true for `Void`.
  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool

  /// The name of the rule in dumps, logs, and issues.
  static var name: String { get }

  /// The details to show after the name in dumps; empty by default.
  var details: String { get }

  /// True for `EquatableInput`, regardless of its value type. This is a requirement because checking a conformance at run time searches the
  /// whole program.
  static var isEquatableInput: Bool { get }

  /// Runs the rule in a slot and returns true if the value has changed. This is a requirement only so that the compiler generates one
  /// function for each type. The default is the only implementation.
  static func run(in slot: UnsafeMutablePointer<Slot>) -> Bool

  /// Returns true if the value in a slot equals the value at `candidate`. The default implementation calls `areEqual`.
  static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool
}

extension Rule {
  @inlinable package static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { false }

  @inlinable package var details: String { "" }

  @inlinable package static var isEquatableInput: Bool { false }

  package static var name: String { _typeName(Self.self, qualified: false) }

  @inlinable @inline(__always) package static func run(in slot: UnsafeMutablePointer<Slot>) -> Bool {
    _withUnprotectedUnsafeTemporaryAllocation(byteCount: RuleOutput<Value>.size, alignment: MemoryLayout<Value>.alignment) { space in
      let output = RuleOutput<Value>(slot: slot, memory: space.baseAddress.unsafelyUnwrapped)
      slot.rule(Self.self).pointee.update(output)
      if !output.hasPendingValue { return false }
      let place = slot.pointee.value.assumingMemoryBound(to: Value.self)
      if !slot.pointee.flags.isAny(of: .hasValue) {
        place.initialize(to: output.pendingValue.move())
        slot.pointee.flags.insert(.hasValue)
        return true
      }
      if isValue(in: slot, equalTo: output.pendingValue) {
        drop(output.pendingValue.move())
        return false
      }
      place.pointee = output.pendingValue.move()
      return true
    }
  }

  @inlinable package static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    areEqual(slot.pointee.value.assumingMemoryBound(to: Value.self).pointee, candidate.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Destroys a value. This is cheaper than deinitializing an array that contains one value of unknown type.
@inlinable @inline(__always) func drop<Value>(_ value: consuming Value) {}

extension Rule where Value: Equatable {
  @inlinable package static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

extension Rule where Value == Void {
  @inlinable package static func areEqual(_ lhs: Void, _ rhs: Void) -> Bool { true }
}

/// A computation of the graph. It is stored in its slot and destroyed with it.
@usableFromInline
package protocol Rule {
  associatedtype Value

  /// Runs; hands a new value to `output`, or leaves the old one, which counts as unchanged. The first run must hand one.
  mutating func update(_ output: borrowing RuleOutput<Value>)

  /// Whether a new value stops the wave because nothing has changed. By default `==`; never for values without it; always for `Void`.
  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool

  /// What dumps, logs and issues call the rule.
  static var name: String { get }

  /// What dumps say of the rule beside its name; empty by default.
  var details: String { get }

  /// Whether it is `EquatableInput`, whatever its value. A requirement, because to ask for a conformance at run time searches the program.
  static var isEquatableInput: Bool { get }

  /// Runs the rule that lies in a slot, and tells whether the value has changed. A requirement only so that the compiler makes one for
  /// each type; the default is the only one.
  static func run(in slot: UnsafeMutablePointer<Slot>) -> Bool

  /// Whether the value in a slot equals the one at `candidate`. The default asks `areEqual`.
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
      if !output.hasHanded { return false }
      let place = slot.pointee.value.assumingMemoryBound(to: Value.self)
      if !slot.pointee.flags.isAny(of: .hasValue) {
        place.initialize(to: output.handed.move())
        slot.pointee.flags.insert(.hasValue)
        return true
      }
      if isValue(in: slot, equalTo: output.handed) {
        drop(output.handed.move())
        return false
      }
      place.pointee = output.handed.move()
      return true
    }
  }

  @inlinable package static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    areEqual(slot.pointee.value.assumingMemoryBound(to: Value.self).pointee, candidate.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// Lets a value go. Cheaper than to deinitialize an array of one value of a type that is not known.
@inlinable @inline(__always) func drop<Value>(_ value: consuming Value) {}

extension Rule where Value: Equatable {
  @inlinable package static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

extension Rule where Value == Void {
  @inlinable package static func areEqual(_ lhs: Void, _ rhs: Void) -> Bool { true }
}

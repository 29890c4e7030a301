/// The rule type of inputs whose values are compared with `==`.
@usableFromInline
enum EquatableInput<Value: Equatable>: Rule {
  @usableFromInline static var isEquatableInput: Bool { true }

  @usableFromInline mutating func update(_ output: borrowing RuleOutput<Value>) {}

  @usableFromInline static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    slot.pointee.value.assumingMemoryBound(to: Value.self).pointee == candidate.assumingMemoryBound(to: Value.self).pointee
  }

  @usableFromInline static var name: String { "input" }
}

/// The rule type of inputs with a custom comparison function, which is stored in the slot.
@usableFromInline
struct ComparedInput<Value>: Rule {
  @usableFromInline let areEqual: (Value, Value) -> Bool

  @usableFromInline init(areEqual: @escaping (Value, Value) -> Bool) {
    self.areEqual = areEqual
  }

  @usableFromInline mutating func update(_ output: borrowing RuleOutput<Value>) {}

  @usableFromInline static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    let input = slot.rule(Self.self).pointee
    return input.areEqual(
      slot.pointee.value.assumingMemoryBound(to: Value.self).pointee, candidate.assumingMemoryBound(to: Value.self).pointee)
  }

  @usableFromInline static var name: String { "input" }
}

/// The kind of inputs whose values are compared by `==`.
enum EquatableInput<Value: Equatable>: Rule, EquatableInputRule {
  mutating func update(_ output: borrowing RuleOutput<Value>) {}

  static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    slot.pointee.value.assumingMemoryBound(to: Value.self).pointee == candidate.assumingMemoryBound(to: Value.self).pointee
  }

  static var name: String { "input" }
}

/// The kind of inputs that are compared by a function of their own, which lies in the slot.
struct ComparedInput<Value>: Rule {
  let areEqual: (Value, Value) -> Bool

  mutating func update(_ output: borrowing RuleOutput<Value>) {}

  static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
    let input = slot.rule(Self.self).pointee
    return input.areEqual(
      slot.pointee.value.assumingMemoryBound(to: Value.self).pointee, candidate.assumingMemoryBound(to: Value.self).pointee)
  }

  static var name: String { "input" }
}

/// Tells `EquatableInput` from other rules, whatever its value.
protocol EquatableInputRule {}

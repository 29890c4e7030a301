/// What all slots with one type of rule and one name share: how to run and compare them, and what memory they need.
@usableFromInline
package struct Kind {
  /// Runs, compares and destroys; called through the conformance, because a stored closure would be retained at each call.
  @usableFromInline let rule: any Rule.Type
  @usableFromInline let valueType: any Any.Type
  /// Whether it is that of an input that compares by `==`.
  @usableFromInline let isEquatableInput: Bool
  /// Whether destroying the rule or the value does anything.
  let ownsMemory: (rule: Bool, value: Bool)
  @usableFromInline let size: Int
  let alignment: Int
  /// Of a block for a rule and its value; 0 if such a block comes from the system.
  let units: Int
  @usableFromInline let valueOffset: Int
  private let givenName: StaticString?

  @usableFromInline init<R: Rule>(_ type: R.Type, name: StaticString?) {
    rule = type
    valueType = R.Value.self
    isEquatableInput = R.isEquatableInput
    ownsMemory = (!_isPOD(R.self), !_isPOD(R.Value.self))
    valueOffset = Slot.valueOffset(of: R.self)
    size = max(1, valueOffset + MemoryLayout<R.Value>.size)
    alignment = max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment)
    units = BlockPool.units(size: size, alignment: alignment)
    givenName = name
  }

  /// Made when it is asked for, because the name of a type costs thousands of instructions.
  var name: String { givenName.map { "\($0)" } ?? rule.name }
}

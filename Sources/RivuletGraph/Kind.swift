/// The shared properties of all slots with the same rule type and name: the operations for running and comparing them, and their memory
/// layout.
@usableFromInline
package struct Kind {
  /// The rule type, which provides the operations for running, comparing, and destroying. Calls go through the conformance, because a
  /// stored closure would be retained for each call.
  @usableFromInline let rule: any Rule.Type
  @usableFromInline let valueType: any Any.Type
  /// True for an input that uses `==` for comparison.
  @usableFromInline let isEquatableInput: Bool
  /// Indicates whether destroying the rule, and destroying the value, require any work.
  let ownsMemory: (rule: Bool, value: Bool)
  @usableFromInline let size: Int
  let alignment: Int
  /// The number of units in a block for a rule and its value; 0 if the block comes from the system.
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

  /// The name, computed on demand because creating the name of a type takes thousands of instructions.
  var name: String { givenName.map { "\($0)" } ?? rule.name }
}

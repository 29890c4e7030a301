/// What all slots with one type of rule and one name share: how to run, compare, copy and destroy them.
@usableFromInline
package struct Kind {
  /// Runs and compares; called through the conformance, because a stored closure would be retained at each call.
  @usableFromInline let rule: any Rule.Type
  @usableFromInline let valueType: any Any.Type
  /// Whether it is that of an input that compares by `==`.
  @usableFromInline let isEquatableInput: Bool
  let destroyRule: (UnsafeMutableRawPointer) -> Void
  let destroyValue: (UnsafeMutableRawPointer) -> Void
  let copyValue: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  let describeValue: (UnsafeRawPointer) -> String
  /// Whether destroying the rule or the value does anything.
  let ownsMemory: (rule: Bool, value: Bool)
  let size: Int
  let alignment: Int
  /// Of a block for a rule and its value; 0 if such a block comes from the system.
  let units: Int
  let valueOffset: Int
  let name: String

  @usableFromInline init<R: Rule>(_ type: R.Type, name: StaticString?) {
    rule = type
    valueType = R.Value.self
    isEquatableInput = R.self is any EquatableInputRule.Type
    destroyRule = { $0.assumingMemoryBound(to: R.self).deinitialize(count: 1) }
    destroyValue = { $0.assumingMemoryBound(to: R.Value.self).deinitialize(count: 1) }
    copyValue = { $0.initializeMemory(as: R.Value.self, to: $1.assumingMemoryBound(to: R.Value.self).pointee) }
    describeValue = { Self.describe($0.assumingMemoryBound(to: R.Value.self).pointee) }
    ownsMemory = (!_isPOD(R.self), !_isPOD(R.Value.self))
    valueOffset = Slot.valueOffset(of: R.self)
    size = max(1, valueOffset + MemoryLayout<R.Value>.size)
    alignment = max(MemoryLayout<R>.alignment, MemoryLayout<R.Value>.alignment)
    units = BlockPool.units(size: size, alignment: alignment)
    self.name = name.map { "\($0)" } ?? R.name
  }

  /// A short text for plain values, and the type's name for the rest.
  private static func describe<Value>(_ value: Value) -> String {
    if let number = value as? any BinaryInteger { return "\(number)" }
    if let number = value as? any BinaryFloatingPoint { return "\(number)" }
    if let truth = value as? Bool { return "\(truth)" }
    if let text = value as? String { return text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\"" }
    return _typeName(Value.self, qualified: false)
  }
}

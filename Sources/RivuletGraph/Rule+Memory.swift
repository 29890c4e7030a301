/// Type-erased operations on rules and values in memory.
extension Rule {
  static func destroyRule(at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
  }

  static func destroyValue(at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
  }

  static func copyValue(at source: UnsafeRawPointer, to place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: Value.self, to: source.assumingMemoryBound(to: Value.self).pointee)
  }

  static func details(at place: UnsafeRawPointer) -> String {
    place.assumingMemoryBound(to: Self.self).pointee.details
  }

  /// Returns a short description of a plain value, or the type name for any other value.
  static func describeValue(at place: UnsafeRawPointer) -> String {
    let value = place.assumingMemoryBound(to: Value.self).pointee
    if let number = value as? any BinaryInteger { return "\(number)" }
    if let number = value as? any BinaryFloatingPoint { return "\(number)" }
    if let truth = value as? Bool { return "\(truth)" }
    if let text = value as? String { return text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\"" }
    return _typeName(Value.self, qualified: false)
  }
}

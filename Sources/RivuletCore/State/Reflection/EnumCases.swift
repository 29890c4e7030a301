/// Reads the payload types of an enum from the enum type's context descriptor.
///
/// The runtime numbers the cases with payloads first, in the order of their field records. Without an enum value, only these records
/// provide the payload types.
enum EnumCases {
  private static let word = MemoryLayout<Int>.size
  private static let recordsOffset = 16
  private static let isIndirect: UInt32 = 1

  static func hasPayloads(_ type: any Any.Type) -> Bool {
    payloadTypes(of: type).map { !$0.isEmpty } ?? true
  }

  /// Returns the payload types in order of case number; nil if a payload is boxed (an indirect case) or its type has no name.
  static func payloadTypes(of type: any Any.Type) -> [any Any.Type]? {
    if ValueKind(type) == .optional { return (type as? any OptionalValue.Type).map { [$0.wrappedType] } }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let description = metadata.load(fromByteOffset: word, as: UnsafeRawPointer.self)
    guard let fields = relative(description + 16) else { return nil }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    var payloads: [any Any.Type] = []
    for index in 0..<count {
      let record = fields + recordsOffset + index * recordSize
      guard let name = relative(record + 4) else { continue }
      if record.load(as: UInt32.self) & isIndirect != 0 { return nil }
      guard let payload = payloadType(name, metadata: metadata, description: description) else { return nil }
      payloads.append(payload)
    }
    return payloads
  }

  private static func payloadType(_ name: UnsafeRawPointer, metadata: UnsafeRawPointer, description: UnsafeRawPointer) -> (any Any.Type)? {
    let bytes = name.assumingMemoryBound(to: UInt8.self)
    return _getTypeByMangledNameInContext(
      bytes, UInt(length(of: bytes)), genericContext: description, genericArguments: metadata + 2 * word)
  }

  /// Returns the length of a mangled name. The name ends with a zero byte, but symbolic references within the name contain raw addresses
  /// that may include zero bytes.
  private static func length(of name: UnsafePointer<UInt8>) -> Int {
    var end = 0
    while name[end] != 0 {
      switch name[end] {
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + word
      default: end += 1
      }
    }
    return end
  }

  /// Returns the address of a 32-bit relative reference; nil for a null reference.
  private static func relative(_ reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = reference.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : reference + Int(distance)
  }
}

/// An optional type that exposes its wrapped type at run time.
protocol OptionalValue {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalValue {
  static var wrappedType: any Any.Type { Wrapped.self }
}

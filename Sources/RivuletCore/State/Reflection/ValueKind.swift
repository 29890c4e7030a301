/// The kind of a type, as read from its metadata record. Includes only the distinctions needed for comparison.
enum ValueKind {
  case structure
  case enumeration
  case optional
  case tuple
  case function
  case classReference
  case existential
  case metatype
  case other

  init(_ type: any Any.Type) {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    switch kind {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x202: self = .optional
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0x304, 0x306: self = .metatype
    case 0x203, 0x305: self = .classReference
    default: self = kind > 0x7FF || kind == 0 ? .classReference : .other
    }
  }
}

/// The functions in a type's value witness table that read an enum's case and extract its payload.
struct EnumWitnesses {
  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  private let metadata: UnsafeRawPointer
  private let table: UnsafeRawPointer

  init(_ type: any Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    table = metadata.load(fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
  }

  private func witness<Function>(_ byteOffset: Int, as: Function.Type) -> Function {
    unsafeBitCast(table.load(fromByteOffset: byteOffset, as: UnsafeRawPointer.self), to: Function.self)
  }

  /// Returns the number of the case in the runtime's order, which starts with the cases that have payloads.
  func tag(of value: UnsafeRawPointer) -> Int {
    Int(witness(88, as: GetTag.self)(value, metadata))
  }

  /// Replaces the enum with its bare payload. Call `inject` to restore the enum.
  func project(_ value: UnsafeMutableRawPointer) {
    witness(96, as: Project.self)(value, metadata)
  }

  func inject(_ value: UnsafeMutableRawPointer, tag: Int) {
    witness(104, as: Inject.self)(value, UInt32(tag), metadata)
  }
}

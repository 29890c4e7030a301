/// Finds the types in the running program that conform to a protocol, using the lists that the compiler emits (Design/0028).
package enum ConformingTypes {
  /// Returns all nongeneric conforming types, in no particular order.
  ///
  /// - Parameter existential: The existential type of the protocol, such as `(any PreviewRegistry).self`.
  package static func all(of existential: any Any.Type) -> [any Any.Type] {
    let wanted = protocolDescriptor(of: existential)
    return sections().flatMap { section in
      stride(from: 0, to: section.count - 3, by: 4).compactMap { offset -> (any Any.Type)? in
        guard let start = section.baseAddress else { return nil }
        let conformance = target(of: start + offset)
        return indirectTarget(of: conformance) == wanted ? type(of: conformance) : nil
      }
    }
  }

  /// Returns the single protocol of an existential type, which is stored after the kind, the flags, and the number of protocols.
  private static func protocolDescriptor(of existential: any Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// Returns the conformance lists of all loaded libraries.
  private static func sections() -> [UnsafeRawBufferPointer] {
    var found: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &found) { found in
      enumerateAllMetadataSections(
        { image, context in
          // Layout: a version, four words for the runtime, and then the addresses and lengths of the protocols and the conformances.
          let words = image.assumingMemoryBound(to: UInt.self)
          let list = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: words[6]), count: Int(words[7]))
          context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(list)
          return true
        }, found)
    }
    return found
  }

  /// Returns the type of a conformance; nil for a generic type, or for anything other than a Swift struct, enum, or class.
  private static func type(of conformance: UnsafeRawPointer) -> (any Any.Type)? {
    let isIndirect: Bool
    switch conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
    case 0: isIndirect = false
    case 1: isIndirect = true
    default: return nil
    }
    let reference = target(of: conformance + 4)
    let descriptor = isIndirect ? reference.load(as: UnsafeRawPointer.self) : reference
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    guard !isGeneric, (16...18).contains(flags & 0x1F) else { return nil }
    let makeMetadata = unsafeBitCast(target(of: descriptor + 12), to: (@convention(c) (Int) -> UnsafeRawPointer).self)
    return unsafeBitCast(makeMetadata(0), to: Any.Type.self)
  }

  /// Returns the address given by the relative distance stored at an address.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer { field + Int(field.load(as: Int32.self)) }

  /// Returns the address given by a stored relative distance. If the distance is odd, it leads to a pointer to the address.
  private static func indirectTarget(of field: UnsafeRawPointer) -> UnsafeRawPointer {
    let distance = Int(field.load(as: Int32.self))
    return distance & 1 == 0 ? field + distance : (field + (distance & ~1)).load(as: UnsafeRawPointer.self)
  }
}

/// Calls the runtime function that enumerates loaded libraries. The closure returns true to continue.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateAllMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)

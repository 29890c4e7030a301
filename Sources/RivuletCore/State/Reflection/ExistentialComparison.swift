/// Compares the contents of two `any P` containers. The contents must have the same dynamic type and be equal according to that type's
/// plan.
final class ExistentialComparison: ValueComparer {
  private static let valueBufferSize = 3 * MemoryLayout<Int>.size
  private static let opaqueContainerSize = 4 * MemoryLayout<Int>.size
  private static let isNotInline: UInt32 = 0x20000

  /// Returns the number of bytes that distinguish containers that start with a single reference, such as class-bound containers and boxed
  /// errors; nil for other containers.
  static func sizeOfReference(in type: any Any.Type, size: Int) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    let isClassBound = flags & 0x8000_0000 == 0
    return isClassBound || size < opaqueContainerSize ? MemoryLayout<Int>.size : nil
  }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let left = lhs.load(fromByteOffset: Self.valueBufferSize, as: UnsafeRawPointer.self)
    let right = rhs.load(fromByteOffset: Self.valueBufferSize, as: UnsafeRawPointer.self)
    guard left == right else { return false }
    let type = unsafeBitCast(left, to: Any.Type.self)
    return ViewComparison.plan(for: type).areEqual(Self.projected(lhs, metadata: left), Self.projected(rhs, metadata: left))
  }

  /// Returns the address of the value inside the container, either in the container's buffer or in the box to which the buffer points.
  private static func projected(_ container: UnsafeRawPointer, metadata: UnsafeRawPointer) -> UnsafeRawPointer {
    let table = metadata.load(fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let flags = table.load(fromByteOffset: 80, as: UInt32.self)
    guard flags & isNotInline != 0 else { return container }
    let alignmentMask = Int(flags & 0xFF)
    let header = (2 * MemoryLayout<Int>.size + alignmentMask) & ~alignmentMask
    return container.load(as: UnsafeRawPointer.self) + header
  }
}

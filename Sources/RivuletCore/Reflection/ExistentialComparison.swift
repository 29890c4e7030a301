/// Compares the contents of two `any P` containers: the same dynamic type, and equal by that type's plan.
enum ExistentialComparison {
  private static let valueBufferSize = 3 * MemoryLayout<Int>.size
  private static let opaqueContainerSize = 4 * MemoryLayout<Int>.size
  private static let isNotInline: UInt32 = 0x20000

  static func plan<T>(for type: T.Type, size: Int) -> ComparisonPlan {
    let metadata = unsafeBitCast(type as any Any.Type, to: UnsafeRawPointer.self)
    let flags = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
    let isClassBound = flags & 0x8000_0000 == 0
    // Class-bound containers and boxed errors hold one reference in front.
    return isClassBound || size < opaqueContainerSize ? .bits(MemoryLayout<Int>.size) : .existential
  }

  static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    let left = lhs.load(fromByteOffset: valueBufferSize, as: UnsafeRawPointer.self)
    let right = rhs.load(fromByteOffset: valueBufferSize, as: UnsafeRawPointer.self)
    guard left == right else { return false }
    let type = unsafeBitCast(left, to: Any.Type.self)
    return ViewComparison.plan(for: type).areEqual(projected(lhs, metadata: left), projected(rhs, metadata: left))
  }

  /// The address of the value inside the container: in its buffer, or in the box that the buffer points to.
  private static func projected(_ container: UnsafeRawPointer, metadata: UnsafeRawPointer) -> UnsafeRawPointer {
    let table = metadata.load(fromByteOffset: -MemoryLayout<Int>.size, as: UnsafeRawPointer.self)
    let flags = table.load(fromByteOffset: 80, as: UInt32.self)
    guard flags & isNotInline != 0 else { return container }
    let alignmentMask = Int(flags & 0xFF)
    let header = (2 * MemoryLayout<Int>.size + alignmentMask) & ~alignmentMask
    return container.load(as: UnsafeRawPointer.self) + header
  }
}

import RivuletGraph

/// Compares two closures by their code and their context (B2.07).
///
/// A closure that captures one object and nothing else has that object as its context, and looks the same whatever the object contains. It
/// counts as a different closure in a turn in which the object has announced a change.
final class ClosureComparer: ValueComparer {
  /// Returns the address that identifies an object as a context.
  static func address(of object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }

  override func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    guard haveEqualBytes(lhs, rhs, count: 2 * MemoryLayout<UInt>.size) else { return false }
    if ViewComparison.changedObjects.isEmpty { return true }
    return !ViewComparison.changedObjects.contains(lhs.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self))
  }
}

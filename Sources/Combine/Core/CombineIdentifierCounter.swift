import Foundation

/// A process-wide counter that provides identifiers for values that are not objects. It starts at one.
final class CombineIdentifierCounter: @unchecked Sendable {
  /// The shared counter.
  static let shared = CombineIdentifierCounter()

  private let lock = NSLock()
  private var last: UInt64 = 0

  /// Returns a number that has never been returned before.
  func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

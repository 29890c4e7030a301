import Foundation

/// The source of identifiers for values that are not objects. It counts up from one, for the whole process.
final class CombineIdentifierCounter: @unchecked Sendable {
  /// The shared counter.
  static let shared = CombineIdentifierCounter()

  private let lock = NSLock()
  private var last: UInt64 = 0

  /// Returns a number that has not been returned before.
  func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

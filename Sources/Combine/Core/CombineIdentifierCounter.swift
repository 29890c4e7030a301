import Foundation

/// The source of identifiers for values that are no objects; counts up from one, for the whole process.
final class CombineIdentifierCounter: @unchecked Sendable {
  /// The only counter.
  static let shared = CombineIdentifierCounter()

  private let lock = NSLock()
  private var last: UInt64 = 0

  /// A number that was not given before.
  func next() -> UInt64 {
    lock.withLock {
      last += 1
      return last
    }
  }
}

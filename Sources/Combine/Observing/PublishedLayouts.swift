import Foundation

/// Where the `@Published` properties of each class lie; each class is looked at once.
final class PublishedLayouts: @unchecked Sendable {
  /// The only table.
  static let shared = PublishedLayouts()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: [Int]] = [:]

  /// The known offsets of a class, or else those that `find` gives.
  func offsets(of type: AnyClass, find: (AnyClass) -> [Int]) -> [Int] {
    let key = ObjectIdentifier(type)
    if let offsets = lock.withLock({ known[key] }) { return offsets }
    let offsets = find(type)
    lock.withLock { known[key] = offsets }
    return offsets
  }
}

import Foundation

/// The fields of each class that take part in `objectWillChange`. Each class is examined once.
final class ObservableLayouts: @unchecked Sendable {
  /// The shared table.
  static let shared = ObservableLayouts()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: [ObservableField]] = [:]

  /// Returns the known fields of a class, or else those that `find` returns.
  func fields(of type: AnyClass, find: (AnyClass) -> [ObservableField]) -> [ObservableField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = find(type)
    lock.withLock { known[key] = fields }
    return fields
  }
}

import Foundation

/// Where the properties of each class lie that join its `objectWillChange`; each class is looked at once.
final class ObservableLayouts: @unchecked Sendable {
  /// The only table.
  static let shared = ObservableLayouts()

  private let lock = NSLock()
  private var known: [ObjectIdentifier: [ObservableField]] = [:]

  /// The known fields of a class, or else those that `find` gives.
  func fields(of type: AnyClass, find: (AnyClass) -> [ObservableField]) -> [ObservableField] {
    let key = ObjectIdentifier(type)
    if let fields = lock.withLock({ known[key] }) { return fields }
    let fields = find(type)
    lock.withLock { known[key] = fields }
    return fields
  }
}

import Foundation

/// A lock-guarded container of the process's time source.
final class InstalledTimeSource: @unchecked Sendable {
  /// The shared instance.
  static let shared = InstalledTimeSource()

  private let lock = NSLock()
  private var installed: any TimeSource = RealTimeSource()

  /// The source that applies outside scopes.
  var source: any TimeSource {
    get { lock.withLock { installed } }
    set { lock.withLock { installed = newValue } }
  }
}

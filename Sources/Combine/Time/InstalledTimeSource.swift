import Foundation

/// The process's time source, guarded by a lock.
final class InstalledTimeSource: @unchecked Sendable {
  /// The shared instance.
  static let shared = InstalledTimeSource()

  private let lock = NSLock()
  private var installed: any TimeSource = RealTimeSource()

  /// The source outside scopes.
  var source: any TimeSource {
    get { lock.withLock { installed } }
    set { lock.withLock { installed = newValue } }
  }
}

import Foundation

/// The process's time source, behind a lock.
final class InstalledTimeSource: @unchecked Sendable {
  /// The only one.
  static let shared = InstalledTimeSource()

  private let lock = NSLock()
  private var installed: any TimeSource = RealTimeSource()

  /// The source outside of scopes.
  var source: any TimeSource {
    get { lock.withLock { installed } }
    set { lock.withLock { installed = newValue } }
  }
}

package import Foundation
import Synchronization

/// The app's user defaults, for `AppStorage` outside views. A host sets the defaults when it creates its tree.
package enum AppDefaults {
  private struct Source: @unchecked Sendable {
    var defaults: UserDefaults?
    var onWrite: (UserDefaults) -> Void = { _ in }
  }

  private static let source = Mutex(Source())

  package static func use(_ defaults: UserDefaults) {
    let next = Source(defaults: defaults)
    source.withLock { $0.defaults = next.defaults }
  }

  /// Sets the action to call after a view or object writes a value, so that the values can be saved beyond the process.
  package static func onWrite(_ action: @escaping @Sendable (UserDefaults) -> Void) {
    source.withLock { $0.onWrite = action }
  }

  static func didWrite(_ defaults: UserDefaults) {
    let source = source.withLock { $0 }
    source.onWrite(defaults)
  }

  /// The defaults of the host whose code is running or, if none is running, of the most recent host. Before any host exists, defaults that
  /// aren't saved.
  static var current: UserDefaults {
    if MainThread.isCurrent {
      let running = MainActor.assumeIsolated { Source(defaults: IssueSink.runningServices?.userDefaults) }
      if let defaults = running.defaults { return defaults }
    }
    return source.withLock { source in
      let defaults = source.defaults ?? TransientDefaults()
      source.defaults = defaults
      return Source(defaults: defaults)
    }.defaults ?? TransientDefaults()
  }
}

package import Foundation
import Synchronization

/// The user defaults of the app, for `AppStorage` outside of views. A host sets them when it makes its tree.
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

  /// Sets the action that is called when a view or an object has written, so that the values can be saved beyond the process.
  package static func onWrite(_ action: @escaping @Sendable (UserDefaults) -> Void) {
    source.withLock { $0.onWrite = action }
  }

  static func didWrite(_ defaults: UserDefaults) {
    let source = source.withLock { $0 }
    source.onWrite(defaults)
  }

  /// The defaults of the host whose code is running, or else of the newest host. Before there is a host, defaults that are not saved.
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

package import Foundation
import Synchronization

/// The user defaults of the app, for `AppStorage` that is used beside views. A host sets them when it makes its tree.
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

  /// Sets who is told when a view or an object has written, so that it can be kept beyond the process.
  package static func onWrite(_ action: @escaping @Sendable (UserDefaults) -> Void) {
    source.withLock { $0.onWrite = action }
  }

  static func didWrite(_ defaults: UserDefaults) {
    let source = source.withLock { $0 }
    source.onWrite(defaults)
  }

  /// The defaults of the host whose code runs now, or else of the host that was made last; before there is one, defaults that are not kept.
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

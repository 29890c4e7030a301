import Dispatch

/// Whether code runs on the main queue. On Linux the main queue may be served by any thread, so that the thread cannot tell.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main queue, or on the main actor.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

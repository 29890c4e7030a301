import Dispatch

/// The check for the main queue. On Linux, any thread may serve the main queue, so the current thread proves nothing.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the caller runs on the main queue or on the main actor.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

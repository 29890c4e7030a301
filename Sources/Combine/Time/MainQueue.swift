import Dispatch

/// A namespace for the main queue check. On Linux, any thread may serve the main queue, so checking the current thread is not sufficient.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True if the caller is running on the main queue or the main actor.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

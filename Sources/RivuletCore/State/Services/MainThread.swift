import Dispatch

/// A check that code runs on the main queue. `Thread.isMainThread` is false in asynchronous processes on Linux, so the queue is marked.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: key) == true
  }
}

import Dispatch
import Foundation
import Synchronization

/// A key-value store outside the graph. Can be used from any thread.
protocol KeyedStore: AnyObject {
  func storedObject(forKey key: String) -> Any?

  /// Stores an object. Pass nil to remove the stored object.
  func store(_ object: Any?, forKey key: String)
}

extension UserDefaults: KeyedStore {
  func storedObject(forKey key: String) -> Any? { object(forKey: key) }

  func store(_ object: Any?, forKey key: String) {
    if let object { set(object, forKey: key) } else { removeObject(forKey: key) }
    AppDefaults.didWrite(self)
  }
}

/// The stored values of a scene's views. An app passes the values to the scene's next window, even after a relaunch.
final class SceneStore: KeyedStore, Sendable {
  private struct Contents: @unchecked Sendable {
    var objects: [String: Any] = [:]
    /// True while a call to `onChange` is queued.
    var isNoted = false
  }

  private let contents = Mutex(Contents())
  /// Called on the main queue after values are written.
  private let onChange: @MainActor @Sendable () -> Void

  init(onChange: @escaping @MainActor @Sendable () -> Void = {}) {
    self.onChange = onChange
  }

  func storedObject(forKey key: String) -> Any? { contents.withLock { $0.objects[key] } }

  /// All stored values, as property lists.
  var all: [String: Any] {
    get { contents.withLock { $0 }.objects }
    set {
      let carried = Contents(objects: newValue)
      contents.withLock { $0.objects = carried.objects }
    }
  }

  func store(_ object: Any?, forKey key: String) {
    let carried = Contents(objects: object.map { [key: $0] } ?? [:])
    let isFirst = contents.withLock { contents in
      contents.objects[key] = carried.objects[key]
      defer { contents.isNoted = true }
      return !contents.isNoted
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.tellChange() } }
  }

  @MainActor private func tellChange() {
    contents.withLock { $0.isNoted = false }
    onChange()
  }
}

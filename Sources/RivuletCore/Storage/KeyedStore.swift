import Foundation
import Synchronization

/// Where values lie under keys, outside of the graph. May be used from any thread.
protocol KeyedStore: AnyObject {
  func storedObject(forKey key: String) -> Any?

  /// Nil removes what lies there.
  func store(_ object: Any?, forKey key: String)
}

extension UserDefaults: KeyedStore {
  func storedObject(forKey key: String) -> Any? { object(forKey: key) }

  func store(_ object: Any?, forKey key: String) {
    if let object { set(object, forKey: key) } else { removeObject(forKey: key) }
    AppDefaults.didWrite(self)
  }
}

/// What a scene keeps for its views. Windows of an app hand it on to the next window of their scene, also when the app starts again.
final class SceneStore: KeyedStore, Sendable {
  private struct Contents: @unchecked Sendable {
    var objects: [String: Any] = [:]
  }

  private let contents = Mutex(Contents())

  func storedObject(forKey key: String) -> Any? { contents.withLock { $0.objects[key] } }

  /// Everything that is kept, as property lists.
  var all: [String: Any] {
    get { contents.withLock { $0 }.objects }
    set {
      let carried = Contents(objects: newValue)
      contents.withLock { $0 = carried }
    }
  }

  func store(_ object: Any?, forKey key: String) {
    let carried = Contents(objects: object.map { [key: $0] } ?? [:])
    contents.withLock { $0.objects[key] = carried.objects[key] }
  }
}

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

/// What a scene keeps for its views, for as long as its window lives (our choice).
final class SceneStore: KeyedStore, Sendable {
  private struct Contents: @unchecked Sendable {
    var objects: [String: Any] = [:]
  }

  private let contents = Mutex(Contents())

  func storedObject(forKey key: String) -> Any? { contents.withLock { $0.objects[key] } }

  func store(_ object: Any?, forKey key: String) {
    let carried = Contents(objects: object.map { [key: $0] } ?? [:])
    contents.withLock { $0.objects[key] = carried.objects[key] }
  }
}

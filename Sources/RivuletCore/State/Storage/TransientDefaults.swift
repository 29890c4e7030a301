package import Foundation
import Synchronization

/// User defaults that exist only in memory and are lost when the process ends, for hosts without a user.
package final class TransientDefaults: UserDefaults {
  private struct Contents: @unchecked Sendable {
    var objects: [String: Any] = [:]
    var registered: [String: Any] = [:]
  }

  private let contents = Mutex(Contents())

  package init() {
    super.init(suiteName: nil)!
  }

  override package func object(forKey defaultName: String) -> Any? {
    contents.withLock { Contents(objects: ["value": $0.objects[defaultName] ?? $0.registered[defaultName] as Any]) }.objects["value"]
  }

  override package func set(_ value: Any?, forKey defaultName: String) {
    let carried = Contents(objects: value.map { [defaultName: $0] } ?? [:])
    contents.withLock { $0.objects[defaultName] = carried.objects[defaultName] }
  }

  override package func removeObject(forKey defaultName: String) {
    contents.withLock { $0.objects[defaultName] = nil }
  }

  override package func register(defaults registrationDictionary: [String: Any]) {
    let carried = Contents(registered: registrationDictionary)
    contents.withLock { $0.registered.merge(carried.registered) { $1 } }
  }

  override package func dictionaryRepresentation() -> [String: Any] {
    let all = contents.withLock { $0 }
    return all.registered.merging(all.objects) { $1 }
  }

  override package func synchronize() -> Bool { true }
}

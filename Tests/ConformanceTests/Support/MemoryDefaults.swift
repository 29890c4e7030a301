import Foundation

/// User defaults of one test, which end with it.
final class MemoryDefaults: UserDefaults {
  private var values: [String: Any]

  init(_ values: [String: Any] = [:]) {
    self.values = values
    super.init(suiteName: nil)!
  }

  override func object(forKey defaultName: String) -> Any? { values[defaultName] }
  override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  override func removeObject(forKey defaultName: String) { values[defaultName] = nil }
}

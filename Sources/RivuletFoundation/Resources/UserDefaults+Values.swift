public import Foundation

/// Names that objects have by key-value coding, which Foundation on Linux lacks.
extension UserDefaults {
  /// The value of a key; nil where there is none.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}

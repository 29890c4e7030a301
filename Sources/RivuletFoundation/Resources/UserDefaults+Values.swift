public import Foundation

/// Key-value coding names, which Foundation on Linux lacks.
extension UserDefaults {
  /// Returns the value for a key, or nil if there is none.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Sets the value for a key. Nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}

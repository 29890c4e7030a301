public import Foundation

/// Key-value coding methods, which Foundation on Linux does not provide.
extension UserDefaults {
  /// Returns the value for a key, or nil if there is none.
  public func value(forKey key: String) -> Any? {
    object(forKey: key)
  }

  /// Sets the value for a key. A nil value removes the entry.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }
}

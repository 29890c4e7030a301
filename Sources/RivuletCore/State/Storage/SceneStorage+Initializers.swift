public import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, defaultValue: wrappedValue, coding: .bool)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, defaultValue: wrappedValue, coding: .int)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, defaultValue: wrappedValue, coding: .double)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, defaultValue: wrappedValue, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, defaultValue: wrappedValue, coding: .url)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, defaultValue: wrappedValue, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, defaultValue: wrappedValue, coding: .raw(.int))
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, defaultValue: wrappedValue, coding: .raw(.plain()))
  }
}

/// Initializers without a default value. The value is nil if nothing is stored, and writing nil removes the stored value.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(key, defaultValue: nil, coding: .optional(.bool))
  }

  public init(_ key: String) where Value == Int? {
    self.init(key, defaultValue: nil, coding: .optional(.int))
  }

  public init(_ key: String) where Value == Double? {
    self.init(key, defaultValue: nil, coding: .optional(.double))
  }

  public init(_ key: String) where Value == String? {
    self.init(key, defaultValue: nil, coding: .optional(.plain()))
  }

  public init(_ key: String) where Value == URL? {
    self.init(key, defaultValue: nil, coding: .optional(.url))
  }

  public init(_ key: String) where Value == Data? {
    self.init(key, defaultValue: nil, coding: .optional(.plain()))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, defaultValue: nil, coding: .optional(.raw(.plain())))
  }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, defaultValue: nil, coding: .optional(.raw(.int)))
  }
}

extension SceneStorage {
  /// Creates a property, for the library's own use, whose value is stored as JSON.
  package init(wrappedValue: Value, codable key: String) where Value: Codable {
    self.init(key, defaultValue: wrappedValue, coding: .json)
  }
}

public import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .bool)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .int)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .double)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .url)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .plain())
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .raw(.int))
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .raw(.plain()))
  }
}

/// Initializers without a default value. The value is nil if nothing is stored, and writing nil removes the stored value.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.bool))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.int))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.double))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.plain()))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.url))
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.plain()))
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.plain()))
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.raw(.plain())))
  }

  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store: store, defaultValue: nil, coding: .optional(.raw(.int)))
  }
}

extension AppStorage {
  /// Creates a property, for the library's own use, whose value is stored as JSON.
  package init(wrappedValue: Value, codable key: String, store: UserDefaults? = nil) where Value: Codable {
    self.init(key, store: store, defaultValue: wrappedValue, coding: .json)
  }
}

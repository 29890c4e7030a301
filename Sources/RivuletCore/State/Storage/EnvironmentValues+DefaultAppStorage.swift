import Foundation

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }

  static func _valuesEqual(_ lhs: UserDefaults?, _ rhs: UserDefaults?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The store of `AppStorage` properties without a store of their own; nil for the host's.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

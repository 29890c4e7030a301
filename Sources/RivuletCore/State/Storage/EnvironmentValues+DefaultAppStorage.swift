import Foundation

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }

  static func _valuesEqual(_ lhs: UserDefaults?, _ rhs: UserDefaults?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The store for `AppStorage` properties that do not specify one; nil for the host's store.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

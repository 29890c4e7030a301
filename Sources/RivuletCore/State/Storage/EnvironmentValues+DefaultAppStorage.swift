import Foundation

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }

  static func _valuesEqual(_ lhs: UserDefaults?, _ rhs: UserDefaults?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// The store for `AppStorage` properties that don't specify one; nil to use the host's store.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

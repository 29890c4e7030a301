public import Foundation

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

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the store of `AppStorage` properties inside this view that name no store of their own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Scene {
  /// Sets the store of `AppStorage` properties inside this scene that name no store of their own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
}

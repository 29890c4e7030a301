public import Foundation

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }

  static func _valuesEqual(_ lhs: UserDefaults?, _ rhs: UserDefaults?) -> Bool { lhs === rhs }
}

extension EnvironmentValues {
  /// Where `AppStorage` without a store of its own keeps its values; nil means the host's.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets where `AppStorage` inside this view keeps its values, unless it names a store of its own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Scene {
  /// Sets where `AppStorage` inside this scene keeps its values, unless it names a store of its own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
}

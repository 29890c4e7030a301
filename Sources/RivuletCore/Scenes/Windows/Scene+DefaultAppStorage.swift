public import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Scene {
  /// Sets the store of `AppStorage` properties inside this scene that do not specify a store of their own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.appStorageDefaults, store)
  }
}

public import Foundation

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  /// Sets the store of `AppStorage` properties inside this view that name no store of their own.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorageDefaults, store)
  }
}

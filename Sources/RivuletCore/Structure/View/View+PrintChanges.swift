@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Prints the reasons for evaluating the calling body: `@self` if the view's value differs, `@identity` if the view is new, the name of
  /// each changed dynamic property, and `@dependencies` if a property of an observable object has changed (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// Logs the reasons for evaluating the calling body, like `_printChanges`.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ViewModifier {
  /// Prints the reasons for evaluating the calling body, as for views (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// Logs the reasons for evaluating the calling body, like `_printChanges`.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

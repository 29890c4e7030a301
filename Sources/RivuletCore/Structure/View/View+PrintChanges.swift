@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Prints why the calling body is evaluated: `@self` for a different value of the view, `@identity` for a new view, the name of each
  /// dynamic property that has changed, and `@dependencies` for a property of an observable object (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// Logs why the calling body is evaluated, as `_printChanges` does.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ViewModifier {
  /// Prints why the calling body is evaluated, in the same way as for views (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// Logs why the calling body is evaluated, as `_printChanges` does.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// When called in a body, prints why that body is evaluated: `@self` for another value of the view, `@identity` for a new view, the name of
  /// each dynamic property that has changed, `@dependencies` for a property of an observable object (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// When called in a body, writes why that body is evaluated, as `_printChanges` does.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ViewModifier {
  /// When called in a body, prints why that body is evaluated, as for views (B2.13).
  @MainActor public static func _printChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }

  /// When called in a body, writes why that body is evaluated, as `_printChanges` does.
  @available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
  @MainActor public static func _logChanges() {
    RunningBodies.noteChanges(of: Self.self)
  }
}

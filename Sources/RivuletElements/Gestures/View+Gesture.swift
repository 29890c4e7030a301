public import RivuletCore

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Adds a gesture with a lower precedence than the view's own gestures (B14.30).
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .normal, mask: mask))
  }

  /// Adds a gesture with a lower precedence than the view's own gestures, if the gesture is enabled (B14.36).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .normal, isEnabled: isEnabled))
  }

  /// Adds a gesture with a lower precedence than the view's own gestures, if the gesture is enabled. The name has no effect in Rivulet.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture, .normal, isEnabled: isEnabled))
  }

  /// Adds a gesture with a higher precedence than the view's own gestures (B14.33).
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .high, mask: mask))
  }

  /// Adds a gesture with a higher precedence than the view's own gestures, if the gesture is enabled (B14.36).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled: isEnabled))
  }

  /// Adds a gesture with a higher precedence than the view's own gestures, if the gesture is enabled. The name has no effect in Rivulet.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture, .high, isEnabled: isEnabled))
  }

  /// Adds a gesture that is recognized simultaneously with the view's own gestures (B14.34).
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognized simultaneously with the view's own gestures, if the gesture is enabled (B14.36).
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled: isEnabled))
  }

  /// Adds a gesture that is recognized simultaneously with the view's own gestures, if the gesture is enabled. The name has no effect in
  /// Rivulet.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(GestureModifier(gesture, .simultaneous, isEnabled: isEnabled))
  }
}

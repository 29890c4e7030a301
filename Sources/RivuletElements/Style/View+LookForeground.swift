package import RivuletCore

/// A modifier that sets the foreground of its content on behalf of a control's look or surroundings.
struct ControlForegroundModifier: EnvironmentModifier {
  typealias Body = Never

  let style: AnyShapeStyle
  /// A Boolean value that indicates whether to keep a foreground that the app set.
  let keepsAppForeground: Bool

  func change(_ environment: inout EnvironmentValues) {
    if keepsAppForeground, environment.isForegroundChosen { return }
    environment.setForeground([style])
  }
}

extension View {
  /// Sets the foreground of a control's label to `style`, unless the app has set a foreground on the control or on an enclosing view.
  package nonisolated func labelForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ControlForegroundModifier(style: AnyShapeStyle(style), keepsAppForeground: true))
  }

  /// Sets the foreground of this view to `style`. Controls inside keep their own colours.
  package nonisolated func surroundingForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ControlForegroundModifier(style: AnyShapeStyle(style), keepsAppForeground: false))
  }
}

import RivuletCore

/// Sets the foreground that the look of a control or of its place has for its content.
struct LookForegroundModifier: EnvironmentModifier {
  typealias Body = Never

  let style: AnyShapeStyle
  /// Whether a foreground that the app has chosen stays.
  let makesWay: Bool

  func change(_ environment: inout EnvironmentValues) {
    if makesWay, environment.isForegroundChosen { return }
    environment.setForeground([style])
  }
}

extension View {
  /// Draws the label of a control in `style`, unless the app has chosen a foreground for it, on the control or around it.
  nonisolated func labelForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(LookForegroundModifier(style: AnyShapeStyle(style), makesWay: true))
  }

  /// Draws this view in `style`; controls inside still have the colours of their own.
  nonisolated func placeForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(LookForegroundModifier(style: AnyShapeStyle(style), makesWay: false))
  }
}

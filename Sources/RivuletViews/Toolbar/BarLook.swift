import RivuletCore

/// The look that a screen gives one of the bars around it.
struct BarLook {
  /// The visibility of the background.
  var visibility: Visibility?
  /// The style of the background; nil for the material of bars.
  var style: AnyShapeStyle?
  /// The color scheme of the bar; nil for that around it.
  var colorScheme: ColorScheme?

  /// Returns this look with what another one adds to it.
  func completed(by other: BarLook) -> BarLook {
    BarLook(
      visibility: visibility ?? other.visibility, style: style ?? other.style, colorScheme: colorScheme ?? other.colorScheme)
  }
}

/// The background of a bar, with a line between it and the content.
struct BarGround: View {
  let look: BarLook
  /// True if a background without a visibility of its own shows.
  let isShown: Bool
  let lineEdge: VerticalAlignment
  var hasLine = true

  var body: some View {
    if look.visibility == .visible || isShown && look.visibility != .hidden {
      Rectangle().fill(look.style ?? AnyShapeStyle(.bar))
        .overlay(alignment: Alignment(horizontal: .center, vertical: lineEdge)) { if hasLine, look.style == nil { Divider() } }
        .ignoresSafeArea(edges: lineEdge == .bottom ? .top : .bottom)
    }
  }
}

/// A modifier that gives a bar its color scheme.
struct BarScheme: ViewModifier {
  let look: BarLook
  @Environment(\.colorScheme) private var scheme

  nonisolated init(look: BarLook) { self.look = look }

  func body(content: Content) -> some View { content.environment(\.colorScheme, look.colorScheme ?? scheme) }
}

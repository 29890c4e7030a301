import RivuletControls
import RivuletCore
import RivuletElements

/// The background of a bar, with a line between the bar and the content.
struct BarGround: View {
  let look: BarLook
  /// True if the background is visible by default.
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

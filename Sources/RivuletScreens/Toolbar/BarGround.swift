import RivuletControls
import RivuletCore
import RivuletElements

/// The background of a bar, with a line between it and the content.
struct BarGround: View {
  let look: BarLook
  /// True if a background is shown when no visibility is set for it.
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

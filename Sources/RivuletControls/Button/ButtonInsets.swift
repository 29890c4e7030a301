import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLayout

/// The padding around the label of a bordered button.
struct ButtonInsets: OneChildLayout {
  static let initial = ButtonInsets(EdgeInsets(), isSquare: false)
  static let growsWithChild = true

  private let padding: PaddingLayout
  /// True for a square button, whose side is the longer of the padded label's width and height.
  private let isSquare: Bool

  init(_ insets: EdgeInsets, isSquare: Bool) {
    padding = PaddingLayout(insets: insets)
    self.isSquare = isSquare
  }

  var edgesWithoutSpacing: Edge.Set { padding.edgesWithoutSpacing }

  @MainActor func size(in proposal: ProposedViewSize, child: ViewNode) -> CGSize {
    let size = padding.size(in: proposal, child: child)
    guard isSquare else { return size }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  @MainActor func placement(in proposal: ProposedViewSize, child: ViewNode) -> Placement {
    var placement = padding.placement(in: proposal, child: child)
    guard isSquare else { return placement }
    let (inner, outer) = (padding.size(in: proposal, child: child), size(in: proposal, child: child))
    placement.origin.x += (outer.width - inner.width) / 2
    placement.origin.y += (outer.height - inner.height) / 2
    return placement
  }
}

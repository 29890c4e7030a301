import Foundation
import RivuletHost

/// A visitor that collects the visible text in a drawing tree.
struct DrawnTexts {
  let window: CGRect
  /// A Boolean value that indicates whether to omit text completely hidden by rectangles in front of it.
  let omitsHidden: Bool
  private var found: [(string: String, area: CGRect)] = []

  init(window: CGRect, omitsHidden: Bool = false) {
    self.window = window
    self.omitsHidden = omitsHidden
  }

  var texts: [String] { found.map(\.string) }

  /// The inherited context of a node in the drawing.
  struct Surroundings {
    /// The transform from the node's parent to the root.
    var map = ProjectionTransform()
    /// The accumulated opacity of the node's parent.
    var opacity = 1.0
    /// The part of the window left visible by the enclosing clips, in root coordinates.
    var visible: CGRect
    /// True if a fill hides the content behind it.
    var hides = true
  }

  mutating func visit(_ node: DrawingNode, _ outer: Surroundings) {
    var inner = outer
    inner.opacity *= node.opacity
    guard !node.isHidden, inner.opacity > 0 else { return }
    inner.map = node.transformToParent.concatenating(outer.map)
    if let clip = node.clip { inner.visible = outer.visible.overlap(with: clip.path.boundingRect.applying(inner.map)) }
    guard !inner.visible.isNull, inner.visible.width > 0, inner.visible.height > 0 else { return }
    if node.mask != nil || node.blurRadius > 0 || node.blendMode != .normal || node.colorMatrix != nil { inner.hides = false }
    switch node.item {
    case .text(let item): add(item, inner)
    case .fill(let path, .color(let color), _):
      if omitsHidden, inner.hides, inner.opacity * Double(color.opacity) >= 1, let frame = path.frame { hide(behind: frame, inner) }
    default: break
    }
    for child in node.children { visit(child, inner) }
  }

  private mutating func add(_ item: TextItem, _ place: Surroundings) {
    let bounds = item.bounds.applying(place.map)
    guard !item.string.isEmpty, !bounds.isNull else { return }
    let area = bounds.overlap(with: place.visible)
    guard !area.isNull, item.runs.contains(where: { $0.color.opacity > 0 }) else { return }
    found.append((item.string, area))
  }

  /// Removes any text completely hidden behind a rectangle.
  private mutating func hide(behind frame: CGRect, _ place: Surroundings) {
    guard place.map.isAffine, place.map.affine.b == 0, place.map.affine.c == 0 else { return }
    let cover = frame.applying(place.map).overlap(with: place.visible)
    if !cover.isNull { found.removeAll { cover.contains($0.area) } }
  }
}

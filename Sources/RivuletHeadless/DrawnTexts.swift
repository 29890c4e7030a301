import Foundation
import RivuletHost

/// Collects the texts of a drawing tree that can be seen.
struct DrawnTexts {
  let window: CGRect
  private(set) var texts: [String] = []

  init(window: CGRect) {
    self.window = window
  }

  /// - Parameters:
  ///   - map: From the node's parent to the root.
  ///   - opacity: What is left of what is drawn in the node's parent.
  ///   - visible: What clips above leave, in root coordinates.
  mutating func visit(_ node: DrawingNode, _ map: ProjectionTransform, _ opacity: Double, _ visible: CGRect) {
    let opacity = opacity * node.opacity
    guard !node.isHidden, opacity > 0 else { return }
    let map = node.transformToParent.concatenating(map)
    var visible = visible
    if let clip = node.clip { visible = visible.overlap(with: clip.path.boundingRect.applying(map)) }
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
    if case .text(let item) = node.item { add(item, map, visible) }
    for child in node.children { visit(child, map, opacity, visible) }
  }

  private mutating func add(_ item: TextItem, _ map: ProjectionTransform, _ visible: CGRect) {
    let bounds = item.bounds.applying(map)
    guard !item.string.isEmpty, !bounds.isNull, !bounds.overlap(with: visible).isNull else { return }
    guard item.runs.contains(where: { $0.color.opacity > 0 }) else { return }
    texts.append(item.string)
  }
}

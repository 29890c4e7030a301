package import Foundation
package import RivuletDrawing

/// The nodes of a host of another kind, which knows nothing but edits.
package struct DrawnNodes {
  package private(set) var values: [UInt64: DrawingNodeValue] = [:]
  private var children: [UInt64: [UInt64]] = [:]

  package init() {}

  package mutating func apply(_ edits: [DrawingEdit]) {
    for edit in edits {
      switch edit {
      case .set(let id, let value): values[id] = value
      case .arrange(let id, let list): children[id] = list
      case .remove(let id):
        values[id] = nil
        children[id] = nil
      }
    }
  }

  /// Returns the picture of the nodes, drawn from nothing else.
  package func displayList(scale: CGFloat) -> DisplayList {
    let tree = DrawingTree()
    show(0, as: tree.root, in: tree)
    return tree.displayList(scale: scale)
  }

  private func show(_ id: UInt64, as node: DrawingNode, in tree: DrawingTree) {
    guard let value = values[id] else { return }
    tree.setOffset(value.offset, of: node)
    tree.setHidden(value.isHidden, of: node)
    tree.setProjection(value.transform, of: node)
    tree.setClip(value.clip, of: node)
    tree.setItem(value.item, of: node)
    let layer = value.layer
    tree.setOpacity(layer.opacity, of: node)
    tree.setBlendMode(layer.blendMode, of: node)
    tree.setBlurRadius(layer.blurRadius, isOpaque: layer.isBlurOpaque, of: node)
    tree.setShadow(layer.shadow, of: node)
    tree.setShapeShadows(layer.shapeShadows, of: node)
    tree.setColorMatrix(layer.colorMatrix, of: node)
    tree.setIsolated(layer.isIsolated, of: node)
    if value.isScrolled { tree.makeScrollLayer(node) }
    if let mask = value.mask {
      let made = tree.makeNode()
      tree.setMask(made, of: node)
      show(mask, as: made, in: tree)
    }
    for child in children[id] ?? [] {
      let made = tree.makeNode()
      tree.append(made, to: node)
      show(child, as: made, in: tree)
    }
  }
}

package import Foundation
import RivuletGeometry

extension DrawingTree {
  /// Returns the display list of the entire tree at the given display scale.
  package func displayList(scale: CGFloat) -> DisplayList {
    displayList(of: root, scale: scale)
  }

  /// Returns the display list of a rectangle in root coordinates. It may include content slightly outside the rectangle.
  package func displayList(scale: CGFloat, in region: CGRect) -> DisplayList {
    displayList(of: root, scale: scale, in: region)
  }

  /// Returns the display list of a node in its parent's coordinates. If a region is given in these coordinates, content outside it is
  /// omitted where possible.
  package func displayList(of node: DrawingNode, scale: CGFloat, in region: CGRect? = nil) -> DisplayList {
    var writer = DisplayListWriter(scale: scale)
    // Snapping may move an edge by up to a pixel.
    writer.write(node, at: .zero, isUpright: true, within: region.map { $0.insetBy(dx: -1 / scale, dy: -1 / scale) })
    return writer.list
  }
}

/// A traversal of the tree that writes the visible content to a display list.
private struct DisplayListWriter {
  /// The list of commands written so far.
  var list: DisplayList
  /// The pixel grid to which items are snapped.
  private let grid: PixelGrid

  /// Creates a writer with an empty list.
  init(scale: CGFloat) {
    list = DisplayList(scale: scale)
    grid = PixelGrid(scale: scale)
  }

  /// Writes a node. `origin` is the parent's origin in the coordinates of the innermost group, and `isUpright` is true if these are the
  /// root's coordinates, apart from an offset. Content that doesn't intersect `region`, in the same coordinates, may be omitted.
  mutating func write(_ node: DrawingNode, at origin: CGPoint, isUpright: Bool, within region: CGRect?) {
    if node.isInvisible { return }
    let content = node.contentBounds
    if content.isNothing { return }
    if let region, !node.boundsInParent(content).moved(by: origin).isNear(region) { return }
    var origin = CGPoint(x: origin.x + node.offset.x, y: origin.y + node.offset.y)
    var isUpright = isUpright
    var region = region
    var openGroups = 0

    if let transform = node.transform {
      if transform.isTranslation {
        origin = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty)
      } else {
        begin(.transform(transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))))
        region = region.flatMap { region in
          transform.inverse.map { region.offsetBy(dx: -origin.x, dy: -origin.y).applying($0) }
        }
        origin = .zero
        isUpright = false
      }
    }
    if let projection = node.projection {
      begin(.project(projection.movedBy(x: origin.x, y: origin.y)))
      region = region.flatMap { region in
        projection.inverse.map { region.offsetBy(dx: -origin.x, dy: -origin.y).applying($0).insetBy(dx: -1, dy: -1) }
      }
      origin = .zero
      isUpright = false
    }
    // Scrolled content moves by whole pixels, so that its appearance does not depend on the offset.
    if isUpright, node.effects?.scrollLayer != nil { origin = grid.snap(origin) }
    let layer = LayerEffect(node)
    if !layer.isNeutral { begin(.layer(layer)) }
    // Content outside the region affects a blur or a shadow.
    if layer.blurRadius > 0 || layer.shadow != nil || !layer.shapeShadows.isEmpty { region = nil }
    if let mask = node.mask {
      begin(.mask)
      write(mask, at: origin, isUpright: isUpright, within: region)
      list.commands.append(.masked)
    }
    if let clip = node.clip { begin(.clip(placed(clip, at: origin, isUpright: isUpright))) }

    if let item = node.item { draw(item, at: origin, isUpright: isUpright) }
    for child in node.children { write(child, at: origin, isUpright: isUpright, within: region) }
    for _ in 0..<openGroups { list.commands.append(.end) }

    func begin(_ command: DisplayList.Command) {
      list.commands.append(command)
      openGroups += 1
    }
  }

  /// Writes an item. If it is upright, it is snapped to whole pixels.
  private mutating func draw(_ item: DrawingItem, at origin: CGPoint, isUpright: Bool) {
    if case .picture(let picture) = item { return draw(picture, at: origin) }
    guard isUpright else {
      list.commands.append(.draw(item, at: origin))
      return
    }
    let snapped = item.snapped(at: origin, to: grid)
    list.commands.append(.draw(snapped.item, at: snapped.rest))
  }

  /// Writes the commands of a picture.
  private mutating func draw(_ picture: PictureItem, at origin: CGPoint) {
    list.commands.append(.transform(CGAffineTransform(translationX: origin.x, y: origin.y)))
    list.commands += picture.wholeCommands
    list.commands.append(.end)
  }

  /// Returns a clip in the coordinates of the innermost group.
  private func placed(_ clip: ClipEffect, at origin: CGPoint, isUpright: Bool) -> ClipEffect {
    var clip = clip
    clip.path = clip.path.offsetBy(dx: origin.x, dy: origin.y)
    if isUpright, let frame = clip.path.frame { clip.path = clip.path.reframed(grid.snap(frame)) }
    return clip
  }
}

import Foundation
import RivuletGeometry

/// A search for content that is visible in an area of moved pixels but doesn't move with them.
///
/// An item that fills the entire area with a single colour, before and after the move, is ignored, because the pixels look the same as if
/// it had moved too.
struct FixedParts {
  /// The content's areas found so far, in window pixels.
  private(set) var parts: [PixelRect] = []
  private let grid: PixelGrid
  private let question: LayerChanges.Question
  /// The area, combined with the area from which its pixels have moved. Content that was visible before the move is searched for at its
  /// current position.
  private let reach: PixelRect
  /// The maximum number of parts. If there are more, the entire reach is a single part.
  private static let limit = 16

  init(_ grid: PixelGrid, _ question: LayerChanges.Question) {
    self.grid = grid
    self.question = question
    reach = question.area.union(question.area.moved(by: .zero - question.shift))
  }

  /// Searches the item and children of the root, or of a layer with the given origin.
  mutating func visitContent(of node: DrawingNode, at origin: PixelShift) {
    let isRoot = node.id == DrawingNode.rootID
    let start = isRoot ? node.offset : CGPoint(x: CGFloat(origin.x) / grid.scale, y: CGFloat(origin.y) / grid.scale)
    look(at: node, origin: start, within: reach)
  }

  private mutating func visit(_ node: DrawingNode, in origin: CGPoint, within limit: PixelRect) {
    // Layers are visited separately.
    if node.isInvisible || node.isKeptLayer || isFull { return }
    let part = grid.pixels(around: node.boundsInParent(node.contentBounds).moved(by: origin), in: limit)
    if part.isEmpty { return }
    var origin = CGPoint(x: origin.x + node.offset.x, y: origin.y + node.offset.y)
    guard let effects = node.effects else { return look(at: node, origin: origin, within: limit) }
    guard effects.isPlain else { return add(part) }
    if let transform = effects.transform { origin = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty) }
    guard let path = effects.clip?.path else { return look(at: node, origin: origin, within: limit) }
    guard let clip = path.roundedRect else { return add(part) }
    let inner = grid.pixels(clip.rect.moved(by: origin), movedBy: .zero, in: limit)
    addCorners(clip.corner, of: clip.rect.moved(by: origin), limit)
    look(at: node, origin: origin, within: inner)
  }

  /// Searches the item and children of a node with the given origin.
  private mutating func look(at node: DrawingNode, origin: CGPoint, within limit: PixelRect) {
    if let item = node.item { add(item, at: origin, limit) }
    let children = node.children
    for index in children.indices { children.lend(index) { visit($0, in: origin, within: limit) } }
  }

  private mutating func add(_ item: DrawingItem, at origin: CGPoint, _ limit: PixelRect) {
    if case .fill(let path, .color, _) = item, let shape = path.roundedRect {
      let rect = shape.rect.moved(by: origin)
      let filled = grid.pixels(rect, movedBy: .zero, in: limit)
      if question.isUnclipped, filled.contains(question.area), filled.moved(by: question.shift).contains(question.area) {
        return addCorners(shape.corner, of: rect, limit)
      }
    }
    add(grid.pixels(around: item.paintedBounds.moved(by: origin), in: limit))
  }

  /// Adds the uncovered corners of a rounded rectangle.
  private mutating func addCorners(_ size: CGSize, of rect: CGRect, _ limit: PixelRect) {
    guard size.width > 0, size.height > 0 else { return }
    let width = min(size.width, rect.width / 2), height = min(size.height, rect.height / 2)
    for x in [rect.minX, rect.maxX - width] {
      for y in [rect.minY, rect.maxY - height] {
        add(grid.pixels(around: CGRect(x: x, y: y, width: width, height: height), in: limit))
      }
    }
  }

  private var isFull: Bool { parts.count == 1 && parts[0] == reach }

  private mutating func add(_ part: PixelRect) {
    if part.isEmpty || isFull { return }
    parts.append(part)
    if parts.count > Self.limit { parts = [reach] }
  }
}

import Foundation
import RivuletGeometry

extension DrawingTree {
  /// Permanently marks a node as scrolling in its parent. Another call has no effect. `keepsLayers` must be set before.
  package func makeScrollLayer(_ node: DrawingNode) {
    if node.effects?.scrollLayer != nil { return }
    let layer = ScrollLayer(of: node)
    willEdit(node)
    node.makeEffects().scrollLayer = layer
    node.invalidateBoundsAbove()
    if keepsLayers { scrollLayers.append(layer) }
  }

  /// True if any kept layer contains content that must be painted.
  var hasDamagedLayers: Bool { !layerPlaces.isEmpty && scrollLayers.contains { $0.isKept && !$0.damage.isEmpty } }

  /// Finds the visible positions of the layers whose pixels the window can keep, bottom layer first.
  ///
  /// A layer can be kept if its ancestors only move it by whole pixels, change its opacity, or clip it to a rectangle, which may have
  /// rounded corners. In addition, no backdrop may sample it.
  func findLayers(_ grid: PixelGrid, window: PixelRect) {
    swap(&previousPlaces, &layerPlaces)
    layerPlaces.removeAll(keepingCapacity: true)
    if grid.scale != layerScale { previousPlaces.removeAll() }
    layerScale = grid.scale
    searchNumber &+= 1
    scrollLayers.removeAll { $0.node == nil }
    for layer in scrollLayers { find(layer, grid, window) }
    if hasUnnestedOverlap { sortByPaintingOrder() }
  }

  /// Appends a layer's position after those of the layers that contain it.
  @discardableResult private func find(_ layer: ScrollLayer, _ grid: PixelGrid, _ window: PixelRect) -> ScrollLayer.Place? {
    if layer.searchNumber == searchNumber { return layer.place }
    layer.searchNumber = searchNumber
    layer.place = keepsLayers ? layer.node.flatMap { place(of: $0, grid, window) } : nil
    if layer.isKept, layer.place == nil { layer.damage.drain { _ in } }
    layer.isKept = layer.place != nil
    if let place = layer.place { layerPlaces.append(place) }
    return layer.place
  }

  private func place(of node: DrawingNode, _ grid: PixelGrid, _ window: PixelRect) -> ScrollLayer.Place? {
    if node.clip != nil { return nil }
    var origin = CGPoint.zero
    var clip: CGRect?
    var outer: ScrollLayer.Place?
    var current = node
    while true {
      if current.isInvisible { return nil }
      var shift = current.offset
      if let effects = current.effects {
        guard effects.isPlain else { return nil }
        if let path = effects.clip?.path {
          guard let rect = path.roundedRect?.rect else { return nil }
          clip = clip?.overlap(with: rect) ?? rect
        }
        shift = CGPoint(x: shift.x + (effects.transform?.tx ?? 0), y: shift.y + (effects.transform?.ty ?? 0))
      }
      origin = CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)
      clip = clip?.moved(by: shift)
      guard let parent = current.parent else { break }
      current = parent
      if let layer = parent.effects?.scrollLayer {
        outer = find(layer, grid, window)
        if outer == nil { return nil }
        break
      }
    }
    guard outer != nil || current === root, let clip, let x = grid.pixel(origin.x), let y = grid.pixel(origin.y) else { return nil }
    let base = outer?.origin ?? .zero
    let visible = grid.pixels(clip, movedBy: base, in: outer?.clip ?? window)
    if visible.isEmpty { return nil }
    if !backdrops.isEmpty, isSampledByBackdrop(visible.points(scale: grid.scale)) { return nil }
    return ScrollLayer.Place(
      id: node.id, outerID: outer?.id ?? DrawingNode.rootID, clip: visible, origin: PixelShift(x: base.x + x, y: base.y + y))
  }

  /// True if two layers overlap and neither contains the other.
  private var hasUnnestedOverlap: Bool {
    layerPlaces.indices.contains { first in
      layerPlaces[..<first].contains { $0.clip.overlaps(layerPlaces[first].clip) && !isNested(layerPlaces[first], in: $0.id) }
    }
  }

  private func isNested(_ place: ScrollLayer.Place, in id: UInt64) -> Bool {
    var outer = place.outerID
    while outer != id {
      guard let next = layerPlaces.first(where: { $0.id == outer }) else { return false }
      outer = next.outerID
    }
    return true
  }

  private func sortByPaintingOrder() {
    var nodes: [UInt64: DrawingNode] = [:]
    for layer in scrollLayers where layer.isKept { nodes[layer.node?.id ?? DrawingNode.noID] = layer.node }
    layerPlaces.sort { first, second in
      guard let one = nodes[first.id], let other = nodes[second.id] else { return false }
      return one.isPainted(before: other)
    }
  }
}

extension DrawingNode {
  /// Returns true if the node is painted before another node of the tree, because it contains the other node or precedes it among the
  /// children of a common ancestor.
  fileprivate func isPainted(before other: DrawingNode) -> Bool {
    var path = [self]
    while let next = path.last?.parent { path.append(next) }
    var branch: DrawingNode?
    var step: DrawingNode? = other
    while let node = step {
      if let index = path.firstIndex(where: { $0 === node }) {
        guard let branch, index > 0 else { return index == 0 && branch != nil }
        let children = node.children
        guard let mine = children.firstIndex(where: { $0 === path[index - 1] }), let its = children.firstIndex(where: { $0 === branch })
        else { return false }
        return mine < its
      }
      branch = node
      step = node.parent
    }
    return false
  }
}

extension Path {
  /// The rectangle and the size of the uncovered corners, for a rectangle or rounded rectangle; nil for other paths.
  var roundedRect: (rect: CGRect, corner: CGSize)? {
    switch storage {
    case .rect(let rect): (rect, .zero)
    // A continuous corner starts farther from the corner point than a circular corner of the same size.
    case .roundedRect(let rect, let size, let style):
      (rect, style == .circular ? size : CGSize(width: size.width * Path.continuousReach, height: size.height * Path.continuousReach))
    case .empty, .ellipse, .elements: nil
    }
  }
}

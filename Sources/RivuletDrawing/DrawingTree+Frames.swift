package import Foundation
import RivuletGeometry

extension DrawingTree {
  /// Stores the pixel moves and rectangles with which a window can update the tree's appearance since the last call, and discards the
  /// edits. The window size is in points.
  ///
  /// If no layer has moved, the rectangles equal the result of `drainDamage`. The method allocates no memory once the lists are large
  /// enough.
  package func drainFrame(scale: CGFloat, window: CGSize, into frame: inout FrameDamage) {
    let grid = PixelGrid(scale: scale)
    let pixels = grid.pixels(around: CGRect(origin: .zero, size: window), in: .everywhere)
    if !scrollLayers.isEmpty || !layerPlaces.isEmpty { findLayers(grid, window: pixels) }
    damageNewPlaces()
    damageBackdrops()
    hasMovedLayers = false
    frame.moves.removeAll(keepingCapacity: true)
    if frame.layers != layerPlaces { frame.layers = layerPlaces }
    if layerPlaces == previousPlaces || layerPlaces.isEmpty && previousPlaces.isEmpty {
      for layer in scrollLayers { drain(layer, grid) { damage.add($0.intersection($1.clip).points(scale: scale)) } }
      damage.drain(scale: scale, into: &frame.rects)
    } else {
      compareLayers(grid, pixels, &frame)
    }
    // The previous positions are needed again only if layers change. Equal positions require no comparison at the next drain.
    previousPlaces.removeAll(keepingCapacity: true)
  }

  /// Passes the damaged rectangles of a layer to `body`, in window pixels, whether visible or not.
  private func drain(_ layer: ScrollLayer, _ grid: PixelGrid, _ body: (PixelRect, ScrollLayer.Place) -> Void) {
    guard let place = layer.place, layer.isKept else { return }
    layer.damage.drain { rect in
      let part = grid.pixels(around: rect, movedBy: place.origin, in: .everywhere)
      if !part.isEmpty { body(part, place) }
    }
  }

  /// Determines the pixels to move and to paint when layers have moved, been resized, appeared or disappeared.
  private func compareLayers(_ grid: PixelGrid, _ window: PixelRect, _ frame: inout FrameDamage) {
    var changes = LayerChanges(from: previousPlaces, to: layerPlaces)
    damage.drain { rect in changes.damage(grid.pixels(around: rect, in: window), in: window, of: DrawingNode.rootID) }
    for layer in scrollLayers { drain(layer, grid) { changes.damage($0, in: $1.clip, of: $1.id) } }
    for question in changes.questions {
      guard let node = question.id == DrawingNode.rootID ? root : scrollLayers.first(where: { $0.place?.id == question.id })?.node else {
        continue
      }
      var search = FixedParts(grid, question)
      search.visitContent(of: node, at: layerPlaces.first { $0.id == question.id }?.origin ?? .zero)
      changes.addToPainted(search.parts, of: question)
    }
    frame.moves = changes.moves
    frame.rects = changes.painted.rects.map { $0.points(scale: grid.scale) }.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }
}

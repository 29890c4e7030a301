#if GTK
import CGTK4
import Foundation
import RivuletHost

/// The tiles of a scroll layer, which move with the layer's content so that scrolled content keeps its pixels and render nodes.
///
/// A tile contains everything the window shows at that position, including content behind and in front of the layer. Tiles that are
/// entirely out of sight are removed.
@MainActor
final class LayerSheet {
  /// The layer's placement in the window.
  private(set) var place: ScrollLayer.Place
  /// The tiles in creation order. There are only a few, and their order is stable so that GTK recognizes them.
  private var tiles: [Tile] = []
  private let pool: PixelPool

  /// Creates a sheet without tiles. Tiles are created as damage is added.
  init(_ place: ScrollLayer.Place, pool: PixelPool) {
    self.place = place
    self.pool = pool
  }

  var tileCount: Int { tiles.count }

  /// The visible part of the layer, in the layer's own pixel coordinates.
  private var visible: PixelRect { place.clip.moved(by: .zero - place.origin) }

  /// Updates the layer's placement and removes tiles that are no longer visible.
  func move(to place: ScrollLayer.Place) {
    guard place != self.place else { return }
    self.place = place
    let visible = visible
    tiles.removeAll { !$0.frame.overlaps(visible) }
  }

  /// Adds damage, in window pixels.
  func addDamage(_ part: PixelRect) {
    let part = part.intersection(place.clip).moved(by: .zero - place.origin)
    guard !part.isEmpty else { return }
    let side = TileGrid.side
    for row in part.y.floored(by: side)...(part.bottom - 1).floored(by: side) {
      for column in part.x.floored(by: side)...(part.right - 1).floored(by: side) {
        tile(at: PixelRect(x: column * side, y: row * side, width: side, height: side)).addDamage(part)
      }
    }
  }

  private func tile(at frame: PixelRect) -> Tile {
    if let tile = tiles.first(where: { $0.frame == frame }) { return tile }
    let tile = Tile(frame: frame, pool: pool)
    tiles.append(tile)
    return tile
  }

  /// Calls `body` with each tile and the visible part of the tile, in the layer's pixel coordinates.
  func forEachTile(_ body: (Tile, PixelRect) -> Void) {
    let visible = visible
    for tile in tiles { body(tile, visible.intersection(tile.frame)) }
  }

  /// Appends the tiles to a snapshot.
  func append(to snapshot: OpaquePointer, scale: CGFloat, drawsWithCairo: Bool) {
    var clip = graphene_rect_t(place.clip.points(scale: scale))
    gtk_snapshot_push_clip(snapshot, &clip)
    gtk_snapshot_save(snapshot)
    var origin = graphene_point_t(x: Float(CGFloat(place.origin.x) / scale), y: Float(CGFloat(place.origin.y) / scale))
    gtk_snapshot_translate(snapshot, &origin)
    forEachTile { tile, _ in tile.append(to: snapshot, scale: scale, drawsWithCairo: drawsWithCairo) }
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }
}

extension Int {
  /// Returns the quotient rounded toward negative infinity.
  fileprivate func floored(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
  }
}
#endif

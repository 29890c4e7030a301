#if GTK
package import Foundation
package import RivuletHost
package import RivuletRaster

/// The backing surface of a window, cut into tiles.
///
/// Invariants: there is a tile for each place of the grid, in its order; a tile without damage shows what the tree shows.
@MainActor
package final class TileBoard {
  private var grid = TileGrid(size: .zero, scale: 1)
  private var tiles: [Tile] = []
  let rasterizer: Rasterizer
  /// The memory for what GTK shows.
  package let pool = PixelPool()

  /// What shows where the content shows nothing. Another colour damages everything.
  package var background: PaintColor {
    didSet { if background != oldValue { damageAll() } }
  }

  /// How many frames there were in which something was painted.
  private var paintedFrames = 0
  /// After so many of them, texts that no frame has painted since the last time are forgotten: two minutes of a clock, seconds of an animation.
  private static let framesPerGeneration = 256

  /// How many pixels were painted since the beginning.
  package private(set) var repaintedPixels = 0
  /// How many tiles were painted since the beginning, one for each time.
  package private(set) var repaintedTiles = 0
  /// How many tiles there are.
  package var tilesTotal: Int { tiles.count }

  /// A board without tiles; `resize` makes them.
  package init(rasterizer: Rasterizer, background: PaintColor) {
    self.rasterizer = rasterizer
    self.background = background
  }

  /// Gives the window another size in points, or another number of pixels for each. Tiles whose place stays the same keep their pixels.
  package func resize(to size: CGSize, scale: CGFloat) {
    let new = TileGrid(size: size, scale: scale)
    guard new != grid else { return }
    let old = new.scale == grid.scale ? (grid: grid, tiles: tiles) : nil
    grid = new
    tiles = (0..<new.tileCount).map { index in
      let frame = new.frame(ofTile: index)
      return old.flatMap { Self.tile(at: frame, in: $0.grid, $0.tiles) } ?? Tile(frame: frame, pool: pool)
    }
  }

  private static func tile(at frame: PixelRect, in grid: TileGrid, _ tiles: [Tile]) -> Tile? {
    let column = frame.x / TileGrid.side
    let row = frame.y / TileGrid.side
    guard column < grid.columns, row < grid.rows else { return nil }
    let tile = tiles[row * grid.columns + column]
    return tile.frame == frame ? tile : nil
  }

  /// Marks rectangles in points.
  package func addDamage(_ rects: [CGRect]) {
    for rect in rects {
      for (index, part) in grid.tiles(touching: rect) { tiles[index].addDamage(part) }
    }
  }

  private func damageAll() {
    for tile in tiles { tile.addDamage(tile.frame) }
  }

  /// Paints what is damaged.
  package func repaint(_ tree: DrawingTree) {
    let before = repaintedTiles
    defer { if repaintedTiles > before { frameIsPainted() } }
    for tile in tiles where !tile.damage.isEmpty {
      let damage = tile.damage
      tile.repaint { surface in
        surface.paint(
          tree, scale: grid.scale, origin: grid.points(tile.frame).origin, region: grid.points(damage), background: background,
          with: rasterizer)
      }
      repaintedPixels += damage.pixelCount
      repaintedTiles += 1
    }
  }

  private func frameIsPainted() {
    paintedFrames += 1
    if paintedFrames.isMultiple(of: Self.framesPerGeneration) { rasterizer.forgetStaleGlyphs() }
  }

  /// Shows all tiles.
  func append(to snapshot: OpaquePointer) {
    for tile in tiles { tile.append(to: snapshot, bounds: grid.points(tile.frame)) }
  }
}
#endif

#if GTK
package import Foundation
package import RivuletHost
package import RivuletRaster

/// The backing surface of a window, divided into tiles. Scroll layers have tiles of their own, which lie above the window's tiles and move
/// with the scrolled content.
///
/// Invariants: every cell of the grid has a tile, in grid order. A tile without damage shows the tree's content wherever no layer covers
/// it.
@MainActor
package final class TileBoard {
  private var grid = TileGrid(size: .zero, scale: 1)
  private var tiles: [Tile] = []
  /// The sheets of the scroll layers, from back to front.
  private var sheets: [LayerSheet] = []
  let painter: any PicturePainter
  /// The memory for the pixels that GTK displays.
  package let pool = PixelPool()

  /// The colour behind the content. Changing the colour damages the whole window.
  package var background: PaintColor {
    didSet { if background != oldValue { damageAll() } }
  }

  /// The number of frames in which at least one tile was painted.
  private var paintedFrames = 0
  /// The number of painted frames after which cached text that went unused in them is discarded: two minutes for a clock, seconds for an
  /// animation.
  private static let framesPerGeneration = 256

  /// The number of pixels painted since the board was created.
  package private(set) var repaintedPixels = 0
  /// The number of tile repaints since the board was created, counting each time a tile is painted.
  package private(set) var repaintedTiles = 0
  /// The total number of tiles, including those of scroll layers.
  package var tilesTotal: Int { sheets.reduce(tiles.count) { $0 + $1.tileCount } }

  /// Creates a board without tiles. Call `resize(to:scale:)` to create them.
  package init(painter: any PicturePainter, background: PaintColor) {
    self.painter = painter
    self.background = background
  }

  /// Sets the window size in points and the number of pixels per point. Tiles whose frame is unchanged keep their pixels.
  package func resize(to size: CGSize, scale: CGFloat) {
    let new = TileGrid(size: size, scale: scale)
    guard new != grid else { return }
    let old = new.scale == grid.scale ? (grid: grid, tiles: tiles) : nil
    grid = new
    tiles = (0..<new.tileCount).map { index in
      let frame = new.frame(ofTile: index)
      return old.flatMap { Self.tile(at: frame, in: $0.grid, $0.tiles) } ?? newTile(frame)
    }
    if old == nil { sheets = [] }
    for sheet in sheets {
      var fresh = PixelRegion(sheet.place.clip)
      if let old { fresh.subtract(old.grid.frame) }
      for part in fresh.rects { addDamage(grid.points(part)) }
    }
  }

  private func newTile(_ frame: PixelRect) -> Tile {
    let tile = Tile(frame: frame, pool: pool)
    tile.addDamage(frame)
    return tile
  }

  private static func tile(at frame: PixelRect, in grid: TileGrid, _ tiles: [Tile]) -> Tile? {
    let column = frame.x / TileGrid.side
    let row = frame.y / TileGrid.side
    guard column < grid.columns, row < grid.rows else { return nil }
    let tile = tiles[row * grid.columns + column]
    return tile.frame == frame ? tile : nil
  }

  /// Updates the scroll layers' positions and adds the damage from a frame.
  package func follow(_ frame: FrameDamage) {
    let old = Dictionary(sheets.map { ($0.place.id, $0) }) { $1 }
    sheets = frame.layers.map { place in
      guard let sheet = old[place.id] else { return LayerSheet(place, pool: pool) }
      sheet.move(to: place)
      return sheet
    }
    addDamage(frame.rects)
  }

  /// Adds damage in points, each part to the topmost tile that shows it.
  package func addDamage(_ rects: [CGRect]) {
    for rect in rects { addDamage(rect) }
  }

  private func addDamage(_ rect: CGRect) {
    var region = PixelRegion(grid.pixels(rect))
    for sheet in sheets.reversed() {
      for part in region.intersection(sheet.place.clip).rects { sheet.addDamage(part) }
      region.subtract(sheet.place.clip)
    }
    for part in region.rects {
      for (index, part) in grid.tiles(touching: part) { tiles[index].addDamage(part) }
    }
  }

  private func damageAll() {
    addDamage(grid.points(grid.frame))
  }

  /// Paints the damaged parts.
  package func repaint(_ tree: DrawingTree) {
    let before = repaintedTiles
    defer { if repaintedTiles > before { frameIsPainted() } }
    for tile in tiles where !tile.damage.isEmpty { repaint(tile, at: .zero, within: visible(tile.frame, under: sheets[...]), tree) }
    for (index, sheet) in sheets.enumerated() {
      sheet.forEachTile { tile, part in
        guard !tile.damage.isEmpty else { return }
        let origin = sheet.place.origin
        repaint(tile, at: origin, within: visible(part.moved(by: origin), under: sheets[(index + 1)...]), tree)
      }
    }
  }

  /// Returns the part of a rectangle that the given layers do not cover. The covered part becomes damage when the layer goes away.
  private func visible(_ rect: PixelRect, under sheets: ArraySlice<LayerSheet>) -> PixelRegion {
    var region = PixelRegion(rect)
    for sheet in sheets { region.subtract(sheet.place.clip) }
    return region
  }

  /// Paints the damaged, visible parts of a tile whose coordinate system has its origin at `origin` in the window.
  private func repaint(_ tile: Tile, at origin: PixelShift, within visible: PixelRegion, _ tree: DrawingTree) {
    let pixels = tile.repaint(within: visible.moved(by: .zero - origin)) { surface, part in
      surface.paint(
        tree, scale: grid.scale, origin: grid.points(tile.frame.moved(by: origin)).origin, region: grid.points(part.moved(by: origin)),
        background: background, with: painter)
    }
    repaintedPixels += pixels
    if pixels > 0 { repaintedTiles += 1 }
  }

  private func frameIsPainted() {
    paintedFrames += 1
    if paintedFrames.isMultiple(of: Self.framesPerGeneration) { painter.releaseUnused() }
  }

  /// Appends all tiles to a snapshot. `drawsWithCairo` is true if cairo draws the window.
  func append(to snapshot: OpaquePointer, drawsWithCairo: Bool) {
    for tile in tiles { tile.append(to: snapshot, scale: grid.scale, drawsWithCairo: drawsWithCairo) }
    for sheet in sheets { sheet.append(to: snapshot, scale: grid.scale, drawsWithCairo: drawsWithCairo) }
  }

  /// Copies the visible pixels to a surface of the window's size, composed as GTK composes them.
  package func copy(to surface: RasterSurface) {
    for tile in tiles { surface.put(tile.surface, part: tile.frame, of: tile.frame, at: .zero) }
    for sheet in sheets {
      sheet.forEachTile { tile, visible in surface.put(tile.surface, part: visible, of: tile.frame, at: sheet.place.origin) }
    }
  }
}
#endif

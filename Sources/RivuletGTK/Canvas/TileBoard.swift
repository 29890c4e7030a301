#if GTK
package import Foundation
package import RivuletHost
package import RivuletRaster

/// The backing surface of a window, cut into tiles. Scroll layers have tiles of their own, which lie over those of the window and move with what scrolls.
///
/// Invariants: there is a tile for each place of the grid, in its order; a tile without damage shows what the tree shows, as far as nothing lies over it.
@MainActor
package final class TileBoard {
  private var grid = TileGrid(size: .zero, scale: 1)
  private var tiles: [Tile] = []
  /// Those that lie beneath others first.
  private var sheets: [LayerSheet] = []
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
  package var tilesTotal: Int { sheets.reduce(tiles.count) { $0 + $1.tileCount } }

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

  /// Takes over where scroll layers are, and marks what has to be painted.
  package func follow(_ frame: FrameDamage) {
    let old = Dictionary(sheets.map { ($0.place.id, $0) }) { $1 }
    sheets = frame.layers.map { place in
      guard let sheet = old[place.id] else { return LayerSheet(place, pool: pool) }
      sheet.move(to: place)
      return sheet
    }
    addDamage(frame.rects)
  }

  /// Marks rectangles in points, each part in the uppermost tiles that show it.
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

  /// Paints what is damaged.
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

  /// The pixels of the window over which none of these layers lies. When one goes away, what is beneath is damaged.
  private func visible(_ rect: PixelRect, under sheets: ArraySlice<LayerSheet>) -> PixelRegion {
    var region = PixelRegion(rect)
    for sheet in sheets { region.subtract(sheet.place.clip) }
    return region
  }

  /// Paints what is damaged of a tile, whose coordinates begin at a place in the window, and in sight there.
  private func repaint(_ tile: Tile, at origin: PixelShift, within visible: PixelRegion, _ tree: DrawingTree) {
    let pixels = tile.repaint(within: visible.moved(by: .zero - origin)) { surface, part in
      surface.paint(
        tree, scale: grid.scale, origin: grid.points(tile.frame.moved(by: origin)).origin, region: grid.points(part.moved(by: origin)),
        background: background, with: rasterizer)
    }
    repaintedPixels += pixels
    if pixels > 0 { repaintedTiles += 1 }
  }

  private func frameIsPainted() {
    paintedFrames += 1
    if paintedFrames.isMultiple(of: Self.framesPerGeneration) { rasterizer.forgetStaleGlyphs() }
  }

  /// Shows all tiles.
  func append(to snapshot: OpaquePointer) {
    for tile in tiles { tile.append(to: snapshot, bounds: grid.points(tile.frame)) }
    for sheet in sheets { sheet.append(to: snapshot, scale: grid.scale) }
  }

  /// Copies the pixels that show onto a surface as large as the window, as GTK does.
  package func copy(to surface: RasterSurface) {
    for tile in tiles { surface.put(tile.surface, part: tile.frame, of: tile.frame, at: .zero) }
    for sheet in sheets {
      sheet.forEachTile { tile, visible in surface.put(tile.surface, part: visible, of: tile.frame, at: sheet.place.origin) }
    }
  }
}
#endif

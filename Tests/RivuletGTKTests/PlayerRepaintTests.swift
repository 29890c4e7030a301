#if GTK
import Foundation
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletRaster
import Testing

@testable import PodcastPlayer

/// What a window paints while the podcast player plays.
@MainActor
struct PlayerRepaintTests {
  /// The tiles that a rectangle in points touches.
  private func tileCount(_ rect: CGRect, scale: CGFloat) -> Int {
    let side = 256 / scale
    let columns = Int((rect.maxX / side).rounded(.up)) - Int((rect.minX / side).rounded(.down))
    let rows = Int((rect.maxY / side).rounded(.up)) - Int((rect.minY / side).rounded(.down))
    return columns * rows
  }

  @Test func `a tick repaints only the tiles of the time stamps and the slider`() async throws {
    let driver = HeadlessDriver(
      PlayerView().environmentObject(PodcastPlayerStore(feed: .sample)), configuration: HeadlessConfiguration())
    let board = TileBoard(painter: Rasterizer(), background: .white)
    let scale = driver.host.displayScale
    board.resize(to: driver.size, scale: scale)
    var ticks: [(tiles: Int, pixels: Int)] = []
    driver.host.onFrame = { [unowned host = driver.host] _ in
      let before = (board.repaintedTiles, board.repaintedPixels)
      board.follow(host.frameDamage)
      board.repaint(host.tree.drawing)
      ticks.append((board.repaintedTiles - before.0, board.repaintedPixels - before.1))
    }
    try await driver.tap("Play")
    // The artwork and the title are at rest by then.
    await driver.advance(by: 2)
    ticks.removeAll()
    await driver.advance(by: 3)
    // Two a second.
    #expect(ticks.count == 6)
    var concerned = CGRect.null
    driver.tree.root.forEachInDrawingOrder { node in
      if ["position", "elapsed", "remaining"].contains(node.semantics?.identifier) { concerned = concerned.union(node.frameInRoot) }
    }
    // Ink and the thumb's shadow may reach a little beyond the frames.
    let allowed = tileCount(concerned.insetBy(dx: -8, dy: -8), scale: scale)
    #expect(allowed < board.tilesTotal / 3)
    for tick in ticks {
      #expect((1...allowed).contains(tick.tiles))
      #expect(tick.pixels < Int(concerned.width * concerned.height * scale * scale * 1.5))
    }
  }
}
#endif

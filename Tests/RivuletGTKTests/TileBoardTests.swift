#if GTK
import Foundation
import RivuletGTK
import RivuletHost
import RivuletRaster
import Testing

@MainActor
struct TileBoardTests {
  private let tree = DrawingTree()
  private let board = TileBoard(painter: Rasterizer(), background: .white)
  private let dot: DrawingNode

  init() {
    dot = tree.makeNode()
    tree.append(dot, to: tree.root)
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    tree.setItem(.fill(square, .color(.black), FillStyle()), of: dot)
    board.resize(to: CGSize(width: 390, height: 844), scale: 1)
    frame()
  }

  private func frame() {
    board.addDamage(tree.drainDamage(scale: 1))
    board.repaint(tree)
  }

  /// Tiles and pixels that `change` makes the next frame paint.
  private func painted(_ change: () -> Void) -> String {
    let (tiles, pixels) = (board.repaintedTiles, board.repaintedPixels)
    change()
    frame()
    return "\(board.repaintedTiles - tiles) tiles, \(board.repaintedPixels - pixels) pixels"
  }

  @Test func `the first frame paints everything once`() {
    #expect(board.tilesTotal == 8)
    #expect((board.repaintedTiles, board.repaintedPixels) == (8, 390 * 844))
  }

  @Test func `a frame without changes paints nothing`() {
    #expect(painted {} == "0 tiles, 0 pixels")
  }

  @Test func `a change paints the damaged part of the tiles that it touches`() {
    #expect(painted { tree.setOffset(CGPoint(x: 5, y: 0), of: dot) } == "1 tiles, 150 pixels")
    #expect(painted { tree.setOffset(CGPoint(x: 251, y: 0), of: dot) }.hasPrefix("2 tiles"))
    #expect(painted { tree.setOffset(CGPoint(x: 10, y: 600), of: dot) }.hasPrefix("3 tiles"))
  }

  @Test func `damage of several turns is painted at once`() {
    let result = painted {
      for step in 1...3 {
        tree.setOffset(CGPoint(x: CGFloat(step), y: 0), of: dot)
        board.addDamage(tree.drainDamage(scale: 1))
      }
    }
    #expect(result == "1 tiles, 130 pixels")
  }

  @Test func `a window that grows keeps the tiles that stay whole`() {
    #expect(painted { board.resize(to: CGSize(width: 390, height: 900), scale: 1) } == "2 tiles, \(390 * 132) pixels")
    #expect(painted { board.resize(to: CGSize(width: 400, height: 900), scale: 1) } == "4 tiles, \(144 * 900) pixels")
  }

  @Test func `another scale or background paints everything`() {
    #expect(painted { board.background = .black } == "8 tiles, \(390 * 844) pixels")
    #expect(painted { board.background = .black } == "0 tiles, 0 pixels")
    #expect(painted { board.resize(to: CGSize(width: 390, height: 844), scale: 2) } == "28 tiles, \(780 * 1688) pixels")
  }

  @Test func `a window without area paints nothing`() {
    #expect(painted { board.resize(to: .zero, scale: 1) } == "0 tiles, 0 pixels")
    #expect(painted { tree.setOffset(CGPoint(x: 5, y: 0), of: dot) } == "0 tiles, 0 pixels")
  }
}
#endif

#if GTK
import CGTK4
import Foundation
import RivuletHost
import Testing

@testable import RivuletGTK
@testable import RivuletRaster

/// The render nodes that a window's tiles give to GTK.
@MainActor
struct TileNodeTests {
  private let tree = DrawingTree()
  private let board = TileBoard(painter: Rasterizer(), background: .white)

  init() {
    _ = gtk_init_check()
    let dot = tree.makeNode()
    tree.append(dot, to: tree.root)
    let square = Path(CGRect(x: 20.5, y: 200, width: 300, height: 100))
    tree.setItem(.fill(square, .color(.black), FillStyle()), of: dot)
    board.resize(to: CGSize(width: 390, height: 400), scale: 2)
    board.addDamage(tree.drainDamage(scale: 2))
    board.repaint(tree)
  }

  /// Calls `body` with the node that the board gives to GTK.
  private func withNode(drawsWithCairo: Bool, _ body: (OpaquePointer) -> Void) throws {
    let snapshot = try #require(gtk_snapshot_new())
    board.append(to: snapshot, drawsWithCairo: drawsWithCairo)
    let node = try #require(gtk_snapshot_free_to_node(snapshot))
    body(node)
    gsk_render_node_unref(node)
  }

  @Test(arguments: [false, true]) func `GTK draws the pixels of the tiles`(drawsWithCairo: Bool) throws {
    let expected = RasterSurface(width: 780, height: 800), drawn = RasterSurface(width: 780, height: 800)
    board.copy(to: expected)
    try withNode(drawsWithCairo: drawsWithCairo) { node in
      let context = cairo_create(drawn.surface)
      cairo_scale(context, 2, 2)
      gsk_render_node_draw(node, context)
      cairo_destroy(context)
    }
    #expect(drawn.compare(with: expected, tolerance: 0).count == 0)
    #expect(drawn.pixel(x: 60, y: 420)?.red == 0)
  }

  @Test func `a window that cairo draws has no textures, which GTK would convert in each frame`() throws {
    try withNode(drawsWithCairo: true) { node in
      for index in 0..<gsk_container_node_get_n_children(node) {
        #expect(gsk_render_node_get_node_type(gsk_container_node_get_child(node, index)) == GSK_CAIRO_NODE)
      }
    }
  }
}
#endif

#if GTK
import Foundation
import RivuletControls
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletNames
import RivuletRaster
import Testing

/// What a window paints when something small changes in a screen full of views.
@MainActor
struct TickRepaintTests {
  final class Handle {
    var tick: () -> Void = {}
  }

  struct Player: View {
    let handle: Handle
    @State private var seconds = 10.0

    var body: some View {
      let _ = handle.tick = { seconds += 1 }
      VStack {
        Rectangle().fill(.blue).frame(width: 300, height: 300)
        Text("A title that stays")
        Spacer()
        Text("0:\(Int(seconds))")
        Slider(value: .constant(seconds), in: 0...60)
      }
      .padding()
    }
  }

  @Test func `a tick repaints the tiles of the label and the slider, and no others`() {
    let handle = Handle()
    let host = HeadlessHost(Player(handle: handle), configuration: HeadlessConfiguration())
    let board = TileBoard(painter: Rasterizer(), background: .white)
    board.resize(to: host.tree.size, scale: host.displayScale)
    host.onFrame = { [unowned host] _ in
      board.follow(host.frameDamage)
      board.repaint(host.tree.drawing)
    }
    host.runTurn()
    let whole = 780 * 1688
    #expect((board.tilesTotal, board.repaintedTiles, board.repaintedPixels) == (28, 28, whole))
    handle.tick()
    host.runTurn()
    // Label and slider lie near the lower edge, in the last two of seven rows of four tiles.
    #expect((1...8).contains(board.repaintedTiles - 28))
    #expect((1...whole / 20).contains(board.repaintedPixels - whole))
  }
}
#endif

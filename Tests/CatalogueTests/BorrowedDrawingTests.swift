import Foundation
import RivuletControls
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletNames
import RivuletScreens
import Testing

/// What makes one drawing see-through needs none of its own.
@MainActor
struct BorrowedDrawingTests {
  private struct Pair: View {
    var body: some View {
      HStack {
        Color.red
        Color.blue
      }
    }
  }

  private func drawings(_ view: some View) -> Int {
    let test = ViewTest(view)
    #expect(test.tree.drawing.checkInvariants().isEmpty)
    return test.tree.drawing.liveNodeCount
  }

  /// The opacity with which each thing is drawn, from the root down.
  private func opacities(_ test: ViewTest) -> [Double] {
    func walk(_ node: DrawingNode) -> [Double] {
      (node.item == nil ? [] : [node.accumulatedOpacity]) + node.children.flatMap(walk)
    }
    return walk(test.tree.drawing.root)
  }

  @Test func `a text or a stack that is see-through has one drawing`() {
    let text = drawings(Text(verbatim: "x"))
    #expect(drawings(Text(verbatim: "x").opacity(0.5)) == text)
    #expect(drawings(Text(verbatim: "x").padding().frame(width: 40).opacity(0.5)) == text)
    #expect(drawings(Button("x") {}.buttonStyle(.plain)) == text)
    #expect(drawings(Pair().opacity(0.5)) == drawings(Pair()))
  }

  @Test func `what is see-through twice has two drawings`() {
    let test = ViewTest(Text(verbatim: "x").opacity(0.5).padding().opacity(0.5))
    #expect(opacities(test) == [0.25])
    #expect(drawings(Text(verbatim: "x").opacity(0.5).opacity(0.5)) == drawings(Text(verbatim: "x")) + 1)
  }

  @Test func `what meets the background in its own way keeps its drawing to itself`() {
    let blended = drawings(Color.red.blendMode(.multiply))
    #expect(drawings(Color.red.blendMode(.multiply).opacity(0.5)) == blended + 1)
    #expect(drawings(Color.red.shadow(radius: 2).opacity(0.5)) == drawings(Color.red.shadow(radius: 2)))
  }

  @Test func `an opacity that changes looks as one that was there from the beginning`() {
    let remote = Remote<Double>()
    func content(_ opacity: Double) -> some View {
      ZStack {
        Color.red
        Text(verbatim: "over").opacity(1 - opacity)
      }
      .opacity(opacity)
    }
    let test = ViewTest(Changing(1.0, remote) { content($0) })
    for opacity in [0.25, 0, 0.75, 1] {
      test.turn { remote.set(opacity) }
      let fresh = ViewTest(Changing(opacity, Remote()) { content($0) })
      #expect(test.picture == fresh.picture)
      #expect(opacities(test) == [opacity, opacity * (1 - opacity)])
      #expect(test.tree.drawing.drainDamage(scale: 1) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }
  }
}

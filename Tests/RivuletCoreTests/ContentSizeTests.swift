import Foundation
import RivuletCore
import RivuletGeometry
import Testing

@MainActor
struct ContentSizeTests {
  struct Growing: View {
    let state: Handle
    @State private var width: CGFloat = 30

    var body: some View {
      let _ = state.grow = { width += 20 }
      Box(name: "box", width: width, height: 15)
    }
  }

  final class Handle {
    var grow: () -> Void = {}
  }

  @Test func `content tells its size under any proposal, and the answer costs later updates nothing`() {
    let handle = Handle()
    let tree = TestTree(Growing(state: handle))
    tree.turn { handle.grow() }
    let before = tree.tree.totals.measures
    tree.turn { handle.grow() }
    let cost = tree.tree.totals.measures - before
    #expect(tree.tree.contentSize(.unspecified) == CGSize(width: 70, height: 15))
    #expect(tree.tree.contentSize(.zero) == CGSize(width: 70, height: 15))
    let later = tree.tree.totals.measures
    tree.turn { handle.grow() }
    #expect(tree.tree.totals.measures - later == cost)
    #expect(tree.tree.contentSize(.infinity) == CGSize(width: 90, height: 15))
  }
}

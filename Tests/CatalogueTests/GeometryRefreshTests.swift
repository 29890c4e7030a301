import Foundation
import RivuletCore
import RivuletGeometry
import Testing

@testable import RivuletControls
@testable import RivuletElements
@testable import RivuletNames
@testable import RivuletScreens

/// How many places are found out when something beside readers of geometry changes.
@MainActor
struct GeometryRefreshTests {
  private struct Page: View {
    let readers: Int
    let hand: (Binding<Bool>, Binding<Bool>) -> Void
    @State private var isRed = true
    @State private var isWide = false

    var body: some View {
      let _ = hand($isRed, $isWide)
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach(0..<readers, id: \.self) { _ in GeometryReader { proxy in Color.red.opacity(proxy.size.width > 5 ? 1 : 0) } }
        }
        (isRed ? Color.red : Color.blue).frame(width: isWide ? 20 : 10)
      }
    }
  }

  private func counts(_ readers: Int) -> (flip: Int, resize: Int) {
    var bindings: (Binding<Bool>, Binding<Bool>)?
    let test = ViewTest(Page(readers: readers) { bindings = ($0, $1) })
    let before = test.tree.geometry.snapshotCount
    test.turn { bindings?.0.wrappedValue.toggle() }
    let flipped = test.tree.geometry.snapshotCount
    test.turn { bindings?.1.wrappedValue.toggle() }
    return (flipped - before, test.tree.geometry.snapshotCount - flipped)
  }

  @Test func `a leaf that only looks otherwise has no reader beside it look for its place`() {
    #expect(counts(10).flip == 0)
    #expect(counts(40).flip == 0)
  }

  @Test func `readers that get another size look once each`() {
    #expect(counts(10).resize == 10)
    #expect(counts(40).resize == 40)
  }
}

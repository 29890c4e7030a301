import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Places of popovers while the window changes (B19.43).
  @MainActor
  struct PopoverPlaceRules {
    private struct Rows: View {
      @State var items: [Int]
      let isAnimated: Bool

      var body: some View {
        List(items, id: \.self) { item in
          Text("row \(item)").popover(isPresented: .constant(item == 2)) {
            Button("insert") {
              withAnimation(isAnimated ? .default : nil) { items.insert(items.count, at: 0) }
            }
            .frame(width: 80, height: 30)
          }
        }
      }
    }

    @Test(arguments: [false, true]) func `a popover stays at its row`(_ isAnimated: Bool) async throws {
      let size = CGSize(width: 700, height: 600)
      let stage = await Stage(Rows(items: [0, 1, 2], isAnimated: isAnimated), idiom: .desktop, size: size)
      await stage.rest()
      for count in 3..<6 {
        try await stage.harness.tap("insert")
        await stage.rest()
        let fresh = await Stage(Rows(items: (3...count).reversed() + [0, 1, 2], isAnimated: false), idiom: .desktop, size: size)
        await fresh.rest()
        #expect(try #require(stage.harness.elementFrame("insert")) == #require(fresh.harness.elementFrame("insert")))
        #expect(try #require(stage.harness.elementFrame("row 2")) == #require(fresh.harness.elementFrame("row 2")))
      }
    }

    private struct Large: View {
      @State private var count = 0

      var body: some View {
        Text("root \(count)").popover(isPresented: .constant(true)) {
          VStack(spacing: 0) { ForEach(0..<20) { number in Button("item \(number)") { count = number }.frame(height: 40) } }.frame(
            width: 300)
        }
      }
    }

    @Test func `a popover that is larger than the window scrolls`() async throws {
      let stage = await Stage(Large(), idiom: .desktop, size: CGSize(width: 420, height: 330))
      await stage.rest()
      #expect(try #require(stage.harness.elementFrame("item 0")).minY >= 0)
      await stage.harness.wheel(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 2_000))
      await stage.rest()
      #expect(try #require(stage.harness.elementFrame("item 19")).maxY <= 330)
      try await stage.tap("item 19")
      #expect(stage.shows("root 19"))
    }
  }
}

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

    private struct Anchored: View {
      let anchor: PopoverAttachmentAnchor

      var body: some View {
        Color.blue.frame(width: 300, height: 200).ax("presenter")
          .popover(isPresented: .constant(true), attachmentAnchor: anchor, arrowEdge: .bottom) {
            Color.red.frame(width: 80, height: 40).ax("content")
          }
      }
    }

    @Test func `B19.43a a popover lies at its attachment anchor`() async throws {
      func place(_ anchor: PopoverAttachmentAnchor) async throws -> CGPoint {
        let stage = await Stage(Anchored(anchor: anchor), idiom: .desktop)
        await stage.rest()
        let presenter = try #require(stage.harness.frame(of: "presenter"))
        let frame = try #require(stage.harness.frame(of: "content"))
        return CGPoint(x: frame.midX - presenter.minX, y: frame.minY - presenter.minY)
      }
      let bounds = try await place(.rect(.bounds))
      #expect(bounds.x == 150 && bounds.y > 200)
      let (point, gap) = (try await place(.point(.topLeading)), bounds.y - 200)
      #expect(point.x == 0 && point.y == gap)
      let rectangle = try await place(.rect(.rect(CGRect(x: 200, y: 20, width: 60, height: 50))))
      #expect(rectangle.x == 230 && rectangle.y == 70 + gap)
    }

    @Test func `B19.43g a popover at the side of the window is kept inside`() async throws {
      struct Root: View {
        var body: some View {
          HStack {
            Spacer()
            Text("root").popover(isPresented: .constant(true), arrowEdge: .bottom) {
              Color.red.frame(width: 300, height: 100).ax("content")
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      await stage.rest()
      let frame = try #require(stage.harness.frame(of: "content"))
      #expect(frame.size == CGSize(width: 300, height: 100) && frame.maxX <= 800 && frame.minX > 400)
    }
  }
}

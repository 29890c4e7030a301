import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C9 and B9: modifiers with one child, overlays, guides.
  @MainActor
  struct LayoutModifierScenarios {
    private let wide = CGSize(width: 300, height: 100)

    @Test func `S116 flexible frames`() async {
      await check(
        Box("a").frame(maxWidth: .infinity).frame(width: 200, height: 80), in: wide, places: "root 0,0 200x80; a 0,0 200x80")
      await check(Box("a").frame(minWidth: 0, maxWidth: 50), in: wide, places: "root 0,0 50x100; a 0,0 50x100")
      await check(Box("a", 20, 10).frame(minWidth: 60), in: wide, places: "root 0,0 60x10; a 20,0 20x10")
      await check(Box("a", 80, 10).frame(maxWidth: 60), in: wide, places: "root 0,0 60x10; a -10,0 80x10")
      await check(
        Box("a").frame(idealWidth: 70, idealHeight: 40).fixedSize(), in: wide, places: "root 0,0 70x40; a 0,0 70x40")
    }

    @Test func `B9.11 a fixed frame aligns what it holds`() async {
      await check(Box("a", 20, 10).frame(width: 60, height: 40), in: wide, places: "root 0,0 60x40; a 20,15 20x10")
      await check(
        Box("a", 20, 10).frame(width: 60, height: 40, alignment: .bottomTrailing), in: wide, places: "root 0,0 60x40; a 40,30 20x10")
      await check(Box("a", 80, 10).frame(width: 60), in: wide, places: "root 0,0 60x10; a -10,0 80x10")
    }

    private struct Framed: View {
      let width: CGFloat
      @State private var n = 0
      var body: some View {
        VStack {
          Box("a", 20, 10).frame(width: width).accessibilityIdentifier("frame")
          Button("n=\(n)") { n += 1 }
        }
      }
    }

    @Test func `B11.13 an invalid length is reported once and ignored`() async throws {
      for width in [-1, CGFloat.nan, .infinity] {
        let harness = await mount(Framed(width: width))
        try await harness.tap("n=0")
        #expect(harness.runtimeIssues.map(\.kind) == [.invalidFrame])
        #expect(harness.frame(of: "frame")?.width == 20)
      }
    }

    @Test func `B11.13 contradictory bounds are reported and raised`() async {
      let harness = await mount(Box("a", 20, 10).frame(minWidth: 50, maxWidth: 40).accessibilityIdentifier("frame"))
      #expect(harness.runtimeIssues.map(\.kind) == [.invalidFrame])
      #expect(harness.frame(of: "frame")?.width == 50)
    }

    @Test func `B9.14 a fixed size is the ideal one`() async {
      await check(Box("a").fixedSize(), in: wide, places: "root 0,0 10x10; a 0,0 10x10")
      await check(
        Box("a").fixedSize(horizontal: true, vertical: false), in: wide, places: "root 0,0 10x100; a 0,0 10x100")
    }

    @Test func `B9.15 padding shrinks the proposal and adds to the size`() async {
      await check(Box("a").padding(10), in: wide, places: "root 0,0 300x100; a 10,10 280x80")
      await check(Box("a", 20, 10).padding(), in: wide, places: "root 0,0 52x42; a 16,16 20x10")
      await check(Box("a", 20, 10).padding(.leading), in: wide, places: "root 0,0 36x10; a 16,0 20x10")
      await check(Box("a", 20, 10).padding([.top, .trailing], 5), in: wide, places: "root 0,0 25x15; a 0,5 20x10")
      await check(
        Box("a", 20, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), in: wide,
        places: "root 0,0 26x14; a 2,1 20x10")
      await check(
        Box("a", 20, 10).padding(.leading, 5).environment(\.layoutDirection, .rightToLeft), in: wide,
        places: "root 0,0 25x10; a 0,0 20x10")
    }

    @Test func `S118 overlays and backgrounds do not size`() async {
      await check(
        Box("a", 20, 20).overlay { Box("b", 100, 100) }, in: wide, places: "root 0,0 20x20; a 0,0 20x20; b -40,-40 100x100")
      await check(
        Box("a", 20, 20).background(alignment: .bottomTrailing) { Box("b", 5, 5) }, in: wide,
        places: "root 0,0 20x20; b 15,15 5x5")
      await check(Box("a", 20, 20).background(Box("b")), in: wide, places: "root 0,0 20x20; b 0,0 20x20")
    }

    @Test func `B9.16 an overlay is drawn after, a background before`() async {
      let harness = await mount(Text("middle").overlay { Text("front") }.background { Text("back") })
      #expect(harness.texts == ["back", "middle", "front"])
    }

    @Test func `S119 an alignment guide moves its view`() async {
      await check(
        VStack(alignment: .leading) {
          Box("a", 100, 10).alignmentGuide(.leading) { $0[.leading] + 30 }
          Box("b", 100, 10)
        }, in: wide, places: "root 0,0 130x28; a 0,0 100x10; b 30,18 100x10")
    }

    @Test func `B9.18 an outer guide sees the inner one`() async {
      await check(
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 100, 10).alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.leading) { $0[.leading] * 2 }
          Box("b", 100, 10)
        }, in: wide, places: "a 0,0 100x10; b 20,10 100x10")
    }

    @Test func `B9.19 a guide reaches through frames, padding and stacks`() async {
      await check(
        HStack(alignment: .top, spacing: 0) {
          HStack(spacing: 0) { Box("a", 10, 10).alignmentGuide(.top) { _ in 5 } }.padding(.top, 20).frame(width: 50)
          Box("b", 10, 10)
        }, in: wide, places: "a 20,20 10x10; b 50,25 10x10")
    }

    private struct Sliding: View {
      @State private var guide: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          VStack(spacing: 0) { Box("a", 100, 10).alignmentGuide(.leading) { [guide] _ in guide } }
          Box("b", 100, 10)
          Button("go") { guide = 25 }
        }
      }
    }

    @Test func `B9.18 a guide that changes moves views although no size of theirs does`() async throws {
      let harness = await mount(Sliding())
      #expect(harness.frame(of: "a")?.minX == harness.frame(of: "b")?.minX)
      try await harness.tap("go")
      #expect(try #require(harness.frame(of: "b")).minX - (try #require(harness.frame(of: "a"))).minX == 25)
    }

    @Test func `B9.20 what is not text has its baseline at the bottom`() async {
      await check(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Box("a", 10, 30)
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 20x30; a 0,0 10x30; b 10,20 10x10")
    }

    @Test func `B9.25 an aspect ratio fits or fills`() async {
      await check(Box("a").aspectRatio(1, contentMode: .fit), in: wide, places: "root 0,0 100x100; a 0,0 100x100")
      await check(Box("a").aspectRatio(1, contentMode: .fill), in: wide, places: "root 0,0 300x300; a 0,0 300x300")
      await check(
        Box("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit), in: wide, places: "a 0,0 200x100")
      await check(Box("a").scaledToFit(), in: wide, places: "a 0,0 100x100")
      await check(Box("a").scaledToFill(), in: wide, places: "a 0,0 300x300")
    }

    @Test func `B9.26 a position takes all and centres there`() async {
      await check(Box("a", 20, 10).position(x: 50, y: 40), in: wide, places: "root 0,0 300x100; a 40,35 20x10")
      await check(Box("a", 20, 10).position(CGPoint(x: 0, y: 0)), in: wide, places: "a -10,-5 20x10")
    }

    @Test func `safe areas are empty here`() async {
      await check(
        Box("a").ignoresSafeArea().edgesIgnoringSafeArea(.all), in: wide, places: "root 0,0 300x100; a 0,0 300x100")
    }

    @Test func `styles and shapes make backgrounds and overlays`() async {
      let harness = await mount(
        VStack {
          Box("a", 10, 10).background(.blue).accessibilityIdentifier("style")
          Text("b").background(Color.green).accessibilityIdentifier("color")
          Text("c").background(.yellow, in: Capsule()).accessibilityIdentifier("shape")
          Color.clear.frame(width: 5, height: 5).overlay(.pink).accessibilityIdentifier("overlay")
        })
      func color(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }
      #expect(harness.presentedColor("style") == color(.blue))
      #expect(harness.presentedColor("color") == color(.green))
      #expect(harness.presentedColor("shape") == color(.yellow))
      #expect(harness.displayListDump().contains("\n") && harness.presentedColor("overlay") != nil)
    }
  }
}

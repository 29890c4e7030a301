import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// C9 and B9: stacks.
  @MainActor
  struct StackScenarios {
    private let wide = CGSize(width: 200, height: 100)

    @Test func `S115 a spacer pushes its neighbours apart`() async {
      await check(
        HStack {
          Box("a", 50, 10)
          Spacer()
          Box("b", 50, 10)
        }, in: wide, places: "root 0,0 200x10; a 0,0 50x10; b 150,0 50x10")
    }

    @Test func `S115 an ideal spacer has its minimum length`() async {
      await check(
        HStack(spacing: 0) {
          Box("a", 50, 10)
          Spacer()
          Box("b", 50, 10)
        }
        .fixedSize(), in: wide, places: "root 0,0 108x10; a 0,0 50x10; b 58,0 50x10")
    }

    @Test func `B9.08 views are 8 apart unless told otherwise`() async {
      await check(
        VStack {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 10x28; a 0,0 10x10; b 0,18 10x10")
      await check(
        VStack(spacing: 3) {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 10x23; a 0,0 10x10; b 0,13 10x10")
    }

    @Test func `B9.04 the rest is shared equally, the least flexible first`() async {
      await check(
        HStack(spacing: 0) {
          Box("a")
          Box("b", 50)
          Box("c")
        }
        .frame(height: 20), in: wide, places: "root 0,0 200x20; a 0,0 75x20; b 75,0 50x20; c 125,0 75x20")
    }

    @Test func `B9.04 a higher priority is asked first`() async {
      await check(
        HStack(spacing: 0) {
          Box("a")
          Box("b").frame(minWidth: 30).layoutPriority(1)
        }
        .frame(height: 20), in: wide, places: "root 0,0 200x20; a 0,0 0x20; b 0,0 200x20")
    }

    @Test func `B9.05 a stack may overflow what it is proposed`() async {
      await check(
        HStack(spacing: 0) {
          Box("a", 150, 10)
          Box("b", 150, 10)
        }, in: wide, places: "root 0,0 300x10; a 0,0 150x10; b 150,0 150x10")
    }

    @Test func `B9.09 a spacer outside of a stack expands on both axes`() async {
      await check(Spacer(), in: wide, places: "root 0,0 200x100")
    }

    @Test func `B9.10 a spacer with a fixed height takes exactly that`() async {
      await check(
        VStack {
          Box("a", 10, 10)
          Spacer().frame(height: 4)
          Box("b", 10, 10)
        }, in: wide, places: "root 0,0 10x24; a 0,0 10x10; b 0,14 10x10")
    }

    @Test func `B9.17 a z-stack is as large as the union of its children`() async {
      await check(
        ZStack(alignment: .topLeading) {
          Box("a", 30, 10)
          Box("b", 10, 30)
        }, in: wide, places: "root 0,0 30x30; a 0,0 30x10; b 0,0 10x30")
      await check(
        ZStack {
          Box("a", 30, 10)
          Box("b", 10, 30).layoutPriority(1)
        }, in: wide, places: "root 0,0 10x30; a -10,10 30x10; b 0,0 10x30")
    }

    @Test func `B9.24 from right to left a row runs from the right`() async {
      await check(
        HStack(spacing: 0) {
          Box("a", 50, 10)
          Spacer()
          Box("b", 30, 10)
        }
        .environment(\.layoutDirection, .rightToLeft), in: wide, places: "a 150,0 50x10; b 0,0 30x10")
    }

    @Test func `B9.29 a small root is centred, several are stacked`() async {
      let harness = await mount(Box("a", 50, 20), size: wide)
      #expect(harness.frame(of: "a") == CGRect(x: 75, y: 40, width: 50, height: 20))
      let several = await mount(
        Group {
          Box("a", 50, 20)
          Box("b", 10, 20)
        }, size: wide)
      #expect(several.frame(of: "a") == CGRect(x: 75, y: 26, width: 50, height: 20))
      #expect(several.frame(of: "b") == CGRect(x: 95, y: 54, width: 10, height: 20))
    }

    @Test func `a divider is a line across its stack`() async {
      await check(
        HStack(spacing: 0) {
          Box("a", 10, 40)
          Divider().accessibilityIdentifier("line")
        }
        .frame(height: 40), in: wide, places: "line 10,0 0.5x40")
      await check(
        VStack(spacing: 0) {
          Divider().accessibilityIdentifier("line")
          Box("a", 10, 10)
        }, in: wide, places: "line 0,0 200x0.5")
    }

    private struct Growing: View {
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Box("a", 10, height)
          Box("b", 10, 10)
          Button("grow") { height = 30 }
        }
      }
    }

    @Test func `a change of one size moves what follows`() async throws {
      let harness = await mount(Growing())
      let before = try #require(harness.frame(of: "b"))
      try await harness.tap("grow")
      #expect(harness.frame(of: "a")?.height == 30)
      #expect(try #require(harness.frame(of: "b")).minY == before.minY + 10)
    }

    @Test func `S121 edges are snapped where they are drawn, layout is not rounded`() async throws {
      let harness = ViewHarness(
        HStack(spacing: 0) {
          Box("a")
          Box("b")
          Box("c")
        }, size: CGSize(width: 100, height: 10), displayScale: 1)
      await harness.settle()
      let edges = ["a", "b", "c"].map { harness.presented($0, .x)! + harness.presented($0, .width)! }
      #expect(edges == [33, 67, 100])
      #expect(abs(try #require(harness.frame(of: "b")).minX - 33.333) < 0.001)
    }
  }
}

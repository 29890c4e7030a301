import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Views whose places and sizes go together, and what moves from one to another (B6.29, B7.03).
  @MainActor struct MatchedGeometry {
    /// A square to the left and a larger one to the right of which one is there, in a space of 300 points; both have an identity in common.
    struct Two: View {
      var animation: Animation? = .linear(duration: 1)
      var properties = MatchedGeometryProperties.frame
      var anchor = UnitPoint.center
      @State private var isRight = false
      @Namespace private var space

      var body: some View {
        VStack(spacing: 0) {
          ZStack(alignment: .topLeading) {
            Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
            if isRight {
              Color.red.matchedGeometryEffect(id: "it", in: space, properties: properties, anchor: anchor)
                .frame(width: 100, height: 60).offset(x: 200, y: 40).accessibilityIdentifier("right")
            } else {
              Color.blue.matchedGeometryEffect(id: "it", in: space, properties: properties, anchor: anchor)
                .frame(width: 50, height: 20).accessibilityIdentifier("left")
            }
          }
          Button("go") { withAnimation(animation) { isRight.toggle() } }
        }
      }
    }

    private func harness<V: View>(_ view: V) async -> ViewHarness {
      let harness = ViewHarness(view, textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      return harness
    }

    /// Where a view is on screen, from the corner of the ground: x, y, width and height, rounded to tenths.
    private func place(_ harness: ViewHarness, _ identifier: String) -> [Double]? {
      guard
        let left = harness.presented("ground", .x), let top = harness.presented("ground", .y),
        let x = harness.presented(identifier, .x), let y = harness.presented(identifier, .y),
        let width = harness.presented(identifier, .width), let height = harness.presented(identifier, .height)
      else { return nil }
      return [x - left, y - top, width, height].map { ($0 * 2).rounded() / 2 }
    }

    @Test func `B7.03 what comes and what goes in one change move from the place of the one to that of the other`() async throws {
      let harness = await harness(Two())
      #expect(place(harness, "left") == [0, 0, 50, 20])
      try await harness.tap("go")
      #expect(place(harness, "left") == [0, 0, 50, 20])
      #expect(place(harness, "right") == [0, 0, 50, 20])
      #expect(harness.presented("left", .opacity) == 1)
      #expect(harness.presented("right", .opacity) == 0)
      await harness.advance(by: 0.5)
      #expect(place(harness, "left") == [100, 20, 75, 40])
      #expect(place(harness, "right") == [100, 20, 75, 40])
      #expect(abs((harness.presented("left", .opacity) ?? 0) - 0.5) < 1e-6)
      #expect(abs((harness.presented("right", .opacity) ?? 0) - 0.5) < 1e-6)
      await harness.advance(by: 0.6)
      #expect(place(harness, "left") == nil)
      #expect(place(harness, "right") == [200, 40, 100, 60])
      #expect(harness.runtimeIssues == [])
    }

    /// A small or a large square in the middle of a stack that is as large as the square.
    private struct Grown: View {
      var isFramedInside = false
      @State private var isLarge = false
      @Namespace private var space

      var body: some View {
        VStack(spacing: 0) {
          Color.gray.frame(width: 300, height: 10).accessibilityIdentifier("ground")
          ZStack {
            if isLarge {
              Color.red.frame(width: isFramedInside ? 200 : nil, height: isFramedInside ? 200 : nil)
                .matchedGeometryEffect(id: "it", in: space).accessibilityIdentifier("large").frame(width: 200, height: 200)
            } else {
              Color.blue.frame(width: isFramedInside ? 50 : nil, height: isFramedInside ? 50 : nil)
                .matchedGeometryEffect(id: "it", in: space).accessibilityIdentifier("small").frame(width: 50, height: 50)
            }
          }
          .frame(width: 300, height: 220)
          Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        }
      }
    }

    @Test func `views of fixed sizes keep their middles together in a container that changes its size with them`() async throws {
      let harness = await harness(Grown(isFramedInside: true))
      for (from, to) in [("small", "large"), ("large", "small")] {
        try await harness.tap("go")
        for _ in 0..<4 {
          for name in [from, to] {
            let frame = try #require(place(harness, name))
            #expect([frame[0] + frame[2] / 2, frame[1] + frame[3] / 2] == [150, 120])
          }
          await harness.advance(by: 0.2)
        }
        await harness.advance(by: 0.6)
      }
    }

    @Test func `B7.03 both move together in a container that changes its size with them`() async throws {
      let harness = await harness(Grown())
      for (from, to) in [("small", "large"), ("large", "small")] {
        let start = place(harness, from)
        try await harness.tap("go")
        #expect(place(harness, from) == start)
        #expect(place(harness, to) == start)
        await harness.advance(by: 0.5)
        #expect(place(harness, from) == [87.5, 57.5, 125, 125])
        #expect(place(harness, to) == [87.5, 57.5, 125, 125])
        await harness.advance(by: 0.6)
        #expect(place(harness, from) == nil)
      }
    }

    @Test func `B7.03 interrupted, both turn round where they are`() async throws {
      let harness = await harness(Two())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      try await harness.tap("go")
      #expect(place(harness, "left") == [100, 20, 75, 40])
      #expect(place(harness, "right") == [100, 20, 75, 40])
      await harness.advance(by: 0.5)
      // The way there goes on under the way back (B6.18).
      #expect(place(harness, "left") == [100, 20, 75, 40])
      await harness.advance(by: 0.25)
      #expect(place(harness, "left") == [50, 10, 62.5, 30])
      #expect(place(harness, "right") == [50, 10, 62.5, 30])
      await harness.advance(by: 1)
      #expect(place(harness, "left") == [0, 0, 50, 20])
      #expect(place(harness, "right") == nil)
      #expect(harness.frame(of: "left")?.size == CGSize(width: 50, height: 20))
    }

    @Test func `B6.02 B7.01 without an animation the other one is there at once`() async throws {
      let harness = await harness(Two(animation: nil))
      try await harness.tap("go")
      #expect(place(harness, "left") == nil)
      #expect(place(harness, "right") == [200, 40, 100, 60])
    }

    @Test func `with the identity transition only what comes is seen moving`() async throws {
      struct Heroes: View {
        @State private var isRight = false
        @Namespace private var space

        var body: some View {
          VStack(spacing: 0) {
            ZStack(alignment: .topLeading) {
              Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
              if isRight {
                Color.red.matchedGeometryEffect(id: 1, in: space).transition(.identity).frame(width: 50, height: 50).padding(.leading, 100)
                  .accessibilityIdentifier("right")
              } else {
                Color.red.matchedGeometryEffect(id: 1, in: space).transition(.identity).frame(width: 50, height: 50)
                  .accessibilityIdentifier("left")
              }
            }
            Button("go") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          }
        }
      }
      let harness = await harness(Heroes())
      try await harness.tap("go")
      #expect(place(harness, "left") == nil)
      #expect(place(harness, "right") == [0, 0, 50, 50])
      await harness.advance(by: 0.5)
      #expect(place(harness, "right") == [50, 0, 50, 50])
      #expect(harness.presented("right", .opacity) == 1)
    }

    @Test func `only the properties that are named are matched`() async throws {
      let position = await harness(Two(properties: .position))
      try await position.tap("go")
      // The middle of the larger one lies on that of the smaller one.
      #expect(place(position, "right") == [-25, -20, 100, 60])
      let size = await harness(Two(properties: .size))
      try await size.tap("go")
      #expect(place(size, "right") == [225, 60, 50, 20])
      let corner = await harness(Two(properties: .position, anchor: .topLeading))
      try await corner.tap("go")
      #expect(place(corner, "right") == [0, 0, 100, 60])
    }

    /// An underline that takes the place of the chosen one of three words.
    struct Tabs: View {
      var properties = MatchedGeometryProperties.frame
      @State private var chosen = 0
      @Namespace private var space

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ZStack(alignment: .topLeading) {
            Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
            HStack(spacing: 0) {
              ForEach(0..<3) { index in
                Color.green.frame(width: 50 + 25 * Double(index), height: 20).matchedGeometryEffect(id: index, in: space)
              }
            }
            Color.red.matchedGeometryEffect(id: chosen, in: space, properties: properties, isSource: false)
              .frame(width: 10, height: 10).accessibilityIdentifier("line")
          }
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
          ForEach(0..<3) { index in Button("go \(index)") { withAnimation(.linear(duration: 1)) { chosen = index } } }
        }
      }
    }

    @Test func `B6.29 a view that is no source takes place and size of the source, and layout does not know`() async throws {
      let harness = await harness(Tabs())
      #expect(place(harness, "line") == [0, 0, 50, 20])
      #expect(harness.frame(of: "line")?.size == CGSize(width: 10, height: 10))
      let below = harness.frame(of: "below")
      try await harness.tap("go 2")
      #expect(place(harness, "line") == [0, 0, 50, 20])
      await harness.advance(by: 0.5)
      #expect(place(harness, "line") == [62.5, 0, 75, 20])
      await harness.advance(by: 0.6)
      #expect(place(harness, "line") == [125, 0, 100, 20])
      #expect(harness.frame(of: "below") == below)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `one that only takes the position keeps its size, and has its middle in that of the source`() async throws {
      let harness = await harness(Tabs(properties: .position))
      #expect(place(harness, "line") == [20, 5, 10, 10])
    }

    @Test func `two sources of one identity are reported, and the first counts`() async throws {
      struct Both: View {
        @Namespace private var space

        var body: some View {
          ZStack(alignment: .topLeading) {
            Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
            Color.red.matchedGeometryEffect(id: 7, in: space).frame(width: 40, height: 30)
            Color.red.matchedGeometryEffect(id: 7, in: space).frame(width: 10, height: 10).accessibilityIdentifier("second")
          }
        }
      }
      let harness = await harness(Both())
      #expect(harness.runtimeIssues.map(\.kind) == [.ambiguousGeometry])
      #expect(place(harness, "second") == [0, 0, 40, 30])
    }

    @Test func `a view that follows moves with its source, also while that is scrolled or dragged`() async throws {
      struct Follower: View {
        @State private var shift = 0.0
        @Namespace private var space

        var body: some View {
          ZStack(alignment: .topLeading) {
            Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
            Color.red.frame(width: 40, height: 30).matchedGeometryEffect(id: 7, in: space).offset(x: shift).padding(.top, shift)
            Color.blue.matchedGeometryEffect(id: 7, in: space, isSource: false).accessibilityIdentifier("follower")
            Button("go") { shift = 25 }
          }
        }
      }
      let harness = await harness(Follower())
      #expect(place(harness, "follower") == [0, 0, 40, 30])
      try await harness.tap("go")
      #expect(place(harness, "follower") == [25, 25, 40, 30])
    }

    @Test func `what is new comes from where the group is on its way, and a spring takes it from there`() async throws {
      struct Three: View {
        @State private var which = 0
        @Namespace private var space

        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            ZStack(alignment: .topLeading) {
              Color.gray.frame(width: 300, height: 100).accessibilityIdentifier("ground")
              ForEach(0..<3) { index in
                if which == index {
                  Color.red.matchedGeometryEffect(id: "it", in: space).frame(width: 50, height: 20).padding(.leading, Double(index) * 100)
                    .accessibilityIdentifier("\(index)")
                }
              }
            }
            ForEach(0..<3) { index in Button("go \(index)") { withAnimation(.linear(duration: 1)) { which = index } } }
          }
        }
      }
      let harness = await harness(Three())
      try await harness.tap("go 1")
      await harness.advance(by: 0.5)
      #expect(place(harness, "1") == [50, 0, 50, 20])
      try await harness.tap("go 2")
      #expect(place(harness, "2") == [50, 0, 50, 20])
      #expect(place(harness, "1") == [50, 0, 50, 20])
      await harness.advance(by: 2)
      #expect(place(harness, "2") == [200, 0, 50, 20])
      #expect(place(harness, "0") == nil)
      #expect(place(harness, "1") == nil)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `texts inside are laid out at their final size while they move (B6.29)`() async throws {
      struct Cards: View {
        @State private var isOpen = false
        @Namespace private var space

        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            Color.gray.frame(width: 300, height: 1).accessibilityIdentifier("ground")
            if isOpen {
              Text("some words").matchedGeometryEffect(id: "t", in: space, properties: .position, anchor: .topLeading)
                .padding(.leading, 100).accessibilityIdentifier("open")
            } else {
              Text("some words").matchedGeometryEffect(id: "t", in: space, properties: .position, anchor: .topLeading)
                .accessibilityIdentifier("closed")
            }
            Button("go") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          }
        }
      }
      let harness = await harness(Cards())
      let width = place(harness, "closed")?[2]
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(place(harness, "open")?[0] == 50)
      #expect(place(harness, "open")?[2] == width)
      #expect(harness.texts == ["go", "some words", "some words"] || harness.texts == ["some words", "some words", "go"])
    }

    @Test func `a view on a tab that is not seen is no source, and becomes one when its tab comes back (B6.29)`() async throws {
      struct Tabs: View {
        @Namespace private var space

        var body: some View {
          TabView {
            Color.red.frame(width: 40, height: 20).matchedGeometryEffect(id: "t", in: space).tabItem { Text("one") }
            Color.blue.frame(width: 60, height: 20).matchedGeometryEffect(id: "t", in: space).tabItem { Text("two") }
          }
        }
      }
      let harness = await harness(Tabs())
      for tab in ["two", "one", "two"] {
        try await harness.tap(tab)
        await harness.advance(by: 1)
      }
      #expect(harness.runtimeIssues == [])
    }
  }
}

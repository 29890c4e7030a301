import RivuletTesting
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var badge = 0
  @Entry fileprivate var pin = Pin()
}

private struct Pin: Equatable {
  var rotation = 0
  var offset = 0
}

extension Conformance {
  /// What a container sees of the views that it is given (documentation).
  @MainActor
  struct SubviewRules {
    private struct Badges<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack {
          ForEach(subviews: content) { subview in
            Text("\(subview.containerValues.badge) \(subview.containerValues.pin.rotation) \(subview.containerValues.pin.offset)")
          }
        }
      }
    }

    @Test func `a container value is read by the nearest container only`() async throws {
      let harness = await mount(
        Badges {
          Text("bare")
          Text("set").containerValue(\.badge, 1)
          Text("padded").containerValue(\.badge, 2).padding().background(Color.red)
          VStack { Text("inside").containerValue(\.badge, 3) }
          ForEach([4, 5], id: \.self) { Text("row").containerValue(\.badge, $0) }
          Group {
            Text("grouped")
            Text("grouped")
          }
          .containerValue(\.badge, 6)
        })
      #expect(harness.texts == ["0 0 0", "1 0 0", "2 0 0", "0 0 0", "4 0 0", "5 0 0", "6 0 0", "6 0 0"])
    }

    @Test func `container values of parts of one entry come together, and the innermost wins`() async throws {
      let harness = await mount(
        Badges {
          Text("both").containerValue(\.pin.rotation, 10).containerValue(\.pin.offset, 5)
          Text("twice").containerValue(\.badge, 1).containerValue(\.badge, 2)
        })
      #expect(harness.texts == ["0 10 5", "1 0 0"])
    }

    private struct Changing: View {
      @State private var badge = 1
      @State private var count = 1
      var body: some View {
        let _ = Log.add("body")
        Badges {
          Text("first").containerValue(\.badge, badge)
          ForEach(0..<count, id: \.self) { Text("row").containerValue(\.badge, 10 + $0) }
        }
        Button("raise") { badge += 1 }
        Button("more") { count += 1 }
        Button("less") { count -= 1 }
      }
    }

    @Test func `a container hears of changed values and of views that come and go`() async throws {
      let harness = await mount(Changing())
      #expect(harness.texts.prefix(2) == ["1 0 0", "10 0 0"])
      try await harness.tap("raise")
      #expect(harness.texts.prefix(2) == ["2 0 0", "10 0 0"])
      try await harness.tap("more")
      #expect(harness.texts.prefix(3) == ["2 0 0", "10 0 0", "11 0 0"])
      try await harness.tap("less")
      try await harness.tap("less")
      #expect(harness.texts == ["2 0 0", "raise", "more", "less"])
    }

    private struct Deck<Content: View>: View {
      @ViewBuilder let content: Content
      @State private var isSplit = false
      var body: some View {
        Group(subviews: content) { subviews in
          let _ = Log.add("\(subviews.count)")
          if isSplit {
            HStack { subviews[0] }.accessibilityIdentifier("first")
            VStack { subviews[1...] }
          } else {
            VStack { subviews }
          }
          Text("\(subviews.count) cards")
        }
        Button("split") { isSplit.toggle() }
      }
    }

    @Test func `a group sees all subviews at once and shows them where it wants`() async throws {
      let harness = await mount(
        Deck {
          Text("a")
          if true { Text("b") }
          ForEach(["c", "d"], id: \.self) { Text($0) }
        })
      #expect(Log.take() == ["4"])
      #expect(harness.texts == ["a", "b", "c", "d", "4 cards", "split"])
      try await harness.tap("split")
      #expect(harness.texts == ["a", "b", "c", "d", "4 cards", "split"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test func `a subview keeps its state wherever its container shows it`() async throws {
      let harness = await mount(
        Deck {
          Counter(t: "x")
          Counter(t: "y")
        })
      try await harness.tap("x0")
      try await harness.tap("y0")
      try await harness.tap("y1")
      try await harness.tap("split")
      #expect(harness.texts == ["x1", "y2", "2 cards", "split"])
      try await harness.tap("x1")
      try await harness.tap("split")
      #expect(harness.texts == ["x2", "y2", "2 cards", "split"])
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Framed<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack { ForEach(subviews: content) { $0.padding(10).environment(\.badge, 7) } }
      }
    }

    private struct Reader: View {
      @Environment(\.badge) private var badge
      var body: some View { Text("\(badge)") }
    }

    @Test func `a subview has the environment of where it was written`() async throws {
      let harness = await mount(Framed { Reader() }.environment(\.badge, 3))
      #expect(harness.texts == ["3"])
    }

    private struct Nested: View {
      @State private var count = 1
      var body: some View {
        Group(subviews: Deck { ForEach(0..<count, id: \.self) { Text("\($0)") } }) { subviews in
          Text("\(subviews.count) outside")
          subviews
        }
        Button("more") { count += 1 }
      }
    }

    @Test func `a container of containers sees what the inner ones show`() async throws {
      let harness = await mount(Nested())
      #expect(harness.texts == ["3 outside", "0", "1 cards", "split", "more"])
      try await harness.tap("more")
      #expect(harness.texts == ["3 outside", "0", "1", "2 cards", "split", "more"])
    }

    @Test func `a subview that is shown twice is reported, and shown once`() async throws {
      let harness = await mount(
        Group(subviews: Text("only")) { subviews in
          subviews
          subviews[0]
        })
      #expect(harness.texts == ["only"])
      #expect(harness.runtimeIssues.map(\.kind) == [.repeatedSubview])
    }

    @Test func `a subview that is not shown lives with its container`() async throws {
      let harness = await mount(
        Group(subviews: Text("hidden").onAppear { Log.add("appeared") }) { subviews in
          Text(verbatim: "\(subviews.count)")
        })
      #expect(harness.texts == ["1"])
      #expect(Log.take() == ["appeared"])
    }

    @Test func `a tag is found by its type, also as an optional`() async throws {
      let harness = await mount(
        Group(subviews: Text("a").tag(1)) { subviews in
          let values = subviews[0].containerValues
          Text(
            "\(values.tag(for: Int.self) ?? 0) \(values.hasTag(1)) \(values.hasTag(Optional(1))) \(values.hasTag("1")) \(values.hasTag(2))")
        })
      #expect(harness.texts == ["1 true true false false"])
    }

    private struct Preferring: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test func `preferences of subviews go past the container that shows them`() async throws {
      _ = await mount(
        Framed {
          Text("a").preference(key: Preferring.self, value: ["a"])
          Text("b").preference(key: Preferring.self, value: ["b"])
        }
        .onPreferenceChange(Preferring.self) { Log.add($0.joined()) })
      #expect(Log.take() == ["ab"])
    }

    private struct Rail<Content: View>: View {
      let isCollected: Bool
      @ViewBuilder let content: Content

      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            if isCollected {
              Group(subviews: content) { subviews in ForEach(subviews) { $0.padding(10) } }
            } else {
              ForEach(subviews: content) { $0.padding(10) }
            }
          }
        }
      }
    }

    @Test(arguments: [false, true]) func `subviews are rows of a lazy stack, and keep their state out of sight`(_ isCollected: Bool)
      async throws
    {
      let harness = await mount(
        Rail(isCollected: isCollected) {
          ForEach(0..<40) { Counter(t: "c\($0) ").frame(width: 80, height: 40).accessibilityIdentifier("c\($0)") }
        })
      let frames = try (0..<2).map { try #require(harness.frame(of: "c\($0)")) }
      #expect(frames[1].minX == frames[0].minX + 100 && frames[1].midY == frames[0].midY)
      try await harness.tap("c0 0")
      for _ in 0..<2 {
        await harness.wheel(at: CGPoint(x: frames[0].midX, y: frames[0].midY), by: CGSize(width: 3_000, height: 0), precise: true)
        await harness.advance(by: 1)
        #expect(!harness.texts.contains("c0 1") && harness.texts.contains { $0.hasPrefix("c3") })
        await harness.wheel(at: CGPoint(x: frames[0].midX, y: frames[0].midY), by: CGSize(width: -3_000, height: 0), precise: true)
        await harness.advance(by: 1)
        #expect(harness.texts.first == "c0 1")
      }
      #expect(harness.runtimeIssues.isEmpty)
      #expect(harness.checkInvariants() == [])
    }

    @Observable final class Numbers { var items = Array(0..<10) }

    private struct Numbered: View {
      let model: Numbers

      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            Group(subviews: ForEach(model.items, id: \.self) { Text("\($0)").frame(width: 100, height: 40) }) { subviews in
              ForEach(subviews.indices, id: \.self) { subviews[$0] }
            }
          }
        }
      }
    }

    @Test(arguments: [false, true]) func `subviews move between the rows of a lazy stack, in sight and out of it`(_ isAnimated: Bool) async
    {
      let model = Numbers()
      let harness = ViewHarness(Numbered(model: model), size: CGSize(width: 300, height: 100))
      await harness.settle()
      for change in [{ model.items.insert(20, at: 0) }, { model.items.reverse() }, { model.items.removeLast(3) }] as [() -> Void] {
        for distance in [150, 600, -2_000] as [CGFloat] {
          await harness.wheel(at: CGPoint(x: 100, y: 50), by: CGSize(width: distance, height: 0), precise: true)
          await harness.advance(by: 1)
        }
        await harness.turn { withAnimation(isAnimated ? .default : nil) { change() } }
        await harness.advance(by: 1)
        #expect(harness.texts.first == model.items.first.map { "\($0)" })
      }
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}

extension EnvironmentValues {
  @Entry fileprivate var badge = 0
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// How texts and symbols that stay go over to another look or content (B6.03).
  @MainActor struct ContentTransitions {
    struct Board<Content: View>: View {
      var animation = Animation.linear(duration: 1)
      @ViewBuilder let content: (Bool) -> Content
      @State private var isOn = false

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          content(isOn).accessibilityIdentifier("it")
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
          Button("go") { withAnimation(animation) { isOn.toggle() } }
        }
      }
    }

    private func harness<V: View>(_ view: V) async -> ViewHarness {
      let harness = ViewHarness(view, textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      return harness
    }

    @Test func `B6.03 the size of characters goes over from old to new, and layout has the new one`() async throws {
      let harness = await harness(Board { Text("some words").font(.system(size: $0 ? 40 : 20)) })
      #expect(harness.presented("it", .width) == 100)
      try await harness.tap("go")
      #expect(harness.frame(of: "it")?.width == 200)
      #expect(abs((harness.presented("it", .width) ?? 0) - 100) < 1e-6)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("it", .width) ?? 0) - 150) < 1e-6)
      #expect(abs((harness.presented("it", .height) ?? 0) - 36) < 1e-6)
      await harness.advance(by: 0.6)
      #expect(harness.presented("it", .width) == 200)
      try await harness.tap("go")
      await harness.advance(by: 0.25)
      try await harness.tap("go")
      #expect(abs((harness.presented("it", .width) ?? 0) - 175) < 1e-6)
      await harness.advance(by: 2)
      #expect(harness.presented("it", .width) == 200)
      #expect(!harness.displayListDump().contains("transform"))
    }

    @Test func `B6.18 a spring that swings below no size shows no characters, and comes back without a jump`() async throws {
      let spring = Animation.spring(response: 1, dampingFraction: 0)
      let harness = await harness(Board(animation: spring) { Text("some words").font(.system(size: $0 ? 10 : 40)) })
      try await harness.tap("go")
      var widths: [Double] = []
      for _ in 0..<20 {
        await harness.advance(by: 0.05)
        widths.append(harness.presented("it", .width) ?? -1)
      }
      #expect((widths.min() ?? -1) == 0)
      for (former, next) in zip(widths, widths.dropFirst()) { #expect(abs(former - next) < 60) }
    }

    @Test func `B6.03 a text that says nothing shows its new characters at once`() async throws {
      let harness = await harness(Board { Text($0 ? "new" : "old") })
      try await harness.tap("go")
      #expect(harness.texts.filter { $0 != "go" } == ["new"])
    }

    @Test func `the old text fades out while the new one fades in`() async throws {
      for transition in [ContentTransition.opacity, .interpolate] {
        let harness = await harness(Board { Text($0 ? "new" : "old").contentTransition(transition) })
        try await harness.tap("go")
        #expect(harness.texts.filter { $0 != "go" } == ["old"])
        await harness.advance(by: 0.5)
        #expect(harness.texts.filter { $0 != "go" } == ["old", "new"])
        await harness.advance(by: 0.6)
        #expect(harness.texts.filter { $0 != "go" } == ["new"])
        // Interrupted, it goes on from what is seen.
        try await harness.tap("go")
        await harness.advance(by: 0.25)
        let before = harness.displayListDump()
        try await harness.tap("go")
        #expect(harness.displayListDump() == before)
        await harness.advance(by: 2)
        #expect(harness.texts.filter { $0 != "go" } == ["new"])
      }
    }

    @Test func `identity shows colours and sizes at once too`() async throws {
      let harness = await harness(
        Board { Text("words").font(.system(size: $0 ? 40 : 20)).foregroundStyle($0 ? Color.red : .blue).contentTransition(.identity) })
      try await harness.tap("go")
      #expect(harness.presented("it", .width) == 100)
      let red = harness.presentedColor("it")
      await harness.advance(by: 1.1)
      #expect(harness.presentedColor("it") == red)
    }

    @Test func `numbers roll: what both have in common stays, and the rest goes up or down`() async throws {
      func pieces(_ transition: @escaping (Bool) -> ContentTransition) async throws -> [String: Double] {
        let harness = await harness(Board { Text($0 ? "13 km" : "12 km").contentTransition(transition($0)) })
        try await harness.tap("go")
        await harness.advance(by: 0.5)
        #expect(harness.texts.filter { $0 != "go" }.sorted() == [" km", "1", "2", "3"])
        return harness.places
      }
      // Lines are 20.4 points high: half of that above or below.
      let up = try await pieces { _ in .numericText() }
      #expect(try #require(up["2"]) < (try #require(up["1"])))
      #expect(try #require(up["3"]) > (try #require(up["1"])))
      let down = try await pieces { _ in .numericText(countsDown: true) }
      #expect(try #require(down["2"]) > (try #require(down["1"])))
      let value = try await pieces { .numericText(value: $0 ? 13 : 12) }
      #expect(value == up)
      let smaller = try await pieces { .numericText(value: $0 ? 12 : 13) }
      #expect(smaller == down)
    }

    @Test func `the transition is in the environment`() async throws {
      struct Reader: View {
        @Environment(\.contentTransition) private var transition
        @Environment(\.contentTransitionAddsDrawingGroup) private var adds

        var body: some View { Text("\(transition == .opacity) \(adds)") }
      }
      let harness = await harness(Reader().contentTransition(.opacity).environment(\.contentTransitionAddsDrawingGroup, true))
      #expect(harness.texts == ["true true"])
    }

    @Test func `a symbol is replaced by another one, the old one shrinking away first`() async throws {
      let harness = await harness(
        Board { Image(systemName: $0 ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace.downUp)) })
      try await harness.tap("go")
      #expect(harness.displayListDump().contains("play.fill"))
      await harness.advance(by: 0.25)
      #expect(harness.displayListDump().contains("play.fill"))
      await harness.advance(by: 0.5)
      #expect(harness.displayListDump().contains("pause.fill"))
      await harness.advance(by: 0.5)
      #expect(!harness.displayListDump().contains("play.fill"))
      #expect(harness.displayListDump().contains("pause.fill"))
    }

    @Test func `a symbol that says nothing is there at once`() async throws {
      let harness = await harness(Board { Image(systemName: $0 ? "pause.fill" : "play.fill") })
      try await harness.tap("go")
      #expect(!harness.displayListDump().contains("play.fill"))
    }
  }
}

extension ViewHarness {
  /// How far down the texts of one character are drawn, by what they say.
  fileprivate var places: [String: Double] {
    var places: [String: Double] = [:]
    for line in displayListDump().split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.first == "text", words.count > 3, words[3].count == 3 else { continue }
      places[String(words[3].dropFirst().dropLast())] = Double(words[2])
    }
    return places
  }
}

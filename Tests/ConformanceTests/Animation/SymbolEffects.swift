import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Effects on symbols: what plays when a value changes, what lasts, and how symbols come and go.
  @MainActor struct SymbolEffects {
    struct Board<Content: View>: View {
      @ViewBuilder let content: (Int) -> Content
      @State private var count = 0

      var body: some View {
        VStack {
          content(count).accessibilityIdentifier("it")
          Button("go") { count += 1 }
        }
      }
    }

    private func harness<V: View>(_ view: V) async -> ViewHarness {
      let harness = ViewHarness(view)
      await harness.settle()
      return harness
    }

    /// What is seen of the symbol: scale, rotation, offsets, and the opacity of its colour.
    private func look(_ harness: ViewHarness) -> [Double] {
      [
        harness.presented("it", .scale) ?? 0, harness.presented("it", .rotation) ?? 0, harness.presented("it", .offsetX) ?? 0,
        harness.presented("it", .offsetY) ?? 0, Double(harness.presentedColor("it")?.opacity ?? 0),
      ].map { ($0 * 1000).rounded() / 1000 }
    }

    /// The looks of a symbol at some seconds after its value has changed.
    private func looks<E: DiscreteSymbolEffect & SymbolEffect>(
      _ effect: E, _ options: SymbolEffectOptions = .default, at times: [Double]
    ) async throws -> [[Double]] {
      let harness = await harness(Board { Image(systemName: "star.fill").symbolEffect(effect, options: options, value: $0) })
      #expect(look(harness) == [1, 0, 0, 0, 1])
      await harness.advance(by: 1)
      #expect(look(harness) == [1, 0, 0, 0, 1])
      try await harness.tap("go")
      var looks: [[Double]] = []
      var passed = 0.0
      for time in times {
        await harness.advance(by: time - passed)
        passed = time
        looks.append(look(harness))
      }
      return looks
    }

    private let rest = [1.0, 0, 0, 0, 1]

    @Test func `discrete effects play once when the value changes, and end where they began`() async throws {
      let bounce = try await looks(.bounce, at: [0, 1.0 / 6, 0.6])
      #expect(bounce[0] == rest && bounce[1][0] > 1.2 && bounce[2] == rest)
      let down = try await looks(.bounce.down, at: [1.0 / 6])
      #expect(down[0][0] < 0.85)
      let pulse = try await looks(.pulse, at: [0.5, 1.1])
      #expect(pulse[0][4] < 0.4 && pulse[1] == rest)
      let wiggle = try await looks(.wiggle, at: [0.075, 0.225, 0.7])
      #expect(wiggle[0][1] > 5 && wiggle[1][1] < -5 && wiggle[2] == rest)
      let left = try await looks(.wiggle.left, at: [0.075])
      #expect(left[0][1] == 0 && left[0][2] < -1 && left[0][3] == 0)
      let rotate = try await looks(.rotate.counterClockwise, at: [0.5, 1.1])
      #expect(rotate[0][1] == -180 && rotate[1] == rest)
      let breathe = try await looks(.breathe.plain, at: [0.75, 1.6])
      #expect(breathe[0] == [1.15, 0, 0, 0, 1] && breathe[1] == rest)
      let color = try await looks(.variableColor, at: [0.5, 1.1])
      #expect(color[0][4] < 0.4 && color[1] == rest)
    }

    @Test func `options say how often and how fast`() async throws {
      let twice = try await looks(.pulse, .repeat(2), at: [0.5, 1.5, 2.1])
      #expect(twice[0][4] < 0.4 && twice[1][4] < 0.4 && twice[2] == rest)
      let fast = try await looks(.pulse, .speed(2), at: [0.25, 0.6])
      #expect(fast[0][4] < 0.4 && fast[1] == rest)
      let endless = try await looks(.pulse, .repeating, at: [100.5])
      #expect(endless[0][4] < 0.4)
      let periodic = try await looks(.pulse, .repeat(.periodic(2, delay: 1)), at: [0.5, 1.5, 2.5, 3.1])
      #expect(periodic[0][4] < 0.4 && periodic[1] == rest && periodic[2][4] < 0.4 && periodic[3] == rest)
    }

    @Test func `the parts of a symbol are one part`() async throws {
      #expect(try await looks(.bounce.byLayer, at: [0.1]) == looks(.bounce.wholeSymbol, at: [0.1]))
    }

    @Test func `indefinite effects last as long as they are active`() async throws {
      let harness = await harness(Board { Image(systemName: "star.fill").symbolEffect(.pulse, isActive: $0 == 1) })
      await harness.advance(by: 0.5)
      #expect(look(harness) == rest)
      try await harness.tap("go")
      await harness.advance(by: 7.5)
      #expect(look(harness)[4] < 0.4)
      try await harness.tap("go")
      await harness.advance(by: 1)
      #expect(look(harness) == rest)
      harness.resetCounters()
      await harness.advance(by: 1)
      #expect(harness.frames.isEmpty)
    }

    @Test func `scale and disappear hold the symbol in another look, and its room stays`() async throws {
      let scale = await harness(Board { Image(systemName: "star.fill").symbolEffect(.scale.up, isActive: $0 == 1) })
      try await scale.tap("go")
      await scale.advance(by: 0.175)
      #expect(look(scale)[0] > 1.05 && look(scale)[0] < 1.15)
      await scale.advance(by: 1)
      #expect(look(scale)[0] == 1.2)
      try await scale.tap("go")
      await scale.advance(by: 1)
      #expect(look(scale) == rest)
      let disappear = await harness(Board { Image(systemName: "star.fill").symbolEffect(.disappear, isActive: $0 == 1) })
      let frame = disappear.frame(of: "it")
      try await disappear.tap("go")
      await disappear.advance(by: 1)
      #expect(look(disappear)[4] == 0)
      #expect(disappear.frame(of: "it") == frame)
    }

    @Test func `effects reach all symbols inside, add up, and can be taken out`() async throws {
      let both = await harness(
        Board { value in
          HStack { Image(systemName: "star.fill").symbolEffect(.rotate, value: value) }.symbolEffect(.breathe.plain, value: value)
        })
      try await both.tap("go")
      await both.advance(by: 0.5)
      #expect(look(both)[0] > 1.05 && look(both)[1] == 180)
      let removed = await harness(
        Board { value in Image(systemName: "star.fill").symbolEffectsRemoved().symbolEffect(.rotate, value: value) })
      try await removed.tap("go")
      await removed.advance(by: 0.5)
      #expect(look(removed) == rest)
      let kept = await harness(
        Board { value in Image(systemName: "star.fill").symbolEffectsRemoved(false).symbolEffect(.rotate, value: value) })
      try await kept.tap("go")
      await kept.advance(by: 0.5)
      #expect(look(kept)[1] == 180)
    }

    @Test func `B7.08 symbols appear and disappear by a transition, and their texts are there at once`() async throws {
      struct Coming: View {
        @State private var isOn = true

        var body: some View {
          VStack {
            if isOn {
              HStack {
                Image(systemName: "star.fill").accessibilityIdentifier("it")
                Text("words")
              }.transition(.symbolEffect)
            }
            Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      let harness = await harness(Coming())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(look(harness) == [0.75, 0, 0, 0, 0.5])
      #expect(harness.texts.contains("words"))
      await harness.advance(by: 0.6)
      #expect(!harness.texts.contains("words"))
      try await harness.tap("go")
      #expect(look(harness)[4] == 0)
      await harness.advance(by: 1.1)
      #expect(look(harness) == rest)
    }

    @Test func `a symbol is drawn on when the effect ends, and off when it begins`() async throws {
      let on = await harness(Board { Image(systemName: "star.fill").symbolEffect(.drawOn, isActive: $0 % 2 == 0) })
      #expect(look(on)[4] == 0)
      try await on.tap("go")
      await on.advance(by: 0.3)
      #expect(look(on)[4] > 0.1 && look(on)[4] < 0.9)
      await on.advance(by: 0.5)
      #expect(look(on) == rest)
      try await on.tap("go")
      #expect(look(on)[4] == 0)
      let off = await harness(Board { Image(systemName: "star.fill").symbolEffect(.drawOff.byLayer, isActive: $0 % 2 == 1) })
      #expect(look(off) == rest)
      try await off.tap("go")
      await off.advance(by: 0.3)
      #expect(look(off)[4] > 0.1 && look(off)[4] < 0.9)
      await off.advance(by: 0.5)
      #expect(look(off)[4] == 0)
      try await off.tap("go")
      #expect(look(off) == rest)
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B7: the two parts of an insertion, the order of what goes, less motion, and where views are hit meanwhile.
  @MainActor struct TransitionParts {
    private func harness<V: View>(_ view: V, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }) async -> ViewHarness {
      let harness = ViewHarness(view, textMeasurer: FixedAdvanceMeasurer(), environment: environment)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    struct Told: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0.5).transaction { Log.add("\(phase.value) \($0.disablesAnimations)") }
      }
    }

    struct Board<Content: View>: View {
      @ViewBuilder let content: () -> Content
      @State var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          if isOn { content() }
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
    }

    @Test func `B7.10 animations are disabled in the first part of an insertion, and in no other`() async throws {
      let harness = await harness(Board { Color.red.frame(width: 10, height: 10).transition(Told()) })
      try await harness.tap("go")
      let insertion = Log.take()
      #expect(insertion.contains("-1.0 true"))
      #expect(insertion.last == "0.0 false")
      await harness.advance(by: 2)
      _ = Log.take()
      try await harness.tap("go")
      let removal = Log.take()
      #expect(removal.last == "1.0 false" && !removal.contains { $0.hasSuffix("true") })
    }

    struct Layers: View {
      let zIndex: Double
      @State private var isOn = true

      var body: some View {
        VStack {
          ZStack {
            Text("A")
            if isOn { Text("B").zIndex(zIndex) }
            Text("C")
          }
          Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
    }

    @Test(arguments: [(0.0, ["B", "A", "C"]), (1.0, ["A", "C", "B"]), (-1.0, ["B", "A", "C"])])
    func `B7.11 what goes is drawn below the others of its z-index`(zIndex: Double, order: [String]) async throws {
      let harness = await harness(Layers(zIndex: zIndex))
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.texts.filter { $0 != "go" } == order)
      try await harness.tap("go")
      await harness.advance(by: 0.25)
      #expect(harness.texts.filter { $0 != "go" } == (zIndex > 0 ? ["A", "C", "B"] : zIndex < 0 ? ["B", "A", "C"] : ["A", "B", "C"]))
    }

    @Test func `where people prefer less motion, a transition that moves a view fades it`() async throws {
      struct Reader: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        var body: some View { Text("\(reducesMotion)") }
      }
      #expect(await harness(Reader()).texts == ["false"])
      #expect(await harness(Reader()) { $0._accessibilityReduceMotion = true }.texts == ["true"])
      let moves: [AnyTransition] = [.move(edge: .leading), .slide, .opacity.combined(with: .offset(x: 10))]
      for transition in moves {
        let harness = await harness(Board { Color.red.frame(width: 10, height: 10).transition(transition).accessibilityIdentifier("it") }) {
          $0._accessibilityReduceMotion = true
        }
        try await harness.tap("go")
        await harness.advance(by: 0.5)
        #expect(harness.presented("it", .offsetX) == 0)
        #expect(abs((harness.presented("it", .opacity) ?? 0) - 0.5) < 1e-6)
      }
      let identity = await harness(Board { Color.red.frame(width: 10, height: 10).transition(.identity).accessibilityIdentifier("it") }) {
        $0._accessibilityReduceMotion = true
      }
      try await identity.tap("go")
      #expect(identity.presented("it", .opacity) == 1)
    }

    @Test func `B6.29 what moves is hit where it is seen`() async throws {
      struct Mover: View {
        @State private var isRight = false

        var body: some View {
          VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
              if isRight { Color.clear.frame(width: 300, height: 40) }
              Color.red.frame(width: 40, height: 40).onTapGesture { Log.add("hit") }
            }
            .frame(width: 390, height: 40, alignment: .leading)
            Button("go") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          }
        }
      }
      let harness = await harness(Mover())
      let top = 844 / 2 - 20.0
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      for (x, isHit) in [(20.0, false), (170, true), (320, false)] {
        await harness.tap(at: CGPoint(x: x, y: top))
        #expect(Log.take() == (isHit ? ["hit"] : []), "\(x)")
      }
      await harness.advance(by: 1)
      await harness.tap(at: CGPoint(x: 320, y: top))
      #expect(Log.take() == ["hit"])
    }

    @Test func `B6.30 a spring begins with the velocity of what was tracked`() async throws {
      struct Dragged: View {
        @State private var x = 0.0

        var body: some View {
          VStack {
            Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("it")
            Button("track") {
              var transaction = Transaction()
              transaction.tracksVelocity = true
              withTransaction(transaction) { x += 10 }
            }
            Button("step") { x += 10 }
            Button("spring") { withAnimation(.spring(duration: 1, bounce: 0)) { x += 100 } }
          }
        }
      }
      /// How far the spring gets in a sixtieth of a second after three steps of 10 points, a sixtieth apart.
      func firstStep(_ button: String, pause: Double = 1.0 / 60) async throws -> Double {
        let harness = await harness(Dragged())
        for _ in 0..<3 {
          try await harness.tap(button)
          await harness.advance(by: 1.0 / 60)
        }
        await harness.advance(by: pause - 1.0 / 60)
        #expect(harness.presented("it", .offsetX) == 30)
        try await harness.tap("spring")
        #expect(abs((harness.presented("it", .offsetX) ?? 0) - 30) < 1e-6)
        await harness.advance(by: 1.0 / 60)
        let step = (harness.presented("it", .offsetX) ?? 0) - 30
        await harness.advance(by: 5)
        #expect(harness.presented("it", .offsetX) == 130)
        return step
      }
      // At 600 points a second it would be 10, less what the spring brakes.
      #expect(try await firstStep("track") > 7)
      #expect(try await firstStep("step") < 1)
      #expect(try await firstStep("track", pause: 0.5) < 1)
    }
  }
}

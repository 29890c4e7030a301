import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Changes under an animation: what is shown goes over from old to new, and the model is there at once.
  @MainActor struct AnimatedChanges {
    /// Changes its state by the buttons that it is given.
    struct Switchboard<Content: View>: View {
      let content: (Binding<Double>) -> Content
      let change: (Binding<Double>, Double) -> Void
      @State private var x = 0.0

      init(
        change: @escaping (Binding<Double>, Double) -> Void = { x, next in withAnimation(.linear(duration: 1)) { x.wrappedValue = next } },
        @ViewBuilder content: @escaping (Binding<Double>) -> Content
      ) {
        self.content = content
        self.change = change
      }

      var body: some View {
        let _ = Log.add("body \(x)")
        VStack(spacing: 0) {
          content($x)
          Button("forth") { change($x, 100) }
          Button("back") { change($x, 0) }
          Button("jump") { x = 40 }
        }
      }
    }

    private func harness<Content: View>(_ board: Switchboard<Content>) async -> ViewHarness {
      let harness = ViewHarness(board)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    /// Quantities of the view "box" now and after each of some spans of time.
    private func course(
      _ harness: ViewHarness, _ quantity: PresentedQuantity, after spans: [Double], of identifier: String = "box"
    ) async -> [Double] {
      var values = [harness.presented(identifier, quantity) ?? .nan]
      for span in spans {
        await harness.advance(by: span)
        values.append(harness.presented(identifier, quantity) ?? .nan)
      }
      return values.map { ($0 * 1e6).rounded() / 1e6 }
    }

    private func moving(_ change: ((Binding<Double>, Double) -> Void)? = nil) async -> ViewHarness {
      if let change { return await harness(Switchboard(change: change) { x in box.offset(x: x.wrappedValue) }) }
      return await harness(Switchboard { x in box.offset(x: x.wrappedValue) })
    }

    private var box: some View { Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box") }

    private enum Way: CaseIterable { case layout, offset, opacity, scale, fading, transition, geometry }

    /// Goes from one end of its row to the other.
    private struct Traveller: View {
      let way: Way
      let x: Double
      @Namespace private var namespace

      var body: some View {
        switch way {
        case .layout: dot.frame(maxWidth: .infinity, alignment: x == 0 ? .leading : .trailing)
        case .offset: dot.offset(x: x)
        case .opacity: dot.opacity(x == 0 ? 1 : 0.5)
        case .scale: dot.scaleEffect(x == 0 ? 1 : 2)
        case .fading: ZStack { if x == 0 { dot } }
        case .transition: ZStack { if x == 0 { dot.transition(.move(edge: .leading)) } }
        case .geometry:
          if x == 0 {
            dot.transition(.identity).matchedGeometryEffect(id: 1, in: namespace)
          } else {
            dot.transition(.identity).matchedGeometryEffect(id: 1, in: namespace).frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }

      private var dot: some View { Color.red.frame(width: 10, height: 10) }
    }

    @Test(arguments: Way.allCases) private func `B6.03 each step of a change is a frame of the window`(_ way: Way) async throws {
      let harness = await harness(Switchboard { x in Traveller(way: way, x: x.wrappedValue) })
      try await harness.tap("forth")
      harness.resetCounters()
      await harness.advance(by: 0.5)
      #expect(harness.frames.count > 25)
      harness.resetCounters()
      await harness.advance(by: 5)
      #expect(harness.frames.count < 40)
    }

    @Test func `S94 B6.02 B6.04 a linear change is at half of the way after half of the time, and the body runs once`() async throws {
      let harness = await moving()
      try await harness.tap("forth")
      #expect(await course(harness, .offsetX, after: [0.5, 0.5, 0.5]) == [0, 50, 100, 100])
      #expect(Log.take() == ["body 100.0"])
    }

    @Test func `S95 without an animation it is there at once`() async throws {
      let harness = await moving { x, next in x.wrappedValue = next }
      try await harness.tap("forth")
      #expect(harness.presented("box", .offsetX) == 100)
    }

    @Test func `B6.02 withAnimation of nil animates nothing`() async throws {
      let harness = await moving { x, next in withAnimation(nil) { x.wrappedValue = next } }
      try await harness.tap("forth")
      #expect(harness.presented("box", .offsetX) == 100)
    }

    @Test func `B6.18 linear changes add up, and the first runs to its end`() async throws {
      let harness = await moving()
      try await harness.tap("forth")
      await harness.advance(by: 0.5)
      try await harness.tap("back")
      #expect(await course(harness, .offsetX, after: [0.25, 0.25, 0.25, 0.25]) == [50, 50, 50, 25, 0])
    }

    @Test func `S97 B6.19 springs merge: value and velocity go on where they were`() async throws {
      let harness = await moving { x, next in withAnimation(.spring(duration: 1)) { x.wrappedValue = next } }
      try await harness.tap("forth")
      let step = 1.0 / 60
      let before = await course(harness, .offsetX, after: [0.5 - step, step])
      let incoming = (before[2] - before[1]) / step
      try await harness.tap("back")
      let after = await course(harness, .offsetX, after: [1e-4])
      #expect(abs(after[0] - before[2]) < 1e-3)
      #expect(abs((after[1] - after[0]) / 1e-4 - incoming) < abs(incoming) * 0.12)
      await harness.advance(by: 4)
      #expect(harness.presented("box", .offsetX) == 0)
    }

    @Test func `B6.21 a change without an animation moves the base, and what runs goes on`() async throws {
      let harness = await moving()
      try await harness.tap("forth")
      await harness.advance(by: 0.5)
      try await harness.tap("jump")
      #expect(await course(harness, .offsetX, after: [0.25, 0.25]) == [-10, 15, 40])
    }

    @Test func `B6.24 an animation without an end gives way to an animated change, and lies on top of one without`() async throws {
      let harness = await moving { x, next in
        withAnimation(next == 0 ? .linear(duration: 1) : .linear(duration: 1).repeatForever(autoreverses: false)) { x.wrappedValue = next }
      }
      try await harness.tap("forth")
      await harness.advance(by: 10.5)
      #expect(await course(harness, .offsetX, after: []) == [50])
      try await harness.tap("jump")
      #expect(await course(harness, .offsetX, after: []) == [-10])
      try await harness.tap("back")
      #expect(await course(harness, .offsetX, after: [0.5, 0.5, 3]) == [-10, -5, 0, 0])
    }

    @Test func `B6.26 delay, speed and repeats compose`() async throws {
      let harness = await moving { x, next in
        withAnimation(.linear(duration: 1).speed(2).repeatCount(3).delay(1)) { x.wrappedValue = next }
      }
      try await harness.tap("forth")
      #expect(await course(harness, .offsetX, after: [1, 0.25, 0.25, 0.25, 0.5, 0.25, 0.25]) == [0, 0, 50, 100, 50, 50, 100, 100])
    }

    @Test func `B6.03 opacity, scale, rotation, blur and shadow go over gradually`() async throws {
      let harness = await harness(
        Switchboard { x in
          box.scaleEffect(1 + x.wrappedValue / 100).rotationEffect(.degrees(x.wrappedValue)).opacity(1 - x.wrappedValue / 100)
            .blur(radius: x.wrappedValue / 10).shadow(color: .black, radius: 1, x: x.wrappedValue)
        })
      try await harness.tap("forth")
      await harness.advance(by: 0.25)
      #expect(abs((harness.presented("box", .scale) ?? 0) - 1.25) < 1e-6)
      #expect(abs((harness.presented("box", .rotation) ?? 0) - 25) < 1e-6)
      #expect(abs((harness.presented("box", .opacity) ?? 0) - 0.75) < 1e-6)
      #expect(harness.displayListDump().contains("blur 2.5"))
      #expect(harness.displayListDump().contains("shadow 1 25"))
    }

    @Test func `B6.03 colours of fills and of texts go over gradually, the characters at once`() async throws {
      let harness = await harness(
        Switchboard { x in
          Rectangle().fill(x.wrappedValue > 0 ? Color.white : Color.black).frame(width: 10, height: 10).accessibilityIdentifier("box")
          Text(x.wrappedValue > 0 ? "new" : "old").foregroundColor(x.wrappedValue > 0 ? .white : .black).accessibilityIdentifier("text")
        })
      try await harness.tap("forth")
      #expect(harness.texts.contains("new"))
      await harness.advance(by: 0.5)
      #expect(abs((harness.presentedColor("box")?.linearRed ?? 0) - 0.5) < 1e-5)
      #expect(abs((harness.presentedColor("text")?.linearRed ?? 0) - 0.5) < 1e-5)
      await harness.advance(by: 0.5)
      #expect(harness.presentedColor("text")?.linearRed == 1)
    }

    @Test func `B6.29 size and place go over gradually where something is drawn, and layout is there at once`() async throws {
      let harness = await harness(
        Switchboard { x in
          Color.red.frame(width: 10, height: 20 + x.wrappedValue).accessibilityIdentifier("box")
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
        })
      let start = try #require(harness.presented("below", .y))
      try await harness.tap("forth")
      #expect(harness.frame(of: "box")?.height == 120)
      #expect(await course(harness, .height, after: [0.5, 0.5]) == [20, 70, 120])
      let end = try #require(harness.presented("below", .y))
      try await harness.tap("back")
      await harness.advance(by: 0.5)
      #expect(harness.presented("below", .y) == (start + end) / 2)
    }

    @Test func `B6.14 an implicit animation of one view does not animate the moves of its siblings`() async throws {
      let harness = await harness(
        Switchboard(change: { x, next in x.wrappedValue = next }) { x in
          Color.red.frame(width: 10, height: 20 + x.wrappedValue).animation(.linear(duration: 1), value: x.wrappedValue)
            .accessibilityIdentifier("box")
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
        })
      try await harness.tap("forth")
      let moved = harness.presented("below", .y)
      #expect(await course(harness, .height, after: [0.5, 0.5]) == [20, 70, 120])
      #expect(harness.presented("below", .y) == moved)
    }

    @Test func `B6.29 what is new appears in its final place while what was there moves`() async throws {
      let harness = await harness(
        Switchboard { x in
          Color.clear.frame(width: 10, height: x.wrappedValue)
          HStack {
            box
            if x.wrappedValue > 0 { Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("new") }
          }
        })
      let start = try #require(harness.presented("box", .y))
      try await harness.tap("forth")
      #expect(harness.presented("box", .y) == start)
      let place = try #require(harness.frame(of: "new")?.minY)
      #expect(abs((harness.presented("new", .y) ?? 0) - place) <= 0.25)
      #expect(harness.presented("new", .y) != start)
    }

    @Test func `B6.29 in a geometry group what is new comes where the group is on its way`() async throws {
      let harness = await harness(
        Switchboard { x in
          Color.clear.frame(width: 10, height: x.wrappedValue)
          HStack {
            box
            if x.wrappedValue > 0 { Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("new") }
          }
          .geometryGroup()
        })
      let start = try #require(harness.presented("box", .y))
      try await harness.tap("forth")
      #expect(harness.presented("new", .y) == start)
      await harness.advance(by: 1)
      #expect(harness.presented("new", .y) == harness.presented("box", .y))
      #expect(harness.presented("new", .y) != start)
    }

    struct Implicit: View {
      @State private var a = false
      @State private var b = false

      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).opacity(a ? 0 : 1).offset(x: b ? 100 : 0).animation(.linear(duration: 1), value: a)
            .accessibilityIdentifier("box")
          Button("b") { b.toggle() }
          Button("ab") {
            a.toggle()
            b.toggle()
          }
        }
      }
    }

    @Test func `S98 B6.06 B6.08 an implicit animation runs when its value changes, for all that changes with it`() async throws {
      let harness = ViewHarness(Implicit())
      await harness.settle()
      try await harness.tap("b")
      #expect(harness.presented("box", .offsetX) == 100)
      try await harness.tap("ab")
      #expect(harness.presented("box", .offsetX) == 100)
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetX) == 50)
      #expect(harness.presented("box", .opacity) == 0.5)
    }

    @Test func `B6.07 B6.09 the innermost implicit animation counts for what is before it`() async throws {
      let harness = await harness(
        Switchboard(change: { x, next in withAnimation(.linear(duration: 4)) { x.wrappedValue = next } }) { x in
          Color.red.frame(width: 10, height: 10).offset(x: x.wrappedValue).animation(.linear(duration: 1), value: x.wrappedValue)
            .offset(y: x.wrappedValue).animation(.linear(duration: 2), value: x.wrappedValue).opacity(1 - x.wrappedValue / 100)
            .accessibilityIdentifier("box")
        })
      try await harness.tap("forth")
      await harness.advance(by: 0.5)
      #expect(harness.presented("box", .offsetX) == 50)
      #expect(harness.presented("box", .offsetY) == 25)
      #expect(harness.presented("box", .opacity) == 1 - 0.125)
    }

    @Test func `B6.10 an implicit animation of nil keeps what is inside from being animated`() async throws {
      let harness = await harness(
        Switchboard { x in box.offset(x: x.wrappedValue).animation(nil, value: x.wrappedValue) })
      try await harness.tap("forth")
      #expect(harness.presented("box", .offsetX) == 100)
    }

    @Test func `S100 B6.11 disabled animations block the modifier and not the transaction closure`() async throws {
      func change(_ x: Binding<Double>, _ next: Double) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { x.wrappedValue = next }
      }
      let implicit = await harness(
        Switchboard(change: change) { x in box.offset(x: x.wrappedValue).animation(.linear(duration: 1), value: x.wrappedValue) })
      try await implicit.tap("forth")
      #expect(implicit.presented("box", .offsetX) == 100)
      let explicit = await harness(
        Switchboard(change: change) { x in box.offset(x: x.wrappedValue).transaction { $0.animation = .linear(duration: 1) } })
      try await explicit.tap("forth")
      #expect(await course(explicit, .offsetX, after: [0.5]) == [0, 50])
    }

    @Test func `S101 B6.13 the closure form animates the modifiers in it and no others`() async throws {
      let harness = await harness(
        Switchboard(change: { x, next in x.wrappedValue = next }) { x in
          box.animation(.linear(duration: 1)) { $0.opacity(1 - x.wrappedValue / 100) }.offset(x: x.wrappedValue)
        })
      try await harness.tap("forth")
      #expect(harness.presented("box", .offsetX) == 100)
      #expect(await course(harness, .opacity, after: [0.5]) == [1, 0.5])
    }

    @Test func `B6.20 whatever happens in between, what is shown at rest is the model`() async throws {
      let animations: [Animation] = [
        .linear, .easeIn(duration: 0.3), .spring, .bouncy, .interpolatingSpring(stiffness: 100, damping: 4), .interactiveSpring(),
        .linear(duration: 0), .linear(duration: -1), .spring(duration: 0), .linear(duration: .nan), .default.delay(0.2), .easeOut.speed(3),
      ]
      for seed in UInt64(1)...10 {
        var random = Scramble(state: seed)
        let choices = (0..<10).map { _ in (Int.random(in: 0..<3, using: &random), Double.random(in: 0...0.4, using: &random)) }
        let harness = await moving { x, _ in
          withAnimation(animations.randomElement(using: &random)) { x.wrappedValue = Double.random(in: -500...500, using: &random) }
        }
        for (button, span) in choices {
          try await harness.tap(["forth", "back", "jump"][button])
          await harness.advance(by: span)
          #expect(harness.presented("box", .offsetX)?.isFinite == true, "seed \(seed)")
        }
        let model = Log.take().last?.split(separator: " ").last.flatMap { Double($0) }
        await harness.advance(by: 30)
        #expect(harness.presented("box", .offsetX) == model, "seed \(seed)")
      }
    }

    @Test func `a view that moves is hit where it is seen`() async throws {
      let harness = await harness(
        Switchboard { x in Button("target") { Log.add("hit") }.buttonStyle(.plain).offset(x: x.wrappedValue) })
      try await harness.tap("forth")
      await harness.advance(by: 0.5)
      _ = Log.take()
      try await harness.tap("target")
      #expect(Log.take() == ["hit"])
    }

    @Test func `at rest no frame is asked for`() async throws {
      let harness = await moving()
      try await harness.tap("forth")
      await harness.advance(by: 1.1)
      harness.resetCounters()
      await harness.advance(by: 1)
      #expect(harness.frames.isEmpty)
    }
  }
}

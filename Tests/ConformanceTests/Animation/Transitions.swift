import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B7: how views come and go.
  @MainActor struct Transitions {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }.buttonStyle(.plain)
      }
    }

    struct Board<Content: View>: View {
      var animation: Animation? = .linear(duration: 1)
      @ViewBuilder let content: () -> Content
      @State private var isOn = true

      var body: some View {
        VStack(spacing: 0) {
          if isOn { content() }
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("below")
          Button("go") { withAnimation(animation) { isOn.toggle() } }
        }
      }
    }

    private func harness<V: View>(_ view: V) async -> ViewHarness {
      let harness = ViewHarness(view)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    private var counter: some View {
      Counter().onAppear { Log.add("come") }.onDisappear { Log.add("gone") }.transition(.opacity).accessibilityIdentifier("c")
    }

    @Test func `S106 B7.04 a view that is removed fades, and disappears when it is seen no more`() async throws {
      let harness = await harness(Board { counter })
      try await harness.tap("go")
      #expect(harness.presented("c", .opacity) == 1)
      #expect(harness.frame(of: "c") == nil)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
      #expect(harness.texts.contains("count 0"))
      #expect(Log.take() == [])
      await harness.advance(by: 0.5)
      #expect(Log.take() == ["gone"])
      #expect(harness.presented("c", .opacity) == nil)
      #expect(!harness.texts.contains("count 0"))
    }

    /// Objects of both kinds that the content on its way out reads.
    @Observable final class Tracked { var word = "old" }

    final class Announced: ObservableObject { @Published var word = "old" }

    struct Readers: View {
      let tracked: Tracked
      @ObservedObject var announced: Announced

      var body: some View {
        let _ = Log.add("read \(tracked.word)")
        Text("tracked \(tracked.word)")
        Text("announced \(announced.word)")
        GeometryReader { _ in Text("closure \(tracked.word)") }
      }
    }

    @Test func `B7.04 what goes keeps its last words while objects change, and has the new ones when it comes back`() async throws {
      let tracked = Tracked()
      let announced = Announced()
      let harness = await harness(Board { VStack { Readers(tracked: tracked, announced: announced) }.accessibilityIdentifier("c") })
      try await harness.tap("go")
      await harness.advance(by: 0.3)
      _ = Log.take()
      await harness.turn { (tracked.word, announced.word) = ("new", "new") }
      #expect(Log.take() == [])
      #expect(harness.presented("c", .opacity) != nil)
      #expect(["tracked old", "announced old", "closure old"].allSatisfy(harness.texts.contains))
      try await harness.tap("go")
      #expect(Log.take() == ["read new"])
      #expect(["tracked new", "announced new", "closure new"].allSatisfy(harness.texts.contains))
      await harness.advance(by: 2)
      await harness.turn { (tracked.word, announced.word) = ("newer", "newer") }
      #expect(["tracked newer", "announced newer", "closure newer"].allSatisfy(harness.texts.contains))
    }

    @Test func `S107 B7.03 a view that comes back while it goes keeps its state`() async throws {
      let harness = await harness(Board { counter })
      try await harness.tap("count 0")
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      try await harness.tap("go")
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
      #expect(harness.frame(of: "c") != nil)
      await harness.advance(by: 2)
      #expect(harness.presented("c", .opacity) == 1)
      #expect(harness.texts.contains("count 1"))
      #expect(Log.take() == [])
      try await harness.tap("count 1")
      #expect(harness.texts.contains("count 2"))
    }

    @Test func `S107 B7.04 one that comes back after it has gone is a new one`() async throws {
      let harness = await harness(Board { counter })
      try await harness.tap("count 0")
      try await harness.tap("go")
      await harness.advance(by: 1.1)
      try await harness.tap("go")
      #expect(harness.presented("c", .opacity) == 0)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
      await harness.advance(by: 1)
      #expect(harness.texts.contains("count 0"))
      #expect(Log.take() == ["gone", "come"])
    }

    @Test func `B7.02 B7.05 without a transition a view fades, and what is below moves at once, animated`() async throws {
      let harness = await harness(Board { Color.red.frame(width: 10, height: 100).accessibilityIdentifier("c") })
      let start = try #require(harness.presented("below", .y))
      let place = try #require(harness.presented("c", .y))
      try await harness.tap("go")
      let end = try #require(harness.frame(of: "below")?.minY)
      #expect(harness.presented("below", .y) == start)
      await harness.advance(by: 0.5)
      #expect(harness.presented("c", .y) == place)
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
      #expect(abs((harness.presented("below", .y) ?? 0) - (start + end) / 2) < 0.6)
      await harness.advance(by: 0.6)
      #expect(harness.presented("c", .opacity) == nil)
      try await harness.tap("go")
      #expect(harness.presented("c", .opacity) == 0)
      await harness.advance(by: 0.5)
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
      await harness.advance(by: 0.6)
      #expect(harness.presented("c", .opacity) == 1)
    }

    @Test func `B7.01 without an animation a view is gone at once`() async throws {
      let harness = await harness(Board(animation: nil) { counter })
      try await harness.tap("go")
      #expect(Log.take() == ["gone"])
      #expect(harness.presented("c", .opacity) == nil)
    }

    @Test func `S110 B7.12 what is there from the beginning runs no transition`() async throws {
      let harness = ViewHarness(Board { counter })
      await harness.settle()
      #expect(harness.presented("c", .opacity) == 1)
    }

    @Test func `S109 B7.06 only what is inserted itself runs its transition`() async throws {
      let harness = await harness(
        Board { VStack { Color.red.frame(width: 10, height: 10).transition(.move(edge: .leading)).accessibilityIdentifier("c") } })
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.presented("c", .offsetX) == 0)
      #expect(abs((harness.presented("c", .opacity) ?? 0) - 0.5) < 1e-6)
    }

    private func removal(_ transition: AnyTransition, _ quantity: PresentedQuantity) async throws -> Double? {
      let harness = await harness(
        Board { Color.red.frame(width: 100, height: 50).transition(transition).accessibilityIdentifier("c") })
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      return harness.presented("c", quantity)
    }

    @Test func `B7.08 the transitions of the library move, scale, shift and fade`() async throws {
      #expect(try await removal(.move(edge: .leading), .offsetX) == -50)
      #expect(try await removal(.move(edge: .bottom), .offsetY) == 25)
      #expect(try await removal(.slide, .offsetX) == 50)
      #expect(try await removal(.push(from: .top), .offsetY) == 25)
      #expect(try await removal(.push(from: .top), .opacity) == 0.5)
      #expect(abs((try await removal(.scale, .scale) ?? 0) - 0.5) < 1e-4)
      #expect(try await removal(.scale(scale: 0.5), .scale) == 0.75)
      #expect(try await removal(.offset(x: 10, y: 20), .offsetY) == 10)
      #expect(try await removal(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), .offsetX) == 50)
      #expect(try await removal(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)), .opacity) == 1)
      #expect(try await removal(.move(edge: .top).combined(with: .opacity), .offsetY) == -25)
      #expect(try await removal(.move(edge: .top).combined(with: .opacity), .opacity) == 0.5)
      #expect(try await removal(.identity, .opacity) ?? 1 == 1)
    }

    @Test func `B7.04 a view whose going moves nothing is gone at once`() async throws {
      let harness = await harness(Board { Counter().onDisappear { Log.add("gone") }.transition(.identity).accessibilityIdentifier("c") })
      try await harness.tap("go")
      #expect(!harness.texts.contains("count 0"))
      #expect(Log.take() == ["gone"])
    }

    struct Tilt: ViewModifier {
      let angle: Double

      func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
    }

    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
      }
    }

    @Test func `B7.08 transitions of the app's own, by modifiers and by phases`() async throws {
      #expect(try await removal(.modifier(active: Tilt(angle: 90), identity: Tilt(angle: 0)), .rotation) == 45)
      #expect(try await removal(AnyTransition(Drop()), .offsetY) == 20)
      #expect(try await removal(AnyTransition(Drop()), .opacity) == 0.75)
    }

    @Test func `a transition with an animation of its own needs none of the update`() async throws {
      let harness = await harness(
        Board(animation: nil) {
          Color.red.frame(width: 10, height: 10).transition(.opacity.animation(.linear(duration: 1))).accessibilityIdentifier("c")
        })
      try await harness.tap("go")
      await harness.advance(by: 0.25)
      #expect(harness.presented("c", .opacity) == 0.75)
      await harness.advance(by: 1)
      #expect(harness.presented("c", .opacity) == nil)
    }

    struct Rows: View {
      @State private var rows = [1, 2, 3]

      var body: some View {
        VStack(spacing: 0) {
          ForEach(rows, id: \.self) { row in
            Color.red.frame(width: 10, height: 20).transition(.move(edge: .leading)).accessibilityIdentifier("row \(row)")
          }
          Button("remove") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } } }
          Button("insert") { withAnimation(.linear(duration: 1)) { rows.insert(2, at: 1) } }
        }
      }
    }

    @Test func `B7.09 rows of a ForEach come and go, and those behind them move`() async throws {
      let harness = await harness(Rows())
      let start = try #require(harness.presented("row 3", .y))
      try await harness.tap("remove")
      await harness.advance(by: 0.5)
      #expect(harness.presented("row 2", .offsetX) == -5)
      let half = try #require(harness.presented("row 3", .y))
      let end = try #require(harness.frame(of: "row 3")?.minY)
      #expect(abs(half - (start + end) / 2) < 0.6)
      try await harness.tap("insert")
      #expect(harness.presented("row 2", .offsetX) == -5)
      await harness.advance(by: 2)
      #expect(harness.presented("row 2", .offsetX) == 0)
      #expect(harness.presented("row 3", .y) == start)
      try await harness.tap("remove")
      await harness.advance(by: 2)
      #expect(harness.presented("row 2", .y) == nil)
      try await harness.tap("insert")
      #expect(harness.presented("row 2", .offsetX) == -10)
    }

    struct Identified: View {
      @State private var id = 0

      var body: some View {
        VStack {
          Text("id \(id)").id(id).transition(.opacity)
          Button("go") { withAnimation(.linear(duration: 1)) { id += 1 } }
        }
      }
    }

    @Test func `B7.09 a view with another id goes while the new one comes`() async throws {
      let harness = await harness(Identified())
      try await harness.tap("go")
      await harness.advance(by: 0.5)
      #expect(harness.texts.filter { $0.hasPrefix("id") }.count == 2)
      await harness.advance(by: 0.6)
      #expect(harness.texts.filter { $0.hasPrefix("id") } == ["id 1"])
    }

    @Test func `B14.61 a view that goes cannot be hit`() async throws {
      let harness = await harness(Board { counter })
      try await harness.tap("go")
      await harness.advance(by: 0.2)
      await #expect(throws: (any Error).self) { try await harness.tap("count 0") }
    }

    @Test func `what goes does not stay when its container goes too`() async throws {
      struct Nest: View {
        @State private var isOuter = true
        @State private var isInner = true

        var body: some View {
          VStack {
            if isOuter {
              VStack {
                if isInner { Text("inner").onDisappear { Log.add("inner gone") } }
                Text("outer").onDisappear { Log.add("outer gone") }
              }
            }
            Button("inner off") { withAnimation(.linear(duration: 1)) { isInner = false } }
            Button("outer off") { isOuter = false }
          }
        }
      }
      let harness = await harness(Nest())
      try await harness.tap("inner off")
      await harness.advance(by: 0.3)
      try await harness.tap("outer off")
      #expect(Set(Log.take()) == ["inner gone", "outer gone"])
      await harness.advance(by: 2)
      #expect(harness.texts == ["inner off", "outer off"])
      #expect(harness.runtimeIssues.isEmpty)
    }
  }
}

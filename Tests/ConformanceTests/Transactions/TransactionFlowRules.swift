import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B6.06–B6.13: the transaction of an update on its way down, as `transaction` closures see it.
  @MainActor
  struct TransactionFlowRules {
    private struct Flow<Content: View>: View {
      @ViewBuilder let content: (Probe, Int, Int) -> Content
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        VStack {
          content(Probe(name: "x"), a, b)
          Button("a") { a += 1 }
          Button("b") { b += 1 }
          Button("ab") {
            a += 1
            b += 1
          }
          Button("animated b") { withAnimation(.linear) { b += 1 } }
          Button("disabled a") { withTransaction(\.disablesAnimations, true) { a += 1 } }
        }
      }
    }

    /// Notes the animation that arrives in each update.
    private struct Probe: View {
      let name: String
      var body: some View {
        Text(name).transaction { Log.add("\(name) \(Self.describe($0.animation))") }
      }

      static func describe(_ animation: Animation?) -> String {
        switch animation {
        case nil: "none"
        case .linear: "linear"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        default: "other"
        }
      }
    }

    private func lines<Content: View>(
      _ events: String..., @ViewBuilder of content: @escaping (Probe, Int, Int) -> Content
    ) async throws -> [String] {
      let harness = await mount(Flow(content: content))
      // At first appearance no value has changed (B6.06).
      #expect(!Log.take().contains("x easeIn"))
      for event in events { try await harness.tap(event) }
      return Log.take().filter { $0 != "x none" || events.count == 1 }
    }

    /// What arrives in the update that changes a state; the press before is an update without a change.
    private func arriving<Content: View>(
      at event: String, @ViewBuilder of content: @escaping (Probe, Int, Int) -> Content
    ) async throws -> String? {
      try await lines(event, of: content).last
    }

    @Test func `B6.06 B6.08 an animation counts in those updates in which its value has changed, and only then`() async throws {
      #expect(try await arriving(at: "a") { probe, a, _ in probe.animation(.easeIn, value: a) } == "x easeIn")
      #expect(try await arriving(at: "b") { probe, a, _ in probe.animation(.easeIn, value: a) } == "x none")
      #expect(try await lines("a", "b", "a") { probe, a, _ in probe.animation(.easeIn, value: a) } == ["x easeIn", "x easeIn"])
    }

    @Test func `B6.07 B6.10 the innermost wins, and beats withAnimation; nil takes an animation away`() async throws {
      #expect(
        try await arriving(at: "a") { probe, a, _ in probe.animation(.easeIn, value: a).animation(.easeOut, value: a) } == "x easeIn")
      #expect(try await arriving(at: "animated b") { probe, _, _ in probe } == "x linear")
      #expect(try await arriving(at: "animated b") { probe, _, b in probe.animation(.easeIn, value: b) } == "x easeIn")
      #expect(try await arriving(at: "animated b") { probe, a, _ in probe.animation(.easeIn, value: a) } == "x linear")
      #expect(try await arriving(at: "animated b") { probe, _, b in probe.animation(nil, value: b) } == "x none")
    }

    @Test func `B6.09 an animation concerns what is inside of it`() async throws {
      #expect(
        try await arriving(at: "a") { probe, a, _ in
          VStack {
            Text("y").animation(.easeIn, value: a)
            probe
          }
        } == "x none")
    }

    @Test func `B6.11 where animations are disabled, only transaction closures set one`() async throws {
      #expect(try await arriving(at: "disabled a") { probe, a, _ in probe.animation(.easeIn, value: a) } == "x none")
      #expect(
        try await arriving(at: "disabled a") { probe, a, _ in probe.transaction(value: a) { $0.animation = .easeOut } } == "x easeOut")
    }

    @Test func `B6.12 a closure changes the transaction of every update, or of those in which a value has changed`() async throws {
      #expect(try await arriving(at: "b") { probe, _, _ in probe.transaction { $0.animation = .easeOut } } == "x easeOut")
      #expect(try await arriving(at: "b") { probe, a, _ in probe.transaction(value: a) { $0.animation = .easeOut } } == "x none")
    }

    @Test func `B6.13 what is scoped to modifiers reaches them and not the view`() async throws {
      let seen = try await lines("animated b") { probe, _, _ in
        probe.animation(.easeOut) { content in
          content.transaction { Log.add("outside \(Probe.describe($0.animation))") }
        }
      }
      #expect(seen.suffix(2).sorted() == ["outside easeOut", "x linear"])
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

private struct StepKey: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

extension Conformance {
  /// B1.05, B1.06, B6.15, B6.16: what makes changes of one turn one group.
  @MainActor
  struct TransactionRules {
    private struct Writing: View {
      let action: (Binding<Int>, Binding<Int>) -> Void
      @State private var n = 0
      @State private var m = 0
      var body: some View {
        let _ = Log.add("\(n) \(m)")
        Button("go") { action($n, $m) }
      }
    }

    private func groups(_ action: @escaping (Binding<Int>, Binding<Int>) -> Void) async throws -> [String] {
      let harness = await mount(Writing(action: action))
      _ = Log.take()
      try await harness.tap("go")
      return Log.take()
    }

    @Test func `B1.06 B6.16 equal values of a key of the app's own join neighbours, others part them`() async throws {
      let lines = try await groups { n, m in
        withTransaction(\.step, 1) { n.wrappedValue = 1 }
        withTransaction(\.step, 1) { m.wrappedValue = 1 }
        withTransaction(\.step, 2) { n.wrappedValue = 2 }
      }
      #expect(lines == ["1 1", "2 1"])
    }

    @Test func `B6.15 what is nested is merged over what is around it, and ends with its closure`() async throws {
      let lines = try await groups { n, m in
        withAnimation(.linear) {
          n.wrappedValue = 1
          withTransaction(\.step, 3) { m.wrappedValue = 1 }
          n.wrappedValue = 2
        }
      }
      #expect(lines == ["1 0", "1 1", "2 1"])
      var inner: [(Int, Animation?)] = []
      let probe = Binding<Int>(get: { 0 }, set: { inner.append(($1.step, $1.animation)) })
      withTransaction(\.step, 1) {
        withAnimation(.linear) { withTransaction(\.step, 2) { probe.wrappedValue = 0 } }
        probe.wrappedValue = 0
      }
      #expect(inner.map(\.0) == [2, 1] && inner.map(\.1) == [.linear, nil])
    }

    private struct Failure: Error {}

    @Test func `B6.15 a transaction ends with a closure that throws`() {
      var steps: [Int] = []
      let probe = Binding<Int>(get: { 0 }, set: { steps.append($1.step) })
      #expect(throws: Failure.self) { try withTransaction(\.step, 4) { throw Failure() } }
      probe.wrappedValue = 0
      #expect(steps == [0])
    }

    @Test func `B3.19 two bindings with equal animations write one group`() async throws {
      let lines = try await groups { n, m in
        n.animation(.linear).wrappedValue = 1
        m.animation(.linear).wrappedValue = 1
        m.transaction(Transaction(animation: .easeIn)).wrappedValue = 2
      }
      #expect(lines == ["1 1", "1 2"])
    }

    private struct Background: View {
      @State private var n = 0
      var body: some View {
        let _ = Log.add("\(n)")
        Text("\(n)").task { [$n] in
          for value in 1...3 { await Task.detached { withAnimation(.linear(duration: Double(value))) { $n.wrappedValue = value } }.value }
        }
      }
    }

    @Test func `B1.11 writes from other threads carry the transactions of their threads`() async throws {
      let harness = await mount(Background())
      try await harness.wait(timeout: .seconds(60)) { harness.texts == ["3"] }
      #expect(Log.take() == ["0", "1", "2", "3"])
    }

    private struct Plain: View {
      @State private var n = 0
      var body: some View {
        Button("n \(n)") { n += 1 }
          .onChange(of: n) { withAnimation { Log.add("changed") } }
      }
    }

    @Test func `a transaction around no change is none`() async throws {
      let harness = await mount(Plain())
      harness.resetCounters()
      try await harness.tap("n 0")
      #expect(Log.take() == ["changed"] && harness.counters.bodiesByType == ["Plain": 1])
    }
  }
}

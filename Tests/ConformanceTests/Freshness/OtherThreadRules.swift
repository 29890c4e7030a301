import Foundation
import RivuletTesting
import SwiftUI
import Synchronization
import Testing

@Observable private final class Shared: @unchecked Sendable {
  var a = 0
  var b = 0
}

/// A value whose comparison reaches for the state that holds it.
private struct Probing: Equatable {
  let n: Int
  let onCompare: @Sendable () -> Void

  static func == (lhs: Probing, rhs: Probing) -> Bool {
    rhs.onCompare()
    return lhs.n == rhs.n
  }
}

private struct ProbingKey: TransactionKey {
  static var defaultValue: Probing? { nil }
}

extension Transaction {
  fileprivate var probing: Probing? {
    get { self[ProbingKey.self] }
    set { self[ProbingKey.self] = newValue }
  }
}

extension Conformance {
  /// Values that are written away from the main thread.
  @MainActor
  struct OtherThreadRules {
    private struct Page: View {
      let shared: Shared

      var body: some View { Text("\(shared.a)") }
    }

    @Test func `B3.36 an observable property written off the main thread is shown, every time`() async {
      let shared = Shared()
      let harness = ViewHarness(Page(shared: shared))
      await harness.settle()
      for round in 1...400 {
        await Task.detached { shared.a = round }.value
        await harness.settle()
        #expect(harness.texts == ["\(round)"])
      }
    }

    private struct Two: View {
      let shared: Shared
      @State private var tick = 0

      var body: some View { Text(verbatim: "\(tick) \(shared.a) \(shared.b)") }
    }

    @Test func `B3.36 two threads write while updates run, and the last values are shown`() async throws {
      let shared = Shared()
      let harness = ViewHarness(Two(shared: shared))
      await harness.settle()
      for round in 1...200 {
        async let first: Void = Task.detached { for n in 0..<5 { shared.a = round * 10 + n } }.value
        async let second: Void = Task.detached { for n in 0..<5 { shared.b = round * 10 + n } }.value
        await harness.settle()
        _ = await (first, second)
        await harness.settle()
        #expect(harness.texts == ["0 \(round * 10 + 4) \(round * 10 + 4)"])
      }
    }

    private struct Written: View {
      let hand: (Binding<Int>) -> Void
      @State private var n = 0

      var body: some View { Text(verbatim: "\(n)").onAppear { hand($n) } }
    }

    @Test func `B1.11 of two threads that write one state the later write is stored and shown`() async {
      var binding = Binding.constant(0)
      let harness = ViewHarness(Written { binding = $0 })
      await harness.settle()
      let shared = binding
      for round in 1...100 {
        await withTaskGroup(of: Void.self) { group in
          for thread in 1...2 {
            group.addTask { for n in 0..<50 { shared.wrappedValue = round * 1000 + thread * 100 + n } }
          }
        }
        await harness.settle()
        #expect(harness.texts == ["\(shared.wrappedValue)"])
      }
    }

    private struct Probed: View {
      let hand: (Binding<Probing>) -> Void
      @State private var probing = Probing(n: 0) {}

      var body: some View { Text("\(probing.n)").onAppear { hand($probing) } }
    }

    @Test func `B1.12 a comparison that reads and writes the same state does not lock up`() async {
      var binding: Binding<Probing>?
      let harness = ViewHarness(Probed { binding = $0 })
      await harness.settle()
      guard let binding else { return #expect(Bool(false), "The view did not appear.") }
      let probed = binding
      await harness.turn {
        probed.wrappedValue = Probing(n: 1) { _ = probed.wrappedValue.n }
      }
      #expect(harness.texts == ["1"])
      await harness.turn {
        withTransaction(\.probing, Probing(n: 1) { _ = probed.wrappedValue.n }) { probed.wrappedValue = Probing(n: 2) {} }
        withTransaction(\.probing, Probing(n: 1) { probed.wrappedValue = Probing(n: 4) {} }) {
          probed.wrappedValue = Probing(n: 3) {}
        }
      }
      #expect(["3", "4"].contains(harness.texts.first))
    }
  }
}

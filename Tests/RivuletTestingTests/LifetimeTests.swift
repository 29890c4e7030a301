import SwiftUI
import Testing

@testable import RivuletTesting

@testable import RivuletHeadless

/// A harness owns what it shows.
@MainActor
struct LifetimeTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  @Observable final class Watched {
    var n = 0
  }

  /// What the views leave outside of their tree.
  private final class Outside {
    weak var owned: Model?
    var hasBegun = false
    var binding: Binding<Int>?
    var log: [String] = []
  }

  private struct Everything: View {
    let outside: Outside
    let watched: Watched
    let cancelled: Confirmation
    @ObservedObject var observed: Model
    @StateObject private var owned = Model()
    @State private var number = 0
    @FocusState private var isFocused: Bool
    @AppStorage("number") private var stored = 0

    var body: some View {
      let _ = outside.owned = owned
      let _ = outside.binding = $number
      VStack {
        Text("\(number) \(owned.n) \(observed.n) \(watched.n) \(stored)")
        TextField("name", text: .constant("")).focused($isFocused)
        Button("count") { number += 1 }
        ForEach(0..<3, id: \.self) { Text("\($0)") }
        GeometryReader { Text("\($0.size.width)") }
      }
      .onReceive(observed.$n) { outside.log.append("received \($0)") }
      .onDisappear { outside.log.append("disappeared") }
      .task { [cancelled, outside] in
        await withTaskCancellationHandler {
          outside.hasBegun = true
          try? await Task.sleep(for: .seconds(1_000))
        } onCancel: {
          cancelled()
        }
      }
    }
  }

  @Test func `a harness that is let go of frees its tree and its state, and cancels its tasks`() async throws {
    let (outside, observed, watched) = (Outside(), Model(), Watched())
    weak var tree: AnyObject?
    weak var host: AnyObject?
    try await confirmation("the task is cancelled") { cancelled in
      var harness: ViewHarness? = ViewHarness(
        Everything(outside: outside, watched: watched, cancelled: cancelled, observed: observed))
      await harness?.settle()
      // A task begins by way of other threads.
      try await harness?.wait(timeout: .seconds(600)) { outside.hasBegun }
      try await harness?.tap("count")
      (tree, host) = (harness?.tree, harness?.host)
      #expect(tree != nil && host != nil && outside.owned != nil)
      #expect(outside.log == ["received 0"])
      harness = nil
      // On a busy machine the thread of the last event may let go of it later.
      for _ in 0..<60_000 where tree != nil { try await Task.sleep(for: .milliseconds(10)) }
    }
    #expect(tree == nil && host == nil && outside.owned == nil)
    // What still points into the tree is harmless, and nobody hears of changes any more.
    observed.n = 5
    watched.n = 5
    outside.binding?.wrappedValue = 7
    #expect(outside.log == ["received 0"])
  }

  private final class Ending: ObservableObject {
    let log: (String) -> Void

    init(_ log: @escaping (String) -> Void) {
      self.log = log
    }

    deinit { log("gone") }
  }

  private struct Owner: View {
    @StateObject private var ending: Ending

    init(_ log: @escaping (String) -> Void) {
      _ending = StateObject(wrappedValue: Ending(log))
    }

    var body: some View { Text("owner \(ObjectIdentifier(ending).hashValue != 0)") }
  }

  private struct Closing: View {
    let log: (String) -> Void
    @State private var isOpen = true

    var body: some View {
      VStack {
        if isOpen { Owner(log) }
        Button("close") { isOpen = false }
      }
    }
  }

  private final class Lines: @unchecked Sendable {
    var all: [String] = []
  }

  @Test func `what has gone is given back in the same turn, behind the frame that shows it gone`() async throws {
    let lines = Lines()
    let harness = ViewHarness(Closing { lines.all.append($0) })
    await harness.settle()
    harness.onFrame = { lines.all.append("frame") }
    try await harness.tap("close")
    #expect(lines.all.suffix(2) == ["frame", "gone"] && lines.all.count(where: { $0 == "gone" }) == 1)
  }

  /// Says when it goes.
  private final class Token {
    let id: Int
    private let note: (String) -> Void

    init(_ id: Int, _ note: @escaping (String) -> Void) {
      self.id = id
      self.note = note
    }

    deinit { note("token \(id)") }
  }

  private final class Tokens: ObservableObject {
    @Published var all: [Token] = []
  }

  private struct Renewing: View {
    @ObservedObject var tokens: Tokens

    var body: some View {
      VStack {
        ForEach(tokens.all, id: \.id) { Text("row \($0.id)") }
      }
    }
  }

  @Test func `elements that a ForEach is not handed any more are let go behind the frame`() async throws {
    let lines = Lines()
    let tokens = Tokens()
    func renew(_ id: Int) { tokens.all = [Token(1) { lines.all.append($0) }, Token(id) { lines.all.append($0) }] }
    renew(2)
    let harness = ViewHarness(Renewing(tokens: tokens))
    await harness.settle()
    harness.onFrame = { lines.all.append("frame") }
    renew(3)
    await harness.settle()
    let end = lines.all.drop { $0 != "frame" }
    #expect(Set(end) == ["frame", "token 1", "token 2"] && lines.all.count(where: { $0.hasPrefix("token") }) == 2)
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B2.13: why a body is evaluated.
  @MainActor
  struct PrintChangesRules {
    struct PlayerView: View {
      @State private var isPlaying = false
      var body: some View {
        let _ = Self._printChanges()
        Button(isPlaying ? "pause" : "play") { isPlaying.toggle() }
      }
    }

    @Test func `B2.13 a view with a state prints its changes`() async throws {
      let harness = await mount(PlayerView())
      #expect(harness.printedChanges == ["PlayerView: @self, @identity, _isPlaying changed."])
      try await harness.tap("play")
      #expect(harness.printedChanges.dropFirst() == ["PlayerView: _isPlaying changed."])
    }

    @Test func `B2.13 outside of its body nothing is known to have changed`() async {
      let harness = await mount(PlayerView())
      await harness.turn { PlayerView._printChanges() }
      #expect(harness.printedChanges.dropFirst() == ["PlayerView: unchanged."])
    }

    struct Label: View {
      let number: Int
      var body: some View {
        let _ = Self._logChanges()
        Text("\(number)")
      }
    }

    struct Counting: View {
      @State private var n = 0
      var body: some View {
        Label(number: n)
        Button("go") { n += 1 }
      }
    }

    @Test func `B2.13 a view without dynamic properties prints only itself`() async throws {
      let harness = await mount(Counting())
      try await harness.tap("go")
      #expect(harness.printedChanges == ["Label: @self changed.", "Label: @self changed."])
    }

    @Observable final class Prices {
      var euros = 0
    }

    /// One row of many alike.
    struct PricedRow: View {
      let name: String
      let prices: Prices
      @Environment(\.isEnabled) private var isEnabled
      var body: some View {
        let _ = name == "row 7" ? Self._printChanges() : ()
        Text(verbatim: "\(name) \(prices.euros) \(isEnabled)")
      }
    }

    struct PricedRows: View {
      let prices: Prices
      @State private var count = 0
      @State private var isDisabled = false
      var body: some View {
        VStack {
          ForEach(0..<10, id: \.self) { PricedRow(name: "row \($0)", prices: prices) }
        }
        .disabled(isDisabled)
        Button("again \(count)") { count += 1 }
        Button("disable") { isDisabled.toggle() }
      }
    }

    @Test func `B2.13 B2.01 one row of many alike prints what has changed, and nothing where nothing has`() async throws {
      let prices = Prices()
      let harness = await mount(PricedRows(prices: prices))
      #expect(harness.printedChanges.count == 1)
      try await harness.tap("again 0")
      #expect(harness.printedChanges.count == 1)
      await harness.turn { prices.euros = 5 }
      #expect(harness.printedChanges.dropFirst() == ["PricedRow: @dependencies changed."])
      try await harness.tap("disable")
      #expect(harness.printedChanges.dropFirst(2) == ["PricedRow: _isEnabled changed."])
      try await harness.tap("again 1")
      #expect(harness.printedChanges.count == 3)
    }

    /// The same whose name is all that may change.
    struct NamedRow: View {
      let id: Int
      let name: String
      var body: some View {
        let _ = id == 7 ? Self._printChanges() : ()
        Text(verbatim: name)
      }
    }

    struct NamedRows: View {
      @State private var name = "a"
      @State private var count = 0
      var body: some View {
        VStack { ForEach(0..<10, id: \.self) { NamedRow(id: $0, name: name) } }
        Button("again \(count)") { count += 1 }
        Button("rename") { name += "a" }
      }
    }

    @Test func `B2.13 B2.01 one row of many alike prints itself when it differs`() async throws {
      let harness = await mount(NamedRows())
      try await harness.tap("again 0")
      #expect(harness.printedChanges == ["NamedRow: @self changed."])
      try await harness.tap("rename")
      try await harness.tap("again 1")
      try await harness.tap("rename")
      #expect(harness.printedChanges == Array(repeating: "NamedRow: @self changed.", count: 3))
    }

    final class Model: ObservableObject {
      @Published var n = 0
    }

    @Observable final class Watched {
      var n = 0
    }

    struct Numbered: DynamicProperty {
      @State var number = 0
    }

    struct Everything: View {
      @ObservedObject var model: Model
      let watched: Watched
      @Environment(\.isEnabled) private var isEnabled
      @Binding var bound: Int
      var numbered = Numbered()
      var body: some View {
        let _ = Self._printChanges()
        Text("\(model.n) \(watched.n) \(isEnabled) \(bound)" as String)
        Button("number \(numbered.number)") { numbered.number += 1 }
      }
    }

    struct Root: View {
      let model: Model
      let watched: Watched
      @State private var bound = 0
      @State private var isDisabled = false
      var body: some View {
        VStack {
          Everything(model: model, watched: watched, bound: $bound).disabled(isDisabled)
          Button("bound") { bound += 1 }
          Button("disable") { isDisabled = true }
        }
      }
    }

    @Test func `B2.13 each sort of property is named`() async throws {
      let (model, watched) = (Model(), Watched())
      let harness = await mount(Root(model: model, watched: watched))
      #expect(harness.printedChanges.count == 1)
      func changes(_ event: () async throws -> Void) async throws -> [String] {
        let before = harness.printedChanges.count
        try await event()
        return Array(harness.printedChanges.dropFirst(before))
      }
      #expect(try await changes { await harness.turn { model.n = 1 } } == ["Everything: _model changed."])
      #expect(try await changes { await harness.turn { watched.n = 1 } } == ["Everything: @dependencies changed."])
      #expect(try await changes { try await harness.tap("bound") } == ["Everything: _bound changed."])
      #expect(try await changes { try await harness.tap("disable") } == ["Everything: @self, _isEnabled changed."])
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

/// The record of causes, and the readers of a source of truth.
@MainActor
struct CausesTests {
  struct Amount: View {
    let number: Int
    let unit: String
    var body: some View { Text("\(number) \(unit)") }
  }

  struct Doubling: View {
    @Binding var number: Int
    var body: some View { Button("Double") { number *= 2 } }
  }

  struct Title: View {
    var body: some View { Text("Counter") }
  }

  struct Counter: View {
    @State private var count = 1
    @State private var isOn = false
    var body: some View {
      Title()
      Amount(number: count, unit: "items")
      Doubling(number: $count)
      Button("Add") { count += 1 }
      Toggle("On", isOn: $isOn)
    }
  }

  private func recording<V: View>(_ view: V) async -> ViewHarness {
    let harness = ViewHarness(view, textMeasurer: FixedAdvanceMeasurer())
    await harness.settle()
    harness.recordsCauses = true
    return harness
  }

  @Test func `a tap leads to a change, and the change to bodies with the argument that differs`() async throws {
    let harness = await recording(Counter())
    try await harness.tap("Add")
    let turn = try #require(harness.causes.first { !$0.changes.isEmpty })
    #expect(
      turn.description == """
        tap on "Add"
          Counter.count: 1 → 2
          body of Counter: _count
          body of Amount: @self(number)
          body of Doubling: @self(_number), _number
        """)
    #expect(turn.measures == 3)
    #expect(turn.drawingEdits > 0)
  }

  @Test func `a body whose container is equal is kept`() async throws {
    let harness = await recording(Counter())
    try await harness.tap("Add")
    let turn = try #require(harness.causes.first { !$0.changes.isEmpty })
    #expect(!turn.bodies.map(\.view).contains("Title"))
  }

  @Test func `a source has the readers that the graph knows`() async throws {
    let harness = await recording(Counter())
    #expect(harness.readers(of: "Counter.count") == ["Counter"])
    #expect(harness.readers(of: "isOn").contains("Counter") == false)
    #expect(harness.readers(of: "Counter.none") == [])
  }

  final class Shelf: ObservableObject {
    @Published var books = 0
  }

  struct Library: View {
    @StateObject private var shelf = Shelf()
    var body: some View {
      Text("\(shelf.books) books")
      Row(shelf: shelf)
      Button("Buy") { shelf.books += 1 }
    }
  }

  struct Row: View {
    @ObservedObject var shelf: Shelf
    var body: some View { Text(shelf.books == 0 ? "empty" : "filled") }
  }

  @Test func `the announcement of an object counts once, with all views that it reaches`() async throws {
    let harness = await recording(Library())
    #expect(harness.readers(of: "shelf") == ["Library", "Row"])
    try await harness.tap("Buy")
    let turn = try #require(harness.causes.first { !$0.changes.isEmpty })
    #expect(
      turn.description == """
        tap on "Buy"
          Shelf changed, read by Library, Row
          body of Library: _shelf
          body of Row: _shelf
        """)
  }

  @Observable final class Prices {
    var euros = 1
    var name = "Bread"
  }

  struct Shop: View {
    let prices: Prices
    var body: some View {
      Price(prices: prices)
      Button("Raise") { prices.euros += 1 }
    }
  }

  struct Price: View {
    let prices: Prices
    var body: some View { Text("\(prices.euros)") }
  }

  @Test func `a property of an observable object is named`() async throws {
    let prices = Prices()
    let harness = ViewHarness(Shop(prices: prices), textMeasurer: FixedAdvanceMeasurer())
    harness.recordsCauses = true
    await harness.settle()
    harness.resetCounters()
    try await harness.tap("Raise")
    let turn = try #require(harness.causes.first { !$0.changes.isEmpty })
    #expect(
      turn.description == """
        tap on "Raise"
          Prices.euros changed, read by Price
          body of Price: @dependencies
        """)
  }

  struct Watching: View {
    @State private var text = "a"
    @State private var changes = 0
    var body: some View {
      TextField("Name", text: $text)
      Text("\(changes)").onChange(of: text) { changes += 1 }
    }
  }

  @Test func `actions that follow a change are events of the same turn`() async throws {
    let harness = await recording(Watching())
    try await harness.type("b", into: "Name")
    let turn = try #require(harness.causes.first { $0.changes.contains { $0.source == "Watching.changes" } })
    #expect(turn.changes.map(\.event) == ["text \"b\"", "action of a view"])
    #expect(turn.changes.map(\.source) == ["Watching.text", "Watching.changes"])
  }

  struct Loading: View {
    @State private var text = "empty"
    @State private var ticks = 0
    var body: some View {
      Text(text).task { text = "loaded" }
      Text("\(ticks)").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
    }
  }

  @Test func `tasks and publishers are events`() async throws {
    let harness = ViewHarness(Loading(), textMeasurer: FixedAdvanceMeasurer())
    harness.recordsCauses = true
    await harness.settle()
    try await harness.wait(timeout: .seconds(20)) { harness.texts.contains("loaded") }
    await harness.advance(by: 1.5)
    let changes = harness.causes.flatMap(\.changes)
    #expect(changes.first { $0.source == "Loading.text" }?.event == "task")
    #expect(changes.first { $0.source == "Loading.ticks" }?.event.hasPrefix("value of Autoconnect<") == true)
  }

  @Test func `the same script gives the same causes, and counts are equal with and without a record`() async throws {
    func run(recording: Bool) async throws -> (causes: [String], counters: FrameCounters) {
      let harness = ViewHarness(Counter(), textMeasurer: FixedAdvanceMeasurer())
      await harness.settle()
      harness.recordsCauses = recording
      harness.resetCounters()
      for _ in 0..<3 {
        try await harness.tap("Add")
        try await harness.tap("Double")
        try await harness.tap("On")
      }
      return (harness.causes.map(\.description), harness.counters)
    }
    let first = try await run(recording: true)
    let second = try await run(recording: true)
    let without = try await run(recording: false)
    #expect(first.causes == second.causes)
    #expect(first.causes.count >= 9)
    #expect(first.counters == without.counters)
    #expect(without.causes.isEmpty)
  }
}

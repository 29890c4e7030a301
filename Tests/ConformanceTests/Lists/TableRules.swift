import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Tables: B17.81, B17.82, S300.
  @MainActor
  struct TableRules {
    struct Person: Identifiable, Sendable {
      let id: Int
      let name: String
      let age: Int
      var isMember = false
      var city: String?
    }

    nonisolated static let people = [
      Person(id: 1, name: "Cleo", age: 40), Person(id: 2, name: "Ada", age: 36, isMember: true), Person(id: 3, name: "Bob", age: 52),
    ]

    @MainActor @Observable
    final class Choice {
      var order: [KeyPathComparator<Person>] = []
      var selected: Set<Int> = []
      var people = TableRules.people

      func sort() { people.sort(using: order) }
    }

    @Test func `rows for each element need no closure`() async {
      let harness = await Conformance.mount(
        Table(of: Person.self) {
          TableColumn("Name") { Text($0.name).aid("name \($0.id)") }
        } rows: {
          ForEach(Self.people)
        }, size: CGSize(width: 400, height: 300))
      #expect(Self.people.allSatisfy { harness.frame(of: "name \($0.id)") != nil })
    }

    private struct Sorted: View {
      @Bindable var choice: Choice

      var body: some View {
        Table(choice.people, selection: $choice.selected, sortOrder: $choice.order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age)").aid("age \($0.id)") }
          TableColumn("Initial") { Text($0.name.prefix(1) + ".") }
        }
      }
    }

    private func open(_ view: some View, _ idiom: Idiom = .desktop) async -> ViewHarness {
      let harness = ViewHarness(
        view, size: idiom == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 600, height: 400), idiom: idiom)
      await harness.settle()
      return harness
    }

    @Test func `S300 B17.81ac B17.82ab sort order and compact width`() async throws {
      let choice = Choice()
      let harness = await open(Sorted(choice: choice))
      #expect(harness.texts == ["Name", "Age", "Initial", "Cleo", "40", "C.", "Ada", "36", "A.", "Bob", "52", "B."])
      try await harness.tap("Age")
      #expect(choice.order == [KeyPathComparator(\Person.age)])
      #expect(harness.texts.firstIndex(of: "Cleo").map { $0 < harness.texts.firstIndex(of: "Ada") ?? 0 } == true)
      try await harness.tap("Age")
      #expect(choice.order == [KeyPathComparator(\Person.age, order: .reverse)])
      try await harness.tap("Name")
      #expect(choice.order.count == 2)
      #expect(choice.order.first?.keyPath == \Person.name && choice.order.first?.order == .forward)
      #expect(choice.order.last?.keyPath == \Person.age && choice.order.last?.order == .reverse)
      await harness.turn { choice.sort() }
      #expect(harness.texts.filter { ["Cleo", "Ada", "Bob"].contains($0) } == ["Ada", "Bob", "Cleo"])
      #expect(harness.runtimeIssues == [])
      let phone = await open(Sorted(choice: Choice()), .phone)
      #expect(phone.texts == ["Cleo", "Ada", "Bob"])
    }

    @Test func `B17.82 a column without a comparator does not sort, and is no button`() async throws {
      let choice = Choice()
      let harness = await open(Sorted(choice: choice))
      #expect(!harness.semanticsDump().contains("button \"Initial\""))
      #expect(harness.semanticsDump().contains("button \"Age\""))
    }

    @Test func `B17.81d rows are selected by their ids, with the mouse and by keys`() async throws {
      let choice = Choice()
      let harness = await open(Sorted(choice: choice))
      func click(_ id: Int, _ modifiers: EventModifiers = []) async throws {
        let frame = try #require(harness.frame(of: "age \(id)"))
        await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
      }
      try await click(2)
      #expect(choice.selected == [2])
      try await click(1, .command)
      #expect(choice.selected == [1, 2])
      await harness.key(.downArrow)
      #expect(choice.selected == [2])
      try await click(3, .shift)
      #expect(choice.selected.contains(3))
    }

    private struct Widths: View {
      var body: some View {
        Table(TableRules.people) {
          TableColumn("A") { _ in Color.red.frame(height: 10).aid("a") }.width(50)
          TableColumn("B") { _ in Color.red.frame(height: 10).aid("b") }.width(min: 20, ideal: 100, max: 100)
          TableColumn("C") { _ in Color.red.frame(height: 10).aid("c") }
          TableColumn("D") { _ in Color.red.frame(height: 10).aid("d") }.width(min: 200)
        }
      }
    }

    @Test func `B17.81b columns have the width that they ask for, and share what is left`() async throws {
      let harness = await open(Widths())
      let widths = try ["a", "b", "c", "d"].map { try #require(harness.frame(of: $0)).width }
      #expect(widths[0] == 50)
      #expect(widths[1] == 100)
      #expect(widths[3] >= 200)
      let starts = try ["a", "b", "c", "d"].map { try #require(harness.frame(of: $0)).minX }
      #expect(starts[0] == 16)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
      let end = try #require(harness.frame(of: "d")).maxX
      #expect(abs(end - 584) < 0.01)
      harness.resize(to: CGSize(width: 800, height: 400))
      await harness.settle()
      #expect(harness.frame(of: "a")?.width == 50)
      #expect(harness.frame(of: "d").map { abs($0.maxX - 784) < 0.01 } == true)
    }

    private struct BadWidths: View {
      var body: some View {
        Table(TableRules.people) {
          TableColumn("A") { _ in Color.red.frame(height: 10).aid("a") }.width(.nan)
          TableColumn("B") { _ in Color.red.frame(height: 10).aid("b") }.width(min: -.infinity, ideal: .infinity, max: .nan)
        }
      }
    }

    @Test func `B17.81 widths that are none are reported and replaced`() async {
      let harness = await open(BadWidths())
      #expect(harness.frame(of: "a")?.width == 0)
      #expect(!harness.runtimeIssues.isEmpty)
    }

    private struct Written: View {
      var hasAges = true

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if hasAges { TableColumn("Age") { Text("\($0.age)") } }
        } rows: {
          TableRow(Person(id: 9, name: "Zoe", age: 7))
          ForEach(TableRules.people) { TableRow($0) }
          if !hasAges { TableRow(Person(id: 8, name: "Yan", age: 8)) }
        }
      }
    }

    @Test func `B17.81 rows may be written one by one, and columns and rows may come and go`() async {
      #expect(await open(Written()).texts == ["Name", "Age", "Zoe", "7", "Cleo", "40", "Ada", "36", "Bob", "52"])
      #expect(await open(Written(hasAges: false)).texts == ["Name", "Zoe", "Cleo", "Ada", "Bob", "Yan"])
    }

    private struct Kinds: View {
      @State private var order: [KeyPathComparator<Person>] = []

      var body: some View {
        Table(TableRules.people, sortOrder: $order) {
          TableColumn("Name", value: \.name, comparator: .lexical)
          TableColumn("Member", value: \.isMember) { Text($0.isMember ? "yes" : "no") }
          TableColumn("City", value: \.city) { Text($0.city ?? "-") }
          TableColumn("Length", value: \.name, comparator: LengthComparator()) { Text("\($0.name.count)") }
          TableColumn("Own", sortUsing: KeyPathComparator(\.id)) { Text("#\($0.id)") }
          TableColumnForEach([1, 2], id: \.self) { n in
            TableColumn("Extra \(n)") { Text("\(n).\($0.id)") }
          }
        }
        .onChange(of: order) { Log.add("\(order.map { "\($0.keyPath)" })") }
      }
    }

    private struct LengthComparator: SortComparator {
      var order = SortOrder.forward

      func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        lhs.count == rhs.count ? .orderedSame : lhs.count < rhs.count ? .orderedAscending : .orderedDescending
      }
    }

    @Test func `B17.82 columns sort by strings, truth, what may be missing, and comparators of the app`() async throws {
      let harness = await open(Kinds())
      for title in ["Name", "Member", "City", "Length", "Own"] {
        #expect(harness.semanticsDump().contains("button \"\(title)\""), "\(title)")
      }
      #expect(harness.texts.contains("Extra 2") && harness.texts.contains("2.3"))
      _ = Log.take()
      try await harness.tap("Length")
      try await harness.tap("Own")
      #expect(Log.take().count == 2)
    }

    @Test func `B16.30a a table of a hundred thousand rows makes those in sight`() async {
      let people = (0..<100_000).map { Person(id: $0, name: "n\($0)", age: $0) }
      let harness = await open(
        Table(people) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        })
      #expect(harness.texts.count < 60)
      for _ in 0..<5 { await harness.wheel(1e7) }
      #expect(harness.texts.contains("n99999"))
    }
  }
}

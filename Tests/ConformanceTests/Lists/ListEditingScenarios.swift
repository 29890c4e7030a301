import RivuletTesting
import SwiftUI
import Testing

/// Rows of names that people can delete and move, noted in the log.
struct NameList: View {
  @State var names = ["a", "b", "c"]
  /// Names of rows that cannot be deleted, and moved.
  var undeletable: Set<String> = []
  var immovable: Set<String> = []
  var deletes = true
  var moves = true
  /// Whether the data follow what people do.
  var obeys = true

  private func delete(_ offsets: IndexSet) {
    Log.add("\(Array(offsets))")
    if obeys { names.remove(atOffsets: offsets) }
  }

  private func move(_ source: IndexSet, _ destination: Int) {
    Log.add("\(Array(source))>\(destination)")
    if obeys { names.move(fromOffsets: source, toOffset: destination) }
  }

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        Text(name).aid(name)
          .deleteDisabled(undeletable.contains(name))
          .moveDisabled(immovable.contains(name))
      }
      .onDelete(perform: deletes ? { delete($0) } : nil)
      .onMove(perform: moves ? { move($0, $1) } : nil)
    }
  }
}

extension ViewHarness {
  /// The middle of the row of a view, at a distance from the leading edge of the window.
  func inRow(_ name: String, _ x: CGFloat) -> CGPoint { CGPoint(x: x, y: frame(of: name)?.midY ?? .nan) }
}

extension Conformance {
  /// What people do to the rows of lists they edit: B17.40–B17.44 and their scenarios.
  @MainActor
  struct ListEditingScenarios {
    @Test func `S282 B17.40ac EditButton and editMode, without a container that provides it`() async throws {
      struct Probe: View {
        @Environment(\.editMode) var mode

        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "plain") }
      }
      struct Root: View {
        var body: some View {
          VStack {
            EditButton()
            List {
              Probe()
              ForEach(0..<5) { Text("i\($0)") }.onDelete { _ in }
            }
          }
        }
      }
      let harness = await mount(Root())
      #expect(harness.texts.contains("Edit"))
      #expect(harness.texts.contains("plain"))
      try await harness.tap("Edit")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("Done"))
      #expect(harness.texts.contains("editing"))
      try await harness.tap("Done")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("Edit"))
      #expect(harness.texts.contains("plain"))
    }

    @Test func `S282 B17.40c B17.41cf several rows are selected while editing, and none deferUntilViewsExist`() async throws {
      struct Root: View {
        @State private var selected: Set<Int> = []

        var body: some View {
          EditButton()
          Text("\(selected.sorted())")
          List(selection: $selected) { ForEach(0..<5) { Text("i\($0)") } }
        }
      }
      let harness = await mount(VStack { Root() })
      try await harness.tap("Edit")
      await harness.advance(by: 1)
      try await harness.tap("i1")
      try await harness.tap("i3")
      #expect(harness.texts.contains("[1, 3]"))
      try await harness.tap("i3")
      #expect(harness.texts.contains("[1]"))
      try await harness.tap("Done")
      #expect(harness.texts.contains("[]"))
    }

    @Test func `B17.40ab the mode of the environment goes before that of the button`() async throws {
      struct Root: View {
        @State private var mode = EditMode.inactive

        var body: some View {
          VStack {
            EditButton()
            Text(mode == .active ? "active" : "inactive")
          }
          .environment(\.editMode, $mode)
        }
      }
      let harness = await mount(Root())
      try await harness.tap("Edit")
      await harness.advance(by: 1)
      #expect(harness.texts == ["Done", "active"])
    }

    @Test func `S283 B17.42abc swipe to delete`() async throws {
      let harness = await mount(NameList(moves: false))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 250))
      #expect(harness.texts.contains("Delete"))
      #expect(Log.take().isEmpty)
      try await harness.tap("Delete")
      await harness.advance(by: 1)
      #expect(Log.take() == ["[1]"])
      #expect(harness.texts == ["a", "c"])
      await harness.calmDrag(harness.inRow("a", 350), harness.inRow("a", 30))
      await harness.advance(by: 1)
      #expect(Log.take() == ["[0]"])
      #expect(harness.texts == ["c"])
      await harness.calmDrag(harness.inRow("c", 100), harness.inRow("c", 300))
      #expect(harness.texts == ["c"])
      #expect(harness.minX("c") == 32)
    }

    @Test func `B17.42bde a row that is not deleted comes back, and nil takes the ability`() async throws {
      var harness = await mount(NameList(obeys: false))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 30))
      await harness.advance(by: 1)
      #expect(Log.take() == ["[1]"])
      #expect(harness.texts == ["a", "b", "c"])
      #expect(harness.minX("b") == 32)
      harness = await mount(NameList(deletes: false))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 250))
      #expect(harness.texts == ["a", "b", "c"])
    }

    @Test func `B17.41a the delete control asks before it deletes`() async throws {
      let harness = await mount(NameList(moves: false).environment(\.editMode, .constant(.active)))
      #expect(harness.minX("b") == 70)
      await harness.tap(at: harness.inRow("b", 43))
      await harness.advance(by: 1)
      #expect(Log.take().isEmpty)
      #expect(harness.texts.contains("Delete"))
      try await harness.tap("Delete")
      await harness.advance(by: 1)
      #expect(Log.take() == ["[1]"])
      #expect(harness.texts == ["a", "c"])
    }

    @Test func `B17.41e swiping is off while editing, and the controls go when it ends`() async throws {
      struct Root: View {
        @State var mode = EditMode.active

        var body: some View {
          VStack {
            EditButton()
            NameList()
          }
          .environment(\.editMode, $mode)
        }
      }
      let harness = await mount(Root())
      await harness.calmDrag(harness.inRow("b", 300), harness.inRow("b", 200))
      #expect(!harness.texts.contains("Delete"))
      try await harness.tap("Done")
      await harness.advance(by: 1)
      #expect(harness.minX("b") == 32)
    }

    @Test func `S295 B17.44abc rows that cannot be deleted or moved`() async throws {
      var harness = await mount(NameList(undeletable: ["b"], moves: false))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 250))
      #expect(harness.texts == ["a", "b", "c"])
      await harness.calmDrag(harness.inRow("c", 350), harness.inRow("c", 250))
      #expect(harness.texts.contains("Delete"))
      harness = await mount(NameList(immovable: ["a"], obeys: false).environment(\.editMode, .constant(.active)))
      let top = harness.minY("a") - 17
      await harness.calmDrag(harness.inRow("a", 352), CGPoint(x: 352, y: top + 100))
      #expect(Log.take().isEmpty)
      await harness.calmDrag(harness.inRow("c", 352), CGPoint(x: 352, y: top - 5))
      #expect(Log.take() == ["[2]>0"])
    }

    @Test(arguments: [(0, 2, "[0]>3"), (0, 1, "[0]>2"), (2, 0, "[2]>0"), (2, 1, "[2]>1"), (1, 1, "")])
    func `B17.41b B17.43ac a row is moved by its handle, before the move counted`(_ from: Int, _ to: Int, _ log: String) async {
      let harness = await mount(NameList().environment(\.editMode, .constant(.active)))
      let names = ["a", "b", "c"]
      await harness.calmDrag(harness.inRow(names[from], 352), harness.inRow(names[to], 352))
      await harness.advance(by: 1)
      #expect(Log.take() == (log.isEmpty ? [] : [log]))
      var expected = names
      expected.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to)
      #expect(harness.texts == expected)
      let places = expected.map { harness.minY($0) }
      #expect(places[1] - places[0] == 56)
      #expect(places[2] - places[1] == 56)
    }

    @Test func `B17.43 rows make room for the one that is dragged`() async {
      let harness = await mount(NameList().environment(\.editMode, .constant(.active)))
      let (a, b, c) = (harness.minY("a"), harness.minY("b"), harness.minY("c"))
      await harness.down(at: harness.inRow("a", 352))
      await harness.move(to: CGPoint(x: 352, y: harness.inRow("c", 0).y - 10), duration: 0.5)
      await harness.advance(by: 1)
      #expect(abs(harness.minY("a") - (c - 10)) < 0.01)
      #expect(harness.minY("b") == a)
      #expect(harness.minY("c") == b)
      await harness.cancel()
      await harness.advance(by: 1)
      #expect(harness.minY("a") == a)
      #expect(harness.minY("b") == b)
      #expect(Log.take().isEmpty)
    }

    @Test func `B17.43 a mouse drags the row itself on a desktop`() async {
      let harness = ViewHarness(NameList(), size: CGSize(width: 300, height: 300), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      let target = harness.frame(of: "c")?.midY ?? 0
      await harness.calmDrag(harness.inRow("a", 40), CGPoint(x: 40, y: target + 4))
      #expect(Log.take() == ["[0]>3"])
      await harness.advance(by: 1)
      #expect(harness.texts == ["b", "c", "a"])
    }

    /// Rows that people press as well as move.
    private enum PressedRow: CaseIterable { case link, linkToView, linkInside, button, plainButton, tap }

    private struct PressedList: View {
      let kind: PressedRow
      let selects: Bool
      @State private var names = ["a", "b", "c"]
      @State private var chosen: String?

      var body: some View {
        NavigationSplitView {
          if selects { List(selection: $chosen) { rows } } else { List { rows } }
        } detail: {
          NavigationStack {
            Text(names.joined()).aid("all").navigationDestination(for: String.self) { Text("at \($0)").aid("pressed") }
          }
        }
      }

      private var rows: some View {
        ForEach(names, id: \.self) { name in
          row(name).contextMenu { Button("more") {} }
        }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }

      @ViewBuilder private func row(_ name: String) -> some View {
        switch kind {
        case .link: NavigationLink(value: name) { Text(name) }.aid(name)
        case .linkToView:
          NavigationLink {
            Text("at \(name)").aid("pressed")
          } label: {
            Text(name).aid(name)
          }
        case .linkInside: HStack { NavigationLink(value: name) { Text(name).aid(name) } }
        case .button: Button(name) { Log.add(name) }.aid(name)
        case .plainButton: Button(name) { Log.add(name) }.buttonStyle(.plain).aid(name)
        case .tap: Text(name).aid(name).onTapGesture { Log.add(name) }
        }
      }
    }

    @Test(arguments: PressedRow.allCases, [false, true])
    private func `B17.43 a mouse drags a row by what is pressed in it, and presses it where it does not move`(
      _ kind: PressedRow, _ selects: Bool
    ) async throws {
      let harness = ViewHarness(PressedList(kind: kind, selects: selects), size: CGSize(width: 700, height: 400), idiom: .desktop)
      await harness.settle()
      _ = Log.take()
      let a = try #require(harness.frame(of: "a")), c = try #require(harness.frame(of: "c"))
      await harness.calmDrag(CGPoint(x: a.minX + 3, y: a.midY), CGPoint(x: a.minX + 3, y: c.midY + 4))
      await harness.advance(by: 1)
      #expect(harness.text(of: "all") == "bca")
      #expect(Log.take().isEmpty && harness.text(of: "pressed") == nil)
      await harness.tap(at: CGPoint(x: a.minX + 3, y: a.midY))
      await harness.advance(by: 1)
      #expect(Log.take() == ["b"] || harness.text(of: "pressed") == "at b" || kind == .link && selects)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B17.43 a finger that rests on a row lifts it, one that moves scrolls`() async {
      let harness = await mount(NameList())
      let place = harness.inRow("a", 100)
      await harness.down(at: place)
      await harness.advance(by: 0.6)
      await harness.move(to: harness.inRow("c", 100), duration: 0.2)
      await harness.advance(by: 1)
      #expect(harness.minY("a") > harness.minY("b"))
      await harness.up()
      #expect(Log.take() == ["[0]>3"])
      await harness.advance(by: 1)
      #expect(harness.texts == ["b", "c", "a"])
      await harness.calmDrag(place, CGPoint(x: 100, y: place.y + 112))
      #expect(Log.take().isEmpty)
      #expect(harness.texts == ["b", "c", "a"])
    }

    @Test func `B17.43 a row that is held at the edge scrolls the list`() async {
      struct Long: View {
        @State private var numbers = Array(0..<100)

        var body: some View {
          List {
            ForEach(numbers, id: \.self) { Text("\($0)").aid("n\($0)") }.onMove {
              Log.add("\(Array($0))>\($1)")
              numbers.move(fromOffsets: $0, toOffset: $1)
            }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
      let harness = await mount(Long())
      await harness.down(at: harness.inRow("n1", 352))
      await harness.move(to: CGPoint(x: 352, y: 840), duration: 0.2)
      await harness.advance(by: 3)
      #expect(!harness.texts.contains("0"))
      #expect(harness.texts.contains("1"))
      await harness.up()
      await harness.advance(by: 1)
      let log = Log.take()
      #expect(log.count == 1)
      let destination = log.first?.split(separator: ">").last.flatMap { Int($0) } ?? 0
      #expect(destination > 25)
      #expect(destination < 100)
      let before = harness.minY("n\(destination - 1)")
      #expect(harness.minY("n1") - before == 56)
    }

    @Test func `B17.43b only rows of the same ForEach make room`() async {
      struct Two: View {
        var body: some View {
          List {
            Text("top").aid("top")
            ForEach(["a", "b"], id: \.self) { Text($0).aid($0) }.onMove { Log.add("\(Array($0))>\($1)") }
            ForEach(["x", "y"], id: \.self) { Text($0).aid($0) }.onMove { _, _ in Log.add("other") }
          }
          .environment(\.editMode, .constant(.active))
        }
      }
      let harness = await mount(Two())
      let (top, x) = (harness.minY("top"), harness.minY("x"))
      await harness.down(at: harness.inRow("a", 352))
      await harness.move(to: harness.inRow("y", 352), duration: 0.5)
      await harness.advance(by: 1)
      #expect(harness.minY("top") == top)
      #expect(harness.minY("x") == x)
      await harness.up()
      #expect(Log.take() == ["[0]>2"])
    }

    @Test func `B17.44d a bound collection is edited by the list itself`() async throws {
      struct Root: View {
        @State private var names = ["a", "b", "c"]
        let actions: EditActions<[String]>

        var body: some View {
          VStack {
            Text(names.joined()).aid("all")
            List($names, id: \.self, editActions: actions) { Text($0.wrappedValue).aid($0.wrappedValue) }
          }
        }
      }
      var harness = await mount(Root(actions: .all))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 30))
      await harness.advance(by: 1)
      #expect(harness.text(of: "all") == "ac")
      harness = await mount(Root(actions: .move))
      await harness.calmDrag(harness.inRow("b", 350), harness.inRow("b", 30))
      await harness.advance(by: 1)
      #expect(harness.text(of: "all") == "abc")
      harness = await mount(Root(actions: .all).environment(\.editMode, .constant(.active)))
      await harness.calmDrag(harness.inRow("c", 352), harness.inRow("a", 352))
      await harness.advance(by: 1)
      #expect(harness.text(of: "all") == "cab")
    }

    @Test func `offsets that a collection does not have are ignored`() {
      var numbers = [0, 1, 2]
      numbers.remove(atOffsets: [1, 7])
      #expect(numbers == [0, 2])
      numbers.move(fromOffsets: [5], toOffset: 9)
      #expect(numbers == [0, 2])
      numbers.move(fromOffsets: [0, 5], toOffset: 9)
      #expect(numbers == [2, 0])
      numbers = [0, 1, 2, 3, 4]
      numbers.move(fromOffsets: [1, 3], toOffset: 5)
      #expect(numbers == [0, 2, 4, 1, 3])
      numbers.move(fromOffsets: [2], toOffset: 2)
      #expect(numbers == [0, 2, 4, 1, 3])
    }

    @Test func `B17.42bc rows of an inner ForEach that cannot be deleted belong to the element of the outer one`() async throws {
      struct Nested: View {
        var body: some View {
          List {
            ForEach(["x", "y"], id: \.self) { outer in
              ForEach(0..<2, id: \.self) { Text("\(outer)\($0)").aid("\(outer)\($0)") }
            }
            .onDelete { Log.add("outer \(Array($0))") }
            ForEach(["p", "q"], id: \.self) { outer in
              ForEach(0..<2, id: \.self) { Text("\(outer)\($0)").aid("\(outer)\($0)") }.onDelete { Log.add("\(outer) \(Array($0))") }
            }
          }
        }
      }
      let harness = await mount(Nested())
      await harness.calmDrag(harness.inRow("y0", 350), harness.inRow("y0", 30))
      await harness.advance(by: 1)
      #expect(Log.take() == ["outer [1]"])
      await harness.calmDrag(harness.inRow("q1", 350), harness.inRow("q1", 30))
      await harness.advance(by: 1)
      #expect(Log.take() == ["q [1]"])
    }

    private final class Names: ObservableObject {
      @Published var names: [String]

      init(_ names: [String]) { self.names = names }
    }

    private struct Observed: View {
      @ObservedObject var names: Names

      var body: some View {
        List {
          ForEach(names.names, id: \.self) { Text($0).aid($0) }
            .onDelete { Log.add("\(Array($0))") }
            .onMove { Log.add("\(Array($0))>\($1)") }
        }
      }
    }

    @Test func `B17.42ac offsets are those of the data at the time of the action`() async throws {
      let names = Names(["a", "b", "c"])
      let harness = await mount(Observed(names: names))
      await harness.calmDrag(harness.inRow("c", 350), harness.inRow("c", 250))
      await harness.turn { names.names = ["x", "y", "c"] }
      await harness.turn { names.names = ["c", "x"] }
      try await harness.tap("Delete")
      #expect(Log.take() == ["[0]"])
    }

    @Test func `B17.46 a row that goes while it is swiped takes its buttons along`() async throws {
      let names = Names(["a", "b", "c"])
      let harness = await mount(Observed(names: names))
      await harness.down(at: harness.inRow("b", 350))
      await harness.move(to: harness.inRow("b", 250), duration: 0.2)
      #expect(harness.texts.contains("Delete"))
      await harness.turn { names.names = ["a", "c"] }
      #expect(harness.texts == ["a", "c"])
      await harness.move(to: CGPoint(x: 100, y: harness.inRow("c", 0).y), duration: 0.1)
      await harness.up()
      #expect(harness.texts == ["a", "c"])
      #expect(Log.take().isEmpty)
      await harness.calmDrag(harness.inRow("a", 350), harness.inRow("a", 250))
      #expect(harness.texts.contains("Delete"))
    }

    @Test func `B17.43 a row that goes while it is dragged ends the drag`() async {
      let names = Names(["a", "b", "c"])
      let harness = await mount(Observed(names: names).environment(\.editMode, .constant(.active)))
      let c = harness.minY("c")
      await harness.down(at: harness.inRow("a", 352))
      await harness.move(to: harness.inRow("c", 352), duration: 0.2)
      await harness.turn { names.names = ["b", "c"] }
      await harness.move(to: harness.inRow("b", 352), duration: 0.1)
      await harness.up()
      await harness.advance(by: 1)
      #expect(Log.take().isEmpty)
      #expect(harness.minY("c") == c - 56)
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What people select in lists and tables: B17.30, B17.31, B17.33–B17.35.
  @MainActor
  struct ListSelectionRules {
    @MainActor @Observable
    final class Choice {
      var one = 0
      var some: Int?
      var several: Set<Int> = []
      var name: String?
      var isEditing = false
      var mayChoose = false
      var rows = Array(0..<5)
    }

    private struct One: View {
      @Bindable var choice: Choice
      var body: some View { List(0..<5, selection: $choice.one) { Text("i\($0)").aid("i\($0)") } }
    }

    private struct Some: View {
      @Bindable var choice: Choice
      var body: some View { List(0..<5, selection: $choice.some) { Text("i\($0)").aid("i\($0)") } }
    }

    private struct Several: View {
      @Bindable var choice: Choice

      var body: some View {
        List(choice.rows, id: \.self, selection: $choice.several) { n in
          Text("i\(n)").aid("i\(n)").selectionDisabled(n == 4 && !choice.mayChoose)
        }
        .environment(\.editMode, .constant(choice.isEditing ? .active : .inactive))
      }
    }

    private func click(_ harness: ViewHarness, _ name: String, _ modifiers: EventModifiers = []) async throws {
      let frame = try #require(harness.frame(of: name))
      await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY), modifiers: modifiers)
    }

    /// How many rows are selected.
    private func selected(_ harness: ViewHarness) -> Int {
      harness.semanticsDump().split(separator: "\n").filter { $0.contains("selected") && $0.contains("row") }.count
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.30abc a value selects exactly one row, an optional one or none, and a set any number`(_ idiom: Idiom) async throws {
      let choice = Choice()
      let one = await shown(One(choice: choice), idiom)
      #expect(selected(one) == 1)
      try await click(one, "i2")
      #expect(choice.one == 2)
      try await click(one, "i2")
      try await click(one, "i2", .command)
      await one.tap(at: CGPoint(x: 195, y: 700))
      #expect(choice.one == 2)
      let some = await shown(Some(choice: choice), idiom)
      #expect(!some.semanticsDump().contains("selected"))
      try await click(some, "i1")
      try await click(some, "i3")
      #expect(choice.some == 3)
      await some.turn { choice.some = nil }
      #expect(!some.semanticsDump().contains("selected"))
      try await click(some, "i3")
      await some.tap(at: CGPoint(x: 195, y: 700))
      #expect(choice.some == (idiom == .desktop ? nil : 3))
      let several = await shown(Several(choice: choice), idiom)
      await several.turn { choice.several = [1, 3, 77] }
      #expect(selected(several) == 2)
    }

    private struct Tags: View {
      @Bindable var choice: Choice

      var body: some View {
        List(selection: $choice.some) {
          Text("plain").tag(7).aid("plain")
          Text("optional").tag(Optional(8)).aid("optional")
          Text("other").tag("nine").aid("other")
          Text("none").aid("none")
          Text("wide").tag(Int64(10)).aid("wide")
          ForEach(20..<22) { n in Text("id \(n)").aid("id\(n)") }
          ForEach(["a", "b"], id: \.self) { Text($0).aid($0) }
          ForEach(30..<32) { n in Text("tag \(n)").tag(n * 10).aid("tag\(n)") }
          ForEach(40..<41) { n in HStack { Text("inner").tag(n * 10) }.aid("inner\(n)") }
          Section { ForEach(50..<51) { n in Text("in section").aid("section\(n)") } }
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.31abcd the tag of the selection's type selects a row, else an id of it, else nothing does`(_ idiom: Idiom) async throws {
      let choice = Choice()
      let harness = await shown(Tags(choice: choice), idiom)
      let cases: [(String, Int?)] = [
        ("plain", 7), ("optional", nil), ("other", nil), ("none", nil), ("wide", nil), ("id21", 21), ("a", nil), ("tag31", 310),
        ("inner40", 40), ("section50", 50),
      ]
      for (name, value) in cases {
        await harness.turn { choice.some = nil }
        try await click(harness, name)
        #expect(choice.some == value, "\(name)")
      }
      #expect(harness.runtimeIssues == [])
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B17.33 a row whose selection is disabled is not selected by people, but may be by the app`(_ idiom: Idiom) async throws {
      let choice = Choice()
      let harness = await shown(Several(choice: choice), idiom)
      try await click(harness, "i4")
      #expect(choice.several == [])
      try await click(harness, "i1")
      try await click(harness, "i4", .command)
      #expect(choice.several == [1])
      await harness.turn { choice.several = [4] }
      #expect(harness.isSelected("i4"))
      if idiom == .desktop {
        try await click(harness, "i2")
        try await click(harness, "i4", .shift)
        #expect(!choice.several.contains(4))
        await harness.key("a", modifiers: .command)
        #expect(choice.several == [0, 1, 2, 3])
      }
      await harness.turn { choice.mayChoose = true }
      try await click(harness, "i4")
      #expect(choice.several == [4])
      await harness.turn { choice.mayChoose = false }
      #expect(choice.several == [4], "what is selected stays")
    }

    @Test func `B17.32bc B17.34abc on a phone a tap replaces a set, and toggles members while people edit`() async throws {
      let choice = Choice()
      let harness = await shown(Several(choice: choice))
      let still = try #require(harness.frame(of: "i1")).minX
      try await click(harness, "i1")
      try await click(harness, "i2")
      #expect(choice.several == [2])
      try await click(harness, "i2")
      #expect(choice.several == [2], "a second tap keeps it")
      await harness.turn { choice.isEditing = true }
      await harness.advance(by: 1)
      #expect(harness.minX("i1") > still, "circles make room")
      try await click(harness, "i1")
      try await click(harness, "i3")
      #expect(choice.several == [1, 2, 3])
      try await click(harness, "i2")
      #expect(choice.several == [1, 3])
      await harness.turn { choice.rows.removeAll { $0 == 1 } }
      try await click(harness, "i0")
      #expect(choice.several == [0, 1, 3], "values without a row stay")
      await harness.turn { choice.isEditing = false }
      await harness.advance(by: 1)
      #expect(harness.minX("i0") == still)
      let one = await shown(Some(choice: choice))
      try await click(one, "i3")
      try await click(one, "i3")
      #expect(choice.some == 3)
    }

    @Test func `B17.34 a tap that moves away, or scrolls, selects nothing`() async throws {
      let choice = Choice()
      let harness = await shown(Several(choice: choice))
      let row = try #require(harness.frame(of: "i1"))
      await harness.drag(from: CGPoint(x: row.midX, y: row.midY), to: CGPoint(x: row.midX, y: row.midY - 200), duration: 0.3)
      await harness.advance(by: 2)
      #expect(choice.several == [])
    }

    private struct Groups: View {
      @Bindable var choice: Choice

      var body: some View {
        List(selection: $choice.several) {
          DisclosureGroup {
            Text("leaf").aid("leaf").tag(2)
          } label: {
            Text("group").aid("group")
          }
          .tag(1)
          DisclosureGroup("untagged") { Text("other") }
        }
      }
    }

    @Test(arguments: [false, true])
    func `B17.35 on a desktop the label of a group selects its row, and its chevron expands it`(_ isMirrored: Bool) async throws {
      let choice = Choice()
      let harness = await shown(Groups(choice: choice), .desktop, isMirrored: isMirrored)
      try await click(harness, "group")
      #expect(choice.several == [1])
      #expect(harness.frame(of: "leaf") == nil)
      let label = try #require(harness.frame(of: "group"))
      // Beside the label, in the rest of the row.
      await harness.turn { choice.several = [] }
      await harness.tap(at: CGPoint(x: isMirrored ? 60 : 330, y: label.midY))
      #expect(choice.several == [1])
      #expect(harness.frame(of: "leaf") == nil)
      await harness.turn { choice.several = [] }
      let chevron = CGPoint(x: isMirrored ? label.maxX + 10 : label.minX - 10, y: label.midY)
      await harness.tap(at: chevron)
      await harness.advance(by: 1)
      #expect(choice.several == [])
      #expect(harness.frame(of: "leaf") != nil)
      try await click(harness, "leaf")
      try await click(harness, "group", .command)
      #expect(choice.several == [1, 2])
      await harness.tap(at: chevron)
      await harness.advance(by: 1)
      #expect(harness.frame(of: "leaf") == nil)
      #expect(choice.several == [1, 2])
    }

    private struct Outline: View {
      @Bindable var choice: Choice

      struct Node: Identifiable {
        let id: Int
        var kids: [Node]?
      }

      let nodes = [Node(id: 1, kids: [Node(id: 2, kids: [Node(id: 3)])]), Node(id: 4)]

      var body: some View {
        List(nodes, children: \.kids, selection: $choice.several) { Text("n\($0.id)").aid("n\($0.id)") }
      }
    }

    @Test func `B17.35 rows of an outline are selected by their labels, and opened by their chevrons`() async throws {
      let choice = Choice()
      let harness = await shown(Outline(choice: choice), .desktop)
      try await click(harness, "n1")
      #expect(choice.several == [1])
      #expect(harness.texts == ["n1", "n4"])
      for name in ["n1", "n2"] {
        let label = try #require(harness.frame(of: name))
        await harness.tap(at: CGPoint(x: label.minX - 10, y: label.midY))
        await harness.advance(by: 1)
      }
      #expect(harness.texts == ["n1", "n2", "n3", "n4"])
      #expect(choice.several == [1])
      try await click(harness, "n2")
      #expect(choice.several == [2])
      #expect(harness.texts == ["n1", "n2", "n3", "n4"])
      try await click(harness, "n4", .shift)
      #expect(choice.several == [2, 3, 4])
    }

    private struct Tree: View {
      @Bindable var choice: Choice

      var body: some View {
        Table(Outline(choice: choice).nodes, children: \.kids, selection: $choice.several) {
          TableColumn("Name") { Text("n\($0.id)").aid("n\($0.id)") }
          TableColumn("Twice") { Text("t\($0.id)").aid("t\($0.id)") }
        }
      }
    }

    @Test func `B17.35 B17.81 rows of a table with children are selected by any of their cells`() async throws {
      let choice = Choice()
      let harness = await shown(Tree(choice: choice), .desktop, size: CGSize(width: 500, height: 300))
      for cell in ["n1", "t1"] {
        await harness.turn { choice.several = [] }
        try await click(harness, cell)
        #expect(choice.several == [1], "\(cell)")
      }
      #expect(!harness.texts.contains("n2"))
      let label = try #require(harness.frame(of: "n1"))
      await harness.tap(at: CGPoint(x: label.minX - 10, y: label.midY))
      await harness.advance(by: 1)
      #expect(harness.texts.contains("n2"))
      #expect(choice.several == [1])
      try await click(harness, "t2")
      #expect(choice.several == [2])
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Fields and editors: sizes, focus, keys and what is undone.
  @MainActor
  struct FieldRules {
    private struct CellRow: Identifiable { let id = 0 }

    @Test func `fields in lists and tables of a desktop have no border unless a style gives them one`() async throws {
      func field() -> some View { TextField("Name", text: .constant("text")).aid("field") }
      func height(_ view: some View) async throws -> CGFloat {
        let frame = await mounted(view, .desktop).frame(of: "field")
        return try #require(frame).height
      }
      let (plain, bordered) = (try await height(field().textFieldStyle(.plain)), try await height(field()))
      #expect(plain < bordered)
      #expect(try await height(List { field() }) == plain)
      #expect(try await height(List { HStack { field() } }.listStyle(.sidebar)) == plain)
      #expect(try await height(Table([CellRow()]) { TableColumn("Name") { (_: CellRow) in field() } }) == plain)
      #expect(try await height(List { field().textFieldStyle(.roundedBorder) }) == bordered)
      #expect(try await height(List { field() }.textFieldStyle(.roundedBorder)) == bordered)
      #expect(try await height(Form { field() }) == bordered)
    }

    private struct Lines: View {
      @State private var text: String
      let axis: Axis
      init(_ text: String = "", axis: Axis = .vertical) {
        _text = State(initialValue: text)
        self.axis = axis
      }
      var body: some View {
        VStack {
          TextField("field", text: $text, axis: axis).aid("field").onSubmit { Log.add("submit") }
          Text(text.replacingOccurrences(of: "\n", with: "/").replacingOccurrences(of: "\t", with: ">")).aid("copy")
        }
      }
    }

    private struct Editor: View {
      @State private var text: String
      init(_ text: String) { _text = State(initialValue: text) }
      var body: some View {
        VStack {
          TextEditor(text: $text).aid("editor").frame(height: 200)
          Text(text.replacingOccurrences(of: "\n", with: "/").replacingOccurrences(of: "\t", with: ">")).aid("copy")
          Button("after") {}
        }
      }
    }

    @Test func `B21.62ace fields have the heights of their borders and fill the width`() async {
      func size(_ style: some TextFieldStyle, _ idiom: Idiom) async -> CGSize? {
        await mounted(TextField("f", text: .constant("")).textFieldStyle(style).aid("f"), idiom).frame(of: "f")?.size
      }
      #expect(await size(.roundedBorder, .phone) == CGSize(width: 390, height: 34))
      #expect(await size(.roundedBorder, .desktop) == CGSize(width: 800, height: 24))
      #expect(await size(.automatic, .desktop) == size(.roundedBorder, .desktop))
      #expect(await size(.automatic, .phone) == size(.plain, .phone))
    }

    @Test func `B21.63abcd a desktop's return keeps the focus and selects all, a phone's gives the focus up`() async throws {
      let desktop = await mounted(Lines("ab", axis: .horizontal), .desktop)
      await desktop.moveFocus()
      await desktop.key("x")
      #expect(desktop.text(of: "copy") == "x")
      await desktop.key("y")
      await desktop.key(.return)
      #expect(Log.take() == ["submit"])
      #expect(desktop.focusedLabel == "field")
      await desktop.key("z")
      #expect(desktop.text(of: "copy") == "z")
      let phone = await mounted(Lines("ab", axis: .horizontal))
      try await phone.tap("field")
      await phone.key(.return)
      #expect(Log.take() == ["submit"])
      #expect(phone.focusedLabel == nil)
    }

    @Test func `B21.64de the old closures hear of return, and of the focus that leaves`() async throws {
      struct Root: View {
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("a", text: $text, onEditingChanged: { Log.add("editing \($0)") }, onCommit: { Log.add("commit") })
            TextField("b", text: .constant(""))
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      await harness.moveFocus()
      await harness.key(.return)
      #expect(Log.take() == ["editing true", "commit"])
      await harness.moveFocus()
      #expect(Log.take() == ["commit", "editing false"])
      let phone = await mounted(Root())
      try await phone.tap("a")
      await phone.key(.return)
      #expect(Log.take() == ["editing true", "commit", "editing false"])
    }

    @Test func `B21.65ab a field grows with its lines up to a limit`() async throws {
      struct Root: View {
        @State private var text = ""
        var body: some View { VStack { TextField("f", text: $text, axis: .vertical).lineLimit(2...3).aid("f") } }
      }
      let harness = await mounted(Root())
      let empty = try #require(harness.frame(of: "f")).height
      try await harness.type("a\nb", into: "f")
      #expect(harness.frame(of: "f")?.height == empty)
      try await harness.type("a\nb\nc", into: "f")
      let three = try #require(harness.frame(of: "f")).height
      #expect(three > empty)
      try await harness.type("a\nb\nc\nd", into: "f")
      #expect(harness.frame(of: "f")?.height == three)
    }

    @Test func `B21.65de on desktops return submits, and with option or shift breaks a line`() async throws {
      let harness = await mounted(Lines(), .desktop)
      await harness.moveFocus()
      await harness.key("a")
      await harness.key(.return, modifiers: .shift)
      await harness.key("b")
      await harness.key(.return, modifiers: .option)
      await harness.key("c")
      #expect(harness.text(of: "copy") == "a/b/c")
      await harness.key(.return)
      #expect(Log.take() == ["submit"])
    }

    @Test func `B21.67d tab writes a tab on desktops, with control it leaves`() async throws {
      let harness = await mounted(Editor("a"), .desktop)
      await harness.moveFocus()
      await harness.key(.end, modifiers: .control)
      await harness.key(.tab)
      #expect(harness.text(of: "copy") == "a>")
      await harness.key(.tab, modifiers: .control)
      #expect(harness.focusedLabel == "after")
      let field = await mounted(Lines("a"), .desktop)
      await field.moveFocus()
      await field.key(.tab)
      #expect(field.text(of: "copy") == "a")
      let phone = await mounted(Editor("a"))
      try await phone.tap("editor")
      await phone.key(.tab)
      #expect(phone.text(of: "copy") == "a")
    }

    @Test func `B21.68abcdi keys go by line, by text and by word, and shift extends`() async throws {
      let harness = await mounted(Editor("one two\nthree"), .desktop)
      await harness.moveFocus()
      func typed(_ keys: [(KeyEquivalent, EventModifiers)]) async -> String? {
        for (key, modifiers) in keys { await harness.key(key, modifiers: modifiers) }
        return harness.text(of: "copy")
      }
      #expect(await typed([(.home, .control), ("A", [])]) == "Aone two/three")
      #expect(await typed([(.end, []), ("B", [])]) == "Aone twoB/three")
      #expect(await typed([(.end, .control), ("C", [])]) == "Aone twoB/threeC")
      #expect(await typed([(.home, []), ("D", [])]) == "Aone twoB/DthreeC")
      #expect(await typed([(.home, .control), (.rightArrow, [.control, .shift]), ("x", [])]) == "x twoB/DthreeC")
      #expect(await typed([("a", .control), ("y", [])]) == "y")
    }

    @Test func `B21.68ef two clicks select a word, three a paragraph`() async throws {
      let harness = await mounted(Editor("one two\nthree"), .desktop)
      let frame = try #require(harness.frame(of: "editor"))
      let point = CGPoint(x: frame.minX + 12, y: frame.minY + 10)
      await harness.tap(at: point, count: 2)
      await harness.key("x")
      #expect(harness.text(of: "copy") == "x two/three")
      await harness.advance(by: 1)
      await harness.tap(at: point, count: 3)
      await harness.key("y")
      #expect(harness.text(of: "copy") == "ythree")
    }

    @Test func `B21.68jm typing is undone up to a pause, and an external change is the end of undoing`() async throws {
      struct Root: View {
        @State private var text = ""
        var body: some View {
          VStack {
            TextField("f", text: $text)
            Text(text).aid("copy")
            Button("set") { text = "set" }
          }
        }
      }
      let harness = await mounted(Root(), .desktop)
      await harness.moveFocus()
      for key in ["a", "b"] as [KeyEquivalent] { await harness.key(key) }
      await harness.advance(by: 2)
      for key in ["c", "d"] as [KeyEquivalent] { await harness.key(key) }
      #expect(harness.text(of: "copy") == "abcd")
      await harness.key("z", modifiers: .control)
      #expect(harness.text(of: "copy") == "ab")
      await harness.key("z", modifiers: [.control, .shift])
      #expect(harness.text(of: "copy") == "abcd")
      try await harness.tap("set")
      await harness.key("z", modifiers: .control)
      #expect(harness.text(of: "copy") == "set")
    }

    @Test func `B21.73ab focus state and default focus decide where text is typed`() async throws {
      struct Root: View {
        @FocusState private var focus: Int?
        @State private var text = ["", ""]
        var body: some View {
          VStack {
            TextField("a", text: $text[0]).focused($focus, equals: 0)
            TextField("b", text: $text[1]).focused($focus, equals: 1)
            Button("first") { focus = 0 }
            Text(text.joined(separator: ",")).aid("copy")
          }
          .defaultFocus($focus, 1)
        }
      }
      let harness = await mounted(Root(), .desktop)
      #expect(harness.focusedLabel == "b")
      await harness.key("x")
      try await harness.tap("first")
      await harness.key("y")
      #expect(harness.text(of: "copy") == "y,x")
    }
  }
}

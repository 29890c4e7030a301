#if GTK
import Foundation
import RivuletApps
import RivuletControls
import RivuletElements
@testable import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletLooks
import RivuletNames
import RivuletScreens
import Testing

/// Fields and lists for assistive technology, without a bus.
@MainActor
struct AccessibleTextTests {
  struct Fields: View {
    @State var name = "né 👩‍👧 tide"
    @State var secret = "abc"

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Text("name is \(name)")
      }
    }
  }

  private func value(_ stage: AccessibleStage, _ path: String) -> String {
    stage.call(.text, "GetText", path, .int(0), .int(-1))?.first?.text ?? ""
  }

  @Test func `text is counted in code points`() {
    let stage = AccessibleStage(Fields())
    let field = stage.find("entry", "Name")!
    #expect(value(stage, field) == "né 👩‍👧 tide")
    #expect(stage.get(.text, "CharacterCount", field) == .int(11))
    #expect(stage.call(.text, "GetText", field, .int(7), .int(11)) == [.string("tide")])
    #expect(stage.call(.text, "GetCharacterAtOffset", field, .int(1)) == [.int(0xE9)])
    #expect(stage.call(.text, "GetStringAtOffset", field, .int(8), .unsigned(1)) == [.string("tide"), .int(7), .int(11)])
  }

  @Test func `a line is one of the screen, a paragraph one of the text`() {
    struct Note: View {
      @State var text = "one two three four five six seven eight nine ten\nlast"
      var body: some View { TextEditor(text: $text).frame(width: 100, height: 200) }
    }
    let stage = AccessibleStage(Note())
    let field = stage.find("text")!
    let line = stage.call(.text, "GetStringAtOffset", field, .int(0), .unsigned(3))
    #expect(line?.first?.text?.hasPrefix("one") == true && line?.first?.text?.contains("ten") == false)
    let first = "one two three four five six seven eight nine ten\n"
    #expect(stage.call(.text, "GetStringAtOffset", field, .int(4), .unsigned(4)) == [.string(first), .int(0), .int(49)])
    #expect(stage.call(.text, "GetStringAtOffset", field, .int(50), .unsigned(3)) == [.string("last"), .int(49), .int(53)])
  }

  @Test func `a screen reader writes into a field, and moves its caret`() {
    let stage = AccessibleStage(Fields())
    let field = stage.find("entry", "Name")!
    #expect(stage.objects.interfaces(of: field).contains(.editableText))
    _ = stage.events()
    #expect(stage.call(.editableText, "SetTextContents", field, .string("mole")) == [.bool(true)])
    let events = stage.events()
    #expect(events.contains("StateChanged focused 1 of entry Name"))
    #expect(events.contains { $0.hasPrefix("TextChanged delete 0") } && events.contains { $0.hasPrefix("TextChanged insert 0 mol") })
    #expect(stage.find("label", "name is mole") != nil)
    #expect(stage.call(.editableText, "InsertText", field, .int(2), .string("éxyz"), .int(1)) == [.bool(true)])
    #expect(stage.events().contains("TextChanged insert 2 é of entry Name"))
    #expect(value(stage, field) == "moéle")
    #expect(stage.get(.text, "CaretOffset", field) == .int(3))
    #expect(stage.call(.text, "SetCaretOffset", field, .int(1)) == [.bool(true)])
    #expect(stage.events() == ["TextCaretMoved  1 of entry Name"])
    #expect(stage.call(.text, "SetSelection", field, .int(0), .int(1), .int(4)) == [.bool(true)])
    #expect(stage.events() == ["TextCaretMoved  4 of entry Name", "TextSelectionChanged  0 of entry Name"])
    #expect(stage.call(.text, "GetSelection", field, .int(0)) == [.int(1), .int(4)])
    #expect(stage.call(.editableText, "DeleteText", field, .int(0), .int(3)) == [.bool(true)])
    _ = stage.events()
    #expect(value(stage, field) == "le")
  }

  @Test func `a secret is not told`() {
    let stage = AccessibleStage(Fields())
    let field = stage.find("password text")!
    #expect(value(stage, field) == "•••")
    #expect(stage.call(.editableText, "InsertText", field, .int(3), .string("d"), .int(1)) == [.bool(true)])
    let events = stage.events()
    #expect(value(stage, field) == "••••")
    #expect(!events.contains { $0.contains(" d ") })
  }

  @Test func `the focus is where the keyboard is, and comes by asking for it`() {
    let stage = AccessibleStage(Fields())
    let fields = [stage.find("entry")!, stage.find("password text")!]
    #expect(stage.call(.component, "GrabFocus", fields[0]) == [.bool(true)])
    #expect(stage.events().contains("StateChanged focused 1 of entry Name"))
    #expect(stage.states(fields[0]).contains(.focused))
    _ = stage.perform { stage.host.tree.keyboard.dispatch(KeyInput(.tab)) }
    #expect(
      stage.events().filter { $0.contains("focused") } == [
        "StateChanged focused 0 of entry Name", "StateChanged focused 1 of password text Secret",
      ])
    // A text is read where it stands; the keyboard stays.
    #expect(stage.call(.component, "GrabFocus", stage.find("label")!) == [.bool(true)])
    #expect(stage.events().contains("StateChanged focused 1 of label name is né 👩‍👧 tide"))
    #expect(stage.host.tree.keyboard.focusedNode != nil)
  }

  struct Rows: View {
    @State var chosen: Int?
    @State var count = 1_000

    var body: some View {
      List(selection: $chosen) {
        Section("head") { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
      }
      .frame(height: 200)
      Button("Fewer") { count = 10 }
    }
  }

  @Test func `a row says its place among all rows, also of those that were not made`() throws {
    let stage = AccessibleStage(Rows())
    let list = try #require(stage.find("list"))
    let row = try #require(stage.find("list item", "row 2"))
    #expect(stage.attributes(row)["posinset"] == "3" && stage.attributes(row)["setsize"] == "1000")
    #expect(stage.children(list).count < 50)
    #expect(stage.call(.action, "DoAction", row, .int(0)) == [.bool(true)])
    let events = stage.events()
    #expect(events.contains("StateChanged selected 1 of list item row 2"))
    #expect(stage.states(row).contains([.selectable, .selected]))
    #expect(stage.states(try #require(stage.find("label", "row 2"))).isDisjoint(with: [.selectable, .selected]))
    #expect(stage.find("heading", "head") != nil)
    #expect(stage.get(.selection, "NSelectedChildren", list) == .int(1))
    #expect(stage.call(.selection, "GetSelectedChild", list, .int(0))?.first?.elements.last?.text == row)
    #expect(stage.call(.action, "DoAction", stage.find("push button")!, .int(0)) == [.bool(true)])
    _ = stage.events()
    #expect(stage.attributes(row)["setsize"] == "10")
  }

  @Test func `a row that is scrolled away is gone, and those that come are found`() async throws {
    let stage = AccessibleStage(Rows())
    let list = try #require(stage.find("list"))
    let first = try #require(stage.find("list item", "row 0"))
    var events: [String] = []
    for _ in 0..<4 {
      await stage.scroll(list, by: 300)
      events += stage.objects.update().map { "\($0.name) \($0.detail) \($0.path)" }
    }
    #expect(events.contains("StateChanged defunct \(first)"))
    #expect(stage.call(.accessible, "GetRole", first) == nil)
    let shown = try #require(stage.children(list).last)
    #expect((Int(stage.attributes(shown)["posinset"] ?? "") ?? 0) > 20)
    #expect(stage.attributes(shown)["setsize"] == "1000")
    #expect(stage.children(list).count < 60)
  }

  @Test func `units of a text are found around an offset`() {
    let text = SpokenText("One two. Three!\nfour", caret: 3)
    #expect(text.range(of: .word, at: 5) == 4..<9)
    #expect(text.range(of: .sentence, at: 2) == 0..<9)
    #expect(text.range(of: .line, at: 18) == 16..<20)
    #expect(text.range(of: .word, from: 5, forward: true) == 9..<16)
    #expect(text.range(of: .character, from: 5, forward: false) == 4..<5)
    #expect(SpokenText("").range(of: .line, at: 3) == 0..<0)
    #expect(text.part(16, -1) == "four")
  }

  @Test func `an edit is told by what it has taken out and put in`() throws {
    func told(_ former: String, _ next: String) -> String? {
      SpokenText(next).difference(from: SpokenText(former)).map { "\($0.offset) -\($0.removed) +\($0.inserted)" }
    }
    #expect(told("abc", "abc") == nil)
    #expect(told("abc", "abxc") == "2 - +x")
    #expect(told("aaa", "aa") == "2 -a +")
    #expect(told("hello", "jello") == "0 -h +j")
    #expect(told("", "x") == "0 - +x")
  }

  @Test func `paths, listeners and messages`() {
    for path in [AccessiblePath.application, .window(3), .element(12, in: 3)] { #expect(AccessiblePath(path.text) == path) }
    for text in ["/org/a11y/atspi/accessible", "/org/a11y/atspi/accessible/1_012", "/org/a11y/atspi/accessible/1_-1", "/x"] {
      #expect(AccessiblePath(text) == nil)
    }
    var listeners = EventListeners()
    let signal = BusSignal(.window(1), "StateChanged", "focused", first: 1)
    #expect(listeners.isEmpty && !listeners.listen(to: signal))
    listeners.add(":1.1", "object:state-changed:focused")
    listeners.add(":1.2", "Window:")
    #expect(listeners.listen(to: signal) && !listeners.listen(to: BusSignal(.window(1), "StateChanged", "checked")))
    #expect(listeners.listen(to: BusSignal(.window(1), "Activate", category: "Window")))
    listeners.remove(":1.1", "Object:StateChanged:Focused")
    #expect(!listeners.listen(to: signal) && !listeners.isEmpty)
    #expect(signal.body == [.string("focused"), .int(1), .int(0), .variant(.int(0)), .array(of: "{sv}", [])])
    let values: [BusValue] = [
      .string("a"), .path("/b"), .bool(true), .short(-1), .int(2), .unsigned(3), .double(0.5), .strings(["x", "y"]), .array(of: "(so)", []),
      .dictionary(["k": "v"]), .variant(.tuple([.int(1)])),
    ]
    let message = BusValue.makeTuple(values)
    #expect(BusValue(message) == .tuple(values))
  }
}
#endif

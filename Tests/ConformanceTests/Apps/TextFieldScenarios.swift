import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Fields for text (A6.01, B12.05; S23).
  @MainActor
  struct TextFieldScenarios {
    private struct Form: View {
      struct Values {
        var name = "a"
        var age = 1
      }

      @State private var f = Values()
      var body: some View {
        VStack {
          TextField("name", text: $f.name)
          Text("\(f.name)/\(f.age)")
        }
      }
    }

    @Test func `S23 a field writes a member of a state`() async throws {
      let harness = await mount(Form())
      try await harness.type("b", into: "name", replacing: true)
      #expect(harness.texts == ["b", "b/1"])
    }

    private struct Logged: View {
      let allowed: (String) -> Bool
      @State private var text = "abc"
      var body: some View {
        let text = Binding(
          get: { self.text },
          set: {
            Log.add("set \($0)")
            if allowed($0) { self.text = $0 }
          })
        TextField("field", text: text).accessibilityIdentifier("field")
      }
    }

    @Test func `B12.05 each edit is written through the binding`() async throws {
      let harness = await mount(Logged { _ in true })
      try await harness.type("né🇩🇪", into: "field", replacing: true)
      #expect(Log.take() == ["set n", "set né", "set né🇩🇪"])
      #expect(harness.text(of: "field") == "né🇩🇪")
    }

    @Test func `B12.05 a field shows what its binding says when that refuses an edit`() async throws {
      let harness = await mount(Logged { $0.count <= 2 })
      try await harness.type("xyz", into: "field", replacing: true)
      #expect(Log.take() == ["set x", "set xy", "set xyz"])
      #expect(harness.text(of: "field") == "xy")
      #expect(harness.texts == ["xy"])
    }

    private struct Limited: View {
      @State private var text = ""
      var body: some View {
        TextField("code", text: $text)
          .onChange(of: text) { text = String(text.uppercased().prefix(4)) }
      }
    }

    @Test func `what an app makes of a text is shown, and typing goes on behind it`() async throws {
      let harness = await mount(Limited())
      try await harness.type("abcdef", into: "code", replacing: true)
      #expect(harness.texts == ["ABCD"])
    }

    private struct Login: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var result = "nothing"
      var body: some View {
        VStack {
          TextField("Name", text: $name, prompt: Text("first and last"))
          SecureField("Password", text: $secret)
          Text(result)
        }
        .onSubmit { result = "\(name):\(secret)" }
      }
    }

    @Test func `B21.66a return submits what all fields hold, and a secret shows as bullets`() async throws {
      let harness = await mount(Login())
      #expect(harness.texts == ["first and last", "Password", "nothing"])
      try await harness.type("Ada L", into: "Name", replacing: true)
      try await harness.type("x\u{1F511}\n", into: "Password", replacing: true)
      #expect(harness.texts == ["Ada L", "••", "Ada L:x\u{1F511}"])
    }

    @Test func `B21.61ab a field is found by its prompt and cleared by an empty text`() async throws {
      let harness = await mount(Login())
      try await harness.type("x", into: "first and last", replacing: true)
      #expect(harness.texts.first == "x")
      try await harness.type("", into: "Name")
      #expect(harness.texts.first == "first and last")
    }

    private struct Nested: View {
      @State private var text = ""
      let isBlocking: Bool
      var body: some View {
        TextField("field", text: $text)
          .onSubmit { Log.add("inner") }
          .onSubmit(of: .search) { Log.add("search") }
          .submitScope(isBlocking)
          .onSubmit { Log.add("outer") }
      }
    }

    @Test func `B21.64abc actions hear of a submission from the inside out, up to a scope`() async throws {
      try await mount(Nested(isBlocking: false)).type("\n", into: "field")
      #expect(Log.take() == ["inner", "outer"])
      try await mount(Nested(isBlocking: true)).type("\n", into: "field")
      #expect(Log.take() == ["inner"])
    }

    private struct Old: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("old", text: $text, onEditingChanged: { Log.add("editing \($0)") }, onCommit: { Log.add("commit \(text)") })
          TextField("other", text: .constant(""))
        }
      }
    }

    @Test func `a field tells when editing begins and ends, and when return is pressed`() async throws {
      let harness = await mount(Old())
      try await harness.type("a\n", into: "old", replacing: true)
      // A phone's return gives up the focus.
      #expect(Log.take() == ["editing true", "commit a", "editing false"])
      try await harness.tap("old")
      #expect(Log.take() == ["editing true"])
      try await harness.tap("other")
      #expect(Log.take() == ["commit a", "editing false"])
    }

    private struct Note: View {
      @State private var text = "a"
      @State private var line = "a"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("note", text: $text, axis: .vertical).lineLimit(1...3).accessibilityIdentifier("note")
          TextField("line", text: $line)
          Text("\(text.split(separator: "\n", omittingEmptySubsequences: false).count) \(line)")
        }
        .onSubmit { Log.add("submitted") }
      }
    }

    @Test func `a field along the vertical axis grows with its lines up to its limit, one without stays one line`() async throws {
      let harness = await mount(Note())
      let height = try #require(harness.frame(of: "note")?.height)
      try await harness.type("b\nc", into: "note", replacing: true)
      try await harness.type("b\nc", into: "line", replacing: true)
      #expect(harness.texts.last == "2 b")
      #expect(harness.frame(of: "note").map { abs($0.height - 2 * height) <= 1 } == true)
      try await harness.type("1\n2\n3\n4\n5", into: "note", replacing: true)
      #expect(harness.texts.last == "5 b")
      #expect(harness.frame(of: "note").map { abs($0.height - 3 * height) <= 1.5 } == true)
      #expect(harness.semanticsDump().contains(#"textField "note" value="1\n2\n3\n4\n5" id=note"#))
      // A break in what is typed is the return key, which ends typing on phones.
      #expect(Log.take() == ["submitted"])
    }

    private struct Ending: View {
      @State private var name = "a"
      @State private var isDisabled = false
      @State private var isShown = true
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isShown {
            TextField("name", text: $name, onEditingChanged: { Log.add("editing \($0)") })
              .disabled(isDisabled)
              .focused($isFocused)
          }
          Text(isFocused ? "focused" : "left")
          Button("disable") { isDisabled.toggle() }
          Button("hide") { isShown = false }
        }
      }
    }

    @Test func `a field that is disabled while it is edited ends editing, and keeps what was typed`() async throws {
      let harness = await mount(Ending())
      try await harness.type("b", into: "name", replacing: true)
      #expect(Log.take() == ["editing true"] && harness.texts.contains("focused"))
      try await harness.tap("disable")
      #expect(Log.take() == ["editing false"])
      #expect(harness.texts.prefix(2) == ["b", "left"])
      try await harness.type("c", into: "name", replacing: true)
      #expect(Log.take() == [] && harness.texts.first == "b")
      try await harness.tap("disable")
      try await harness.type("c", into: "name", replacing: true)
      #expect(Log.take() == ["editing true"] && harness.texts.prefix(2) == ["c", "focused"])
    }

    @Test func `a field that is disabled, or over a constant, keeps its text`() async throws {
      let harness = await mount(
        VStack {
          TextField("off", text: .constant("kept")).disabled(true)
          TextField("constant", text: .constant("fixed"))
        })
      try await harness.type("x", into: "off", replacing: true)
      try await harness.type("x", into: "constant", replacing: true)
      #expect(harness.texts == ["kept", "fixed"])
      #expect(harness.semanticsDump().contains("textField \"off\" value=\"kept\" disabled"))
    }

    private struct Amount: View {
      @State private var count = 7
      @State private var share: Double? = 0.5
      var body: some View {
        VStack {
          TextField("count", value: $count, format: .number).accessibilityIdentifier("count")
          TextField("share", value: $share, format: .percent).accessibilityIdentifier("share")
          Text(verbatim: "\(count)").accessibilityIdentifier("value")
          Text(share.map { "\($0)" } ?? "none").accessibilityIdentifier("shareValue")
          TextField("other", text: .constant(""))
          Button("set") { count = 3 }
        }
      }
    }

    @Test func `B21.70ac B21.71bc a value is read from its text when the field is left, and shown as its format says`() async throws {
      let harness = await mount(Amount())
      #expect(harness.text(of: "count") == "7" && harness.text(of: "share") == "50%")
      try await harness.type("1234", into: "count", replacing: true)
      #expect(harness.text(of: "count") == "1234" && harness.text(of: "value") == "7")
      try await harness.tap("other")
      #expect(harness.text(of: "count") == "1,234" && harness.text(of: "value") == "1234")
      try await harness.type("", into: "share")
      #expect(harness.text(of: "shareValue") == "0.500000")
      try await harness.tap("other")
      #expect(harness.text(of: "shareValue") == "none")
    }

    @Test func `B21.01c B21.72ab a value that changes for another reason is shown when the text that was typed is done with`() async throws
    {
      let harness = await mount(Amount())
      try await harness.type("x", into: "count", replacing: true)
      #expect(harness.text(of: "count") == "x" && harness.text(of: "value") == "7")
      try await harness.tap("set")
      #expect(harness.text(of: "count") == "x" && harness.text(of: "value") == "3")
      try await harness.tap("other")
      #expect(harness.text(of: "count") == "3")
    }

    private struct Formatted: View {
      @State private var number: Double = 1.5
      let formatter = NumberFormatter()
      var body: some View {
        TextField("number", value: $number, formatter: formatter)
        Text("= \(Int(number * 10))")
      }
    }

    @Test func `a formatter reads and writes a value`() async throws {
      let harness = await mount(VStack { Formatted() })
      try await harness.type("25\n", into: "number", replacing: true)
      #expect(harness.texts == ["25", "= 250"])
    }

    private struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text("»")
          configuration
        }
      }
    }

    @Test func `a style of an app stands around the field and its own style`() async throws {
      let harness = await mount(Logged { _ in true }.textFieldStyle(Framed()).textFieldStyle(.roundedBorder))
      #expect(harness.texts == ["»", "abc"])
      let plain = await mount(Logged { _ in true }.textFieldStyle(.plain), size: CGSize(width: 200, height: 100))
      let height = try #require(plain.frame(of: "field")?.height)
      let bordered = await mount(Logged { _ in true }.textFieldStyle(.roundedBorder), size: CGSize(width: 200, height: 100))
      #expect(bordered.frame(of: "field")?.height == height + 8)
      #expect(plain.frame(of: "field")?.width == 200)
    }
  }
}

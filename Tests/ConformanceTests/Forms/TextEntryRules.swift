import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Values in fields, submissions, secrets, editors, and hints to input methods.
  @MainActor
  struct TextEntryRules {
    @Test func `S389 B21.60a B21.70ab B21.71a a string is written with each edit, a value when it is committed`() async throws {
      struct Root: View {
        @State private var s = ""
        @State private var n = 5
        var body: some View {
          VStack {
            TextField("text", text: $s)
            TextField("num", value: $n, format: .number)
            Text("s=\(s) n=\(n)")
          }
          .onChange(of: s) { _, v in Log.add("s\(v)") }.onChange(of: n) { _, v in Log.add("n\(v)") }
        }
      }
      let harness = await mounted(Root())
      try await harness.type("ab", into: "text", replacing: true)
      #expect(Log.take() == ["sa", "sab"])
      try await harness.type("42", into: "num", replacing: true)
      #expect(Log.take() == [])
      #expect(harness.texts.contains("s=ab n=5"))
      await harness.key(.return)
      #expect(Log.take() == ["n42"])
      try await harness.type("x", into: "num", replacing: true)
      await harness.key(.return)
      #expect(Log.take() == [])
      #expect(harness.value(of: "num") == "42")
      try await harness.type("7", into: "num", replacing: true)
      await harness.moveFocus()
      #expect(Log.take() == ["n7"])
    }

    @Test func `B21.01c B21.72ab a change from outside waits while there is text that is not committed`() async throws {
      final class Box { var set: (Int) -> Void = { _ in } }
      let box = Box()
      struct Root: View {
        let box: Box
        @State private var n = 5
        var body: some View {
          VStack { TextField("num", value: $n, format: .number) }.onAppear { box.set = { n = $0 } }
        }
      }
      let harness = await mounted(Root(box: box))
      try await harness.type("42", into: "num", replacing: true)
      await harness.turn { box.set(9) }
      #expect(harness.value(of: "num") == "42")
      await harness.key(.return)
      #expect(harness.value(of: "num") == "42")
      await harness.turn { box.set(11) }
      #expect(harness.value(of: "num") == "11")
    }

    @Test func `S391 B21.64ab a submission is heard by all around, the inner first, up to a scope`() async throws {
      struct Root: View {
        @State private var s = ""
        var body: some View {
          VStack {
            TextField("a", text: $s).onSubmit { Log.add("own") }
            TextField("b", text: $s).submitScope()
          }
          .onSubmit { Log.add("outer") }
        }
      }
      let harness = await mounted(Root())
      try await harness.tap("a")
      await harness.key(.return)
      #expect(Log.take() == ["own", "outer"])
      try await harness.tap("b")
      await harness.key(.return)
      #expect(Log.take() == [])
    }

    @Test func `S392 B21.66be B21.95o a secret is shown and read as bullets, and is not copied`() async throws {
      struct Root: View {
        @State private var s = ""
        var body: some View {
          VStack {
            SecureField("pw", text: $s)
            Text(s == "abc" ? "right" : "wrong")
          }
        }
      }
      let harness = await mounted(Root())
      try await harness.type("abc", into: "pw", replacing: true)
      #expect(harness.texts.contains("right"))
      #expect(!harness.texts.joined().contains("abc"))
      #expect(harness.value(of: "pw") == "•••")
      #expect(harness.role(of: "pw") == "secureTextField")
      await harness.key("a", modifiers: .command)
      await harness.key("x", modifiers: .command)
      #expect(harness.texts.contains("right"))
    }

    private struct Note: View {
      @State private var text = "one"
      var body: some View {
        VStack {
          TextEditor(text: $text).aid("editor").frame(height: 100)
          Text(text.replacingOccurrences(of: "\n", with: "/")).aid("copy")
          Button("more") { text = (1...40).map { "line \($0)" }.joined(separator: "\n") }
        }
      }
    }

    @Test func `B21.67ac an editor takes the size that it is proposed, and return breaks a line`() async throws {
      for idiom in [Idiom.phone, .desktop] {
        let harness = await mounted(Note(), idiom)
        #expect(harness.role(of: "editor") == "textEditor")
        #expect(harness.frame(of: "editor")?.height == 100)
        #expect(harness.frame(of: "editor")?.width == (idiom == .phone ? 390 : 800))
        try await harness.type("a\nb", into: "editor", replacing: true)
        #expect(harness.text(of: "copy") == "a/b")
      }
    }

    @Test func `B21.67b a long text scrolls, and so that the caret is in sight`() async throws {
      let harness = await mounted(Note())
      try await harness.tap("more")
      #expect(harness.frame(of: "editor")?.height == 100)
      let before = harness.displayListDump()
      let editor = try #require(harness.frame(of: "editor"))
      await harness.wheel(at: CGPoint(x: editor.midX, y: editor.midY), by: CGSize(width: 0, height: 60))
      await harness.advance(by: 1)
      #expect(harness.displayListDump() != before)
      await harness.tap(at: CGPoint(x: editor.midX, y: editor.midY))
      for _ in 0..<45 { await harness.key(.downArrow) }
      await harness.key(.end)
      await harness.advance(by: 1)
      #expect(harness.texts.first?.hasSuffix("line 40") == true)
      await harness.key("z")
      #expect(harness.text(of: "copy")?.hasSuffix("line 40z") == true)
    }

    @Test func `B21.61c in a desktop's form the label of a field stands in the column, and the prompt in the field`() async throws {
      let harness = await mounted(
        Form {
          TextField("Name", text: .constant(""), prompt: Text("first and last"))
          TextField("Plain", text: .constant(""))
        }, .desktop)
      #expect(harness.texts == ["Name", "first and last", "Plain"])
      #expect(harness.role(of: "Name") == "textField")
    }

    @Test func `B21.64f B21.69c hints to input methods change nothing else`() async throws {
      let harness = await mounted(
        TextField("a", text: .constant("x")).keyboardType(.emailAddress).textContentType(.oneTimeCode)
          .textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done).textContentType(nil))
      #expect(harness.value(of: "a") == "x")
    }

    @Test func `feedback is asked for when its trigger changes`() async throws {
      struct Root: View {
        @State private var n = 0
        var body: some View {
          Button("go") { n += 1 }
            .sensoryFeedback(.success, trigger: n)
            .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: n) { old, new in
              Log.add("\(old)>\(new)")
              return true
            }
            .sensoryFeedback(trigger: n) { _, new in new > 1 ? .error : nil }
        }
      }
      let harness = await mounted(Root())
      #expect(Log.take() == [])
      try await harness.tap("go")
      #expect(Log.take() == ["0>1"])
    }
  }
}

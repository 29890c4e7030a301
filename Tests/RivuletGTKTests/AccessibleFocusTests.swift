#if GTK
import Foundation
import RivuletControls
import RivuletElements
import RivuletGTK
import RivuletHeadless
import RivuletHost
import RivuletNames
import RivuletScreens
import Testing

/// Where a screen reader is, as the app sees it and as the app moves it.
@MainActor
struct AccessibleFocusTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct Fields: View {
    enum Field { case name, mail }
    let log: Log
    @AccessibilityFocusState var field: Field?
    @AccessibilityFocusState var isAtNote: Bool
    @AccessibilityFocusState(for: .switchControl) var isForSwitches: Bool
    @State var text = "tide"
    @State var showsNote = true

    var body: some View {
      VStack {
        Text("name").accessibilityFocused($field, equals: .name)
        TextField("mail", text: $text).accessibilityFocused($field, equals: .mail)
        if showsNote { Text("note").accessibilityFocused($isAtNote).accessibilityFocused($isForSwitches) }
        VStack {
          Text("one"); Text("two")
        }.accessibilityFocused($isAtNote)
        Text("other")
        Button("go to name") { field = .name }
        Button("go to mail") { field = .mail }
        Button("go nowhere") { field = nil }
        Button("hide") { showsNote = false }
      }
      .onChange(of: field) { _, new in log.lines.append(new.map { "\($0)" } ?? "nil") }
      .onChange(of: isAtNote) { _, new in log.lines.append("\(new)") }
      .onChange(of: isForSwitches) { _, new in log.lines.append("switches \(new)") }
    }
  }

  private func grab(_ stage: AccessibleStage, _ role: String, _ name: String) throws -> Bool {
    let path = try #require(stage.find(role, name))
    let answer = stage.call(.component, "GrabFocus", path)
    return answer == [.bool(true)]
  }

  @Test func `a state hears where the reader goes, and that it goes away`() throws {
    let log = Log()
    let stage = AccessibleStage(Fields(log: log))
    #expect(try grab(stage, "label", "name"))
    _ = stage.events()
    #expect(log.lines == ["name"])
    #expect(stage.states(try #require(stage.find("label", "name"))).contains(.focused))
    #expect(try grab(stage, "entry", "mail"))
    _ = stage.events()
    #expect(log.lines == ["name", "mail"])
    #expect(try grab(stage, "label", "note"))
    _ = stage.events()
    #expect(log.lines.suffix(2).sorted() == ["nil", "true"])
    #expect(try grab(stage, "label", "one"))
    _ = stage.events()
    #expect(try grab(stage, "label", "two"))
    _ = stage.events()
    #expect(log.lines.count == 4, "\(log.lines)")
    #expect(try grab(stage, "label", "other"))
    _ = stage.events()
    #expect(log.lines.last == "false" && log.lines.count == 5)
  }

  @Test func `where the keyboard goes the reader goes too`() async throws {
    let log = Log()
    let stage = AccessibleStage(Fields(log: log))
    _ = stage.find("label", "name")
    _ = stage.events()
    await stage.press(.tab)
    _ = stage.events()
    #expect(log.lines == ["mail"])
    await stage.press(.tab)
    let events = stage.events()
    #expect(log.lines == ["mail", "nil"])
    #expect(events.contains("StateChanged focused 1 of push button go to name"))
  }

  @Test func `a state moves the reader, which hears of it, and the keyboard with it where that can be`() throws {
    let log = Log()
    let stage = AccessibleStage(Fields(log: log))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "go to mail")), .int(0))
    #expect(stage.events().contains("StateChanged focused 1 of entry mail"))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "go to name")), .int(0))
    let events = stage.events()
    #expect(events.contains("StateChanged focused 0 of entry mail") && events.contains("StateChanged focused 1 of label name"))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "go nowhere")), .int(0))
    #expect(stage.events().contains("StateChanged focused 0 of label name"))
    #expect(log.lines == ["mail", "name", "nil"])
  }

  @Test func `a state forgets a reader that is gone, and an element that is gone`() throws {
    let log = Log()
    let stage = AccessibleStage(Fields(log: log))
    #expect(try grab(stage, "label", "note"))
    _ = stage.call(.action, "DoAction", try #require(stage.find("push button", "hide")), .int(0))
    _ = stage.events()
    #expect(log.lines == ["true", "false"])
    #expect(try grab(stage, "label", "name"))
    _ = stage.events()
    stage.objects.close()
    stage.settle()
    #expect(log.lines == ["true", "false", "name", "nil"])
  }

  @Test func `without a reader a state says nothing of the keyboard`() async {
    let log = Log()
    let stage = AccessibleStage(Fields(log: log))
    await stage.press(.tab)
    _ = stage.events()
    #expect(log.lines == [])
  }
}
#endif

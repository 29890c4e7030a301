#if GTK
import Foundation
import Testing
import VirtualScreens

/// A text field in a real window, with a real pointer, and keys that go through GTK's input method.
@Suite(.serialized)
struct FieldWindowTests {
  private func wait(for line: String, in transcript: Transcript) async throws -> Bool {
    try await transcript.wait { $0.contains(line) }
  }

  /// Opens a window with a field in which "tide" was typed.
  private func withText(_ body: (VirtualScreen, Transcript) async throws -> Void) async throws {
    let screen = try VirtualScreen(width: 420, height: 900)
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let middle = CGRect(x: 20, y: 400, width: 350, height: 44)
    _ = try await screen.wait { $0.count(in: middle) { $0.red > 250 } > 10_000 }
    try screen.hand("mousemove 195 422 click 1")
    #expect(try await wait(for: "focused", in: transcript))
    try screen.hand("type tide")
    #expect(try await wait(for: "text tide", in: transcript))
    try await body(screen, transcript)
  }

  @Test func `what is selected in a window is pasted by the middle button`() async throws {
    try await withText { screen, transcript in
      try screen.hand("mousemove 35 422 click --repeat 2 --delay 50 1")
      try screen.hand("mousemove 300 422 sleep 0.5 click 2")
      #expect(try await wait(for: "text tidetide", in: transcript))
    }
  }

  @Test func `B14.66 a handler of key presses in a window gets the keys of a field before the input method`() async throws {
    try await withText { screen, transcript in
      try screen.hand("type qs")
      #expect(try await wait(for: "text tides", in: transcript))
      #expect(transcript.lines.filter { $0 == "pressed q" }.count == 1)
    }
  }

  @Test func `B20.33b the menu of a field cuts by the key for menus, and pastes by the other button of the mouse`() async throws {
    try await withText { screen, transcript in
      try screen.hand("key ctrl+a Menu Down Return")
      #expect(try await transcript.wait { $0.last?.trimmingCharacters(in: .whitespaces) == "text" })
      // Cut and Copy can do nothing now: the first item is Paste.
      try screen.hand("mousemove 195 422 click 3 key Down Return")
      #expect(try await transcript.wait { $0.filter { $0 == "text tide" }.count == 2 })
    }
  }

  @Test func `B12.07 what is typed in a window reaches the binding, with accents by dead keys, and return submits`() async throws {
    let screen = try VirtualScreen(width: 420, height: 900)
    try screen.useKeyboard("us", variant: "intl")
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let middle = CGRect(x: 20, y: 400, width: 350, height: 44)
    let shown = try await screen.wait { $0.count(in: middle) { $0.red > 250 } > 10_000 }
    try #require(shown.count(in: middle) { $0.red > 250 } > 10_000, "the field did not show")
    try screen.hand("mousemove 195 422 click 1")
    #expect(try await wait(for: "focused", in: transcript))
    try screen.hand("type tides")
    #expect(try await wait(for: "text tides", in: transcript))
    // What a dead key begins is shown and not yet written; the key after it makes one letter of both.
    let before = transcript.lines.count
    try screen.hand("key BackSpace dead_acute e")
    #expect(try await wait(for: "text tideé", in: transcript))
    #expect(Array(transcript.lines.dropFirst(before)) == ["text tide", "text tideé"])
    // It is printed before it is painted.
    let enough = shown.count(in: middle) { $0.red < 120 } + 30
    let typed = try await screen.wait { $0.count(in: middle) { $0.red < 120 } > enough }
    #expect(typed.count(in: middle) { $0.red < 120 } > enough)
    try screen.hand("key Return")
    #expect(try await wait(for: "submitted tideé", in: transcript))
    #expect(transcript.lines.contains("text t"))
  }
}
#endif

#if GTK
import Foundation
import Testing
import VirtualScreens

/// Menus of a desktop under a real pointer (B20.28, B20.29).
@Suite(.serialized)
struct MenuWindowTests {
  private func with(_ body: (VirtualScreen, Transcript) async throws -> Void) async throws {
    let screen = try VirtualScreen(width: 500, height: 400)
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", ["--menu"], variables: ["RIVULET_IDIOM": "desktop"], transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let white = CGRect(x: 100, y: 100, width: 200, height: 150)
    let shown = try await screen.wait { $0.count(in: white) { $0.red > 250 && $0.green > 250 } > 20_000 }
    try #require(shown.count(in: white) { $0.red > 250 && $0.green > 250 } > 20_000, "the window did not show")
    try await body(screen, transcript)
  }

  /// True if something is filled with the tint in a column of pixels around a row.
  private func isChosen(_ picture: ScreenPicture, x: Int, y: Int) -> Bool {
    picture.count(in: CGRect(x: x - 2, y: y - 8, width: 4, height: 16)) { $0.blue > 200 && $0.red < 60 } > 30
  }

  /// Moves the pointer to an item, and waits until it is chosen.
  private func choose(_ screen: VirtualScreen, x: Int, y: Int) async throws -> Bool {
    try screen.hand("mousemove \(x) \(y)")
    return isChosen(try await screen.wait { isChosen($0, x: x - 20, y: y) }, x: x - 20, y: y)
  }

  // The button is 22 points high, the first item begins 9 points below it, and each is 22 points high.
  private let plain = 42
  private let more = 64

  @Test func `B20.28ab a menu opens at the press of a button, and runs the item at which that is released`() async throws {
    try await with { screen, transcript in
      try screen.hand("mousemove 20 10 sleep 0.1 mousedown 1")
      #expect(try await choose(screen, x: 40, y: plain))
      try screen.hand("mouseup 1")
      #expect(try await transcript.wait { $0.contains("plain") })
      let closed = try await screen.wait { !isChosen($0, x: 20, y: plain) }
      #expect(!isChosen(closed, x: 20, y: plain))
    }
  }

  @Test func `B20.29 a submenu opens under a real pointer that rests`() async throws {
    try await with { screen, transcript in
      try screen.hand("mousemove 20 10 sleep 0.1 click 1")
      #expect(try await choose(screen, x: 40, y: plain))
      #expect(try await choose(screen, x: 40, y: more))
      // The pointer rests until the submenu is there, and goes into it.
      let beside = CGRect(x: 130, y: 50, width: 100, height: 60)
      let opened = try await screen.wait { $0.count(in: beside) { $0.red < 250 } > 500 }
      #expect(opened.count(in: beside) { $0.red < 250 } > 500)
      for x in stride(from: 50, to: 140, by: 10) { try screen.hand("mousemove \(x) \(more)") }
      #expect(try await choose(screen, x: 150, y: more))
      #expect(isChosen(try screen.look(), x: 20, y: more))
      try screen.hand("click 1")
      #expect(try await transcript.wait { $0.contains("deep") })
    }
  }
}
#endif

#if GTK
import Foundation
import Testing
import VirtualScreens

/// Windows as people use them on a desktop.
@Suite(.serialized)
struct DesktopWindowTests {
  /// Starts a program, lets `body` use it, and ends it.
  private func with(
    _ program: String, _ arguments: [String] = [], on screen: VirtualScreen, idiom: String = "", _ body: (Process) async throws -> Void
  ) async throws {
    let process = try screen.start(program, arguments, variables: ["RIVULET_IDIOM": idiom])
    defer {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
    }
    try await body(process)
  }

  /// The ground of a desktop's window in light.
  private func ground(_ picture: ScreenPicture, _ rect: CGRect) -> Int {
    picture.count(in: rect) { $0.red == 0xEC && $0.green == 0xEC && $0.blue == 0xEC }
  }

  @Test func `a window looks like a desktop's, and is as large as its content wants`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 800)
    try await with("FieldProbe", on: screen) { _ in
      let corner = CGRect(x: 0, y: 0, width: 280, height: 40)
      let shown = try await screen.wait { ground($0, corner) > 2_000 }
      #expect(ground(shown, corner) > 2_000)
      #expect(ground(shown, CGRect(x: 600, y: 0, width: 400, height: 800)) == 0)
      #expect(ground(shown, CGRect(x: 0, y: 760, width: 1000, height: 40)) == 0)
    }
  }

  @Test func `an app that prefers a phone is one in its window, and the person has the last word`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 900)
    let below = CGRect(x: 0, y: 700, width: 390, height: 100)
    func white(_ picture: ScreenPicture) -> Int { picture.count(in: below) { $0.red > 250 && $0.blue > 250 } }
    try await with("FieldProbe", ["--phone"], on: screen) { _ in
      let shown = try await screen.wait { white($0) == 39_000 }
      #expect(white(shown) == 39_000)
    }
    try await with("FieldProbe", ["--phone"], on: screen, idiom: "desktop") { _ in
      let corner = CGRect(x: 0, y: 0, width: 280, height: 40)
      let shown = try await screen.wait { ground($0, corner) > 2_000 }
      #expect(ground(shown, corner) > 2_000 && ground(shown, below) == 0)
    }
  }

  @Test func `no window opens larger than the screen`() async throws {
    let screen = try VirtualScreen(width: 300, height: 500)
    try await with("PodcastPlayer", on: screen, idiom: "phone") { _ in
      let bottom = CGRect(x: 0, y: 430, width: 300, height: 25)
      func white(_ picture: ScreenPicture) -> Int { picture.count(in: bottom) { $0.red > 240 && $0.blue > 240 } }
      let shown = try await screen.wait { white($0) > 3_000 }
      #expect(white(shown) > 3_000)
      #expect(shown.count(in: CGRect(x: 0, y: 465, width: 300, height: 35)) { $0.red > 0 } == 0)
    }
  }

  @Test(arguments: ["ctrl+w", "ctrl+q"]) func `control with W or Q closes the window, and the program ends`(_ keys: String) async throws {
    let screen = try VirtualScreen(width: 420, height: 900)
    try await with("FieldProbe", on: screen, idiom: "phone") { process in
      let middle = CGRect(x: 20, y: 400, width: 350, height: 44)
      _ = try await screen.wait { $0.count(in: middle) { $0.red > 250 } > 10_000 }
      // Keys go to the window below the pointer. A field has no use for these.
      try screen.hand("mousemove 195 422 click 1 key a \(keys)")
      for _ in 0..<1_200 where process.isRunning { try await Task.sleep(for: .milliseconds(50)) }
      #expect(!process.isRunning && process.terminationReason == .exit && process.terminationStatus == 0)
    }
  }

  @Test func `another button does not end a drag`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 860)
    try await with("PodcastPlayer", on: screen, idiom: "phone") { _ in
      let track = CGRect(x: 423, y: 466, width: 396, height: 6)
      _ = try await screen.wait { $0.count(in: track) { (220...240).contains($0.red) } > 500 }
      try screen.hand("mousemove 436 469 mousedown 1 mousemove 470 469 mousemove 510 469")
      try screen.hand("mousedown 3 mouseup 3 mousedown 2 mouseup 2")
      for x in stride(from: 530, through: 650, by: 20) { try screen.hand("mousemove \(x) 469") }
      let dragged = try await screen.wait { $0.accentPixels(in: track) > 600 }
      #expect(dragged.accentPixels(in: track) > 600)
      try screen.hand("mouseup 1 mousemove 450 469")
      let released = try await screen.wait { $0.accentPixels(in: track) >= dragged.accentPixels(in: track) }
      #expect(released.accentPixels(in: track) >= dragged.accentPixels(in: track))
    }
  }
}
#endif

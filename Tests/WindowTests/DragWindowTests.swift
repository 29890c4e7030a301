#if GTK
import Foundation
import Testing
import VirtualScreens

/// Drag and drop in real windows, with a real pointer.
@Suite(.serialized)
struct DragWindowTests {
  /// On a phone a drag begins with a long press; on a desktop with the first movement.
  @Test(arguments: [("phone", "sleep 0.8", 300), ("desktop", "", 700)])
  func `a value is dragged to another view of the window, which shows that it is targeted`(
    _ idiom: String, _ hold: String, _ end: Int
  ) async throws {
    let screen = try VirtualScreen(width: 1000, height: 800)
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", ["--drag"], variables: ["RIVULET_IDIOM": idiom], transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let red = CGRect(x: 0, y: 0, width: 1000, height: 800)
    let shown = try await screen.wait { $0.count(in: red) { $0.red > 200 && $0.green < 120 } > 10_000 }
    try #require(shown.count(in: red) { $0.red > 200 && $0.green < 120 } > 10_000)
    try screen.hand("mousemove 100 300 mousedown 1 \(hold) mousemove 120 300 sleep 0.1")
    try screen.hand("mousemove \(end - 50) 300 sleep 0.1 mousemove \(end) 300")
    #expect(try await transcript.wait { $0.contains("over") })
    try screen.hand("mouseup 1")
    #expect(try await transcript.wait { $0.contains("dropped tide") })
  }

  @Test func `a value is dragged into a window of another program`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 900)
    let transcript = Transcript()
    let target = try screen.start("FieldProbe", ["--drag"], transcript: transcript)
    defer {
      target.terminate()
      target.waitUntilExit()
    }
    func reds(_ picture: ScreenPicture, from x: CGFloat) -> Int {
      picture.count(in: CGRect(x: x, y: 0, width: 400, height: 844)) { $0.red > 200 && $0.green < 120 }
    }
    _ = try await screen.wait { reds($0, from: 0) > 10_000 }
    // No window manager runs that could place the windows beside each other.
    try screen.hand("search --onlyvisible --class FieldProbe windowmove 500 0")
    let source = try screen.start("FieldProbe", ["--drag"])
    defer {
      source.terminate()
      source.waitUntilExit()
    }
    let shown = try await screen.wait { reds($0, from: 0) > 10_000 && reds($0, from: 500) > 10_000 }
    try #require(reds(shown, from: 0) > 10_000 && reds(shown, from: 500) > 10_000)
    try screen.hand("mousemove 100 300 mousedown 1 sleep 0.8 mousemove 120 300 sleep 0.3 mousemove 250 300 sleep 0.3 mousemove 600 300")
    // The other program hears of a place only after it has answered about the one before.
    for x in 780..<800 { try screen.hand("sleep 0.1 mousemove \(x) 300") }
    #expect(try await transcript.wait { $0.contains("over") })
    try screen.hand("mouseup 1")
    #expect(try await transcript.wait { $0.contains("dropped tide") })
  }
}
#endif

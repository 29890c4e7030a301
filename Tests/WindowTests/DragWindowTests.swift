#if GTK
import Foundation
import Testing
import VirtualScreens

/// Drag and drop in real windows, with a real pointer.
@Suite(.serialized)
struct DragWindowTests {
  @Test func `a value is dragged to another view of the window, which shows that it is targeted`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 800)
    let transcript = Transcript()
    let probe = try screen.start("FieldProbe", ["--drag"], transcript: transcript)
    defer {
      probe.terminate()
      probe.waitUntilExit()
    }
    let red = CGRect(x: 0, y: 0, width: 1000, height: 800)
    let shown = try await screen.wait { $0.count(in: red) { $0.red > 200 && $0.green < 120 } > 10_000 }
    try #require(shown.count(in: red) { $0.red > 200 && $0.green < 120 } > 10_000)
    try screen.hand("mousemove 100 300 mousedown 1 mousemove 120 300 sleep 0.1 mousemove 250 300 sleep 0.1 mousemove 300 300")
    #expect(try await transcript.wait { $0.contains("over") })
    try screen.hand("mouseup 1")
    #expect(try await transcript.wait { $0.contains("dropped tide") })
  }
}
#endif

#if GTK
import Foundation
import Testing
import VirtualScreens

/// The clipboard of the desktop, between real windows.
@Suite(.serialized)
struct ClipboardWindowTests {
  private let types = "types org.example.card public.png public.utf8-plain-text"

  private func reds(_ picture: ScreenPicture, from x: CGFloat) -> Int {
    picture.count(in: CGRect(x: x, y: 0, width: 400, height: 844)) { $0.red > 200 && $0.green < 120 }
  }

  @Test func `what is copied in one program is pasted in another one, in every form`() async throws {
    let screen = try VirtualScreen(width: 1000, height: 900)
    let transcript = Transcript()
    let target = try screen.start("FieldProbe", ["--clipboard"], transcript: transcript)
    defer {
      target.terminate()
      target.waitUntilExit()
    }
    _ = try await screen.wait { reds($0, from: 0) > 10_000 }
    // No window manager runs that could place the windows beside each other.
    try screen.hand("search --onlyvisible --class FieldProbe windowmove 500 0")
    let copying = Transcript()
    let source = try screen.start("FieldProbe", ["--clipboard"], transcript: copying)
    defer {
      source.terminate()
      source.waitUntilExit()
    }
    let shown = try await screen.wait { reds($0, from: 0) > 10_000 && reds($0, from: 500) > 10_000 }
    try #require(reds(shown, from: 0) > 10_000 && reds(shown, from: 500) > 10_000)
    try screen.hand("mousemove 200 300 click 1 key ctrl+c")
    #expect(try await copying.wait { $0.contains("copied") })
    // The program that copied pastes the items themselves.
    try screen.hand("key ctrl+v")
    #expect(try await copying.wait { $0.contains("card ace") && $0.contains("picture 300000") })
    // Without a window manager the keys stay with the window that was clicked first.
    try screen.hand("sleep 0.5 search --onlyvisible --class FieldProbe windowfocus %1 mousemove 700 300 click 1 sleep 0.5 key ctrl+v")
    for line in [types, "card ace", "text ace", "picture 300000"] {
      #expect(try await transcript.wait { $0.contains(line) }, "\(line) is missing in \(transcript.lines)")
    }
  }
}
#endif

#if GTK
import Foundation
import Testing
import VirtualScreens

/// The previews of an example in a real window.
@Suite(.serialized)
struct PreviewWindowTests {
  @Test func `the page of previews is as small as the window wants it`() async throws {
    let screen = try VirtualScreen(width: 1240, height: 840)
    let previews = try screen.start("ExamCapture", variables: ["RIVULET_PREVIEWS": "1"])
    defer {
      previews.terminate()
      previews.waitUntilExit()
    }
    // Buttons are orange; those of the last column stand right of the middle.
    func orange(_ picture: ScreenPicture, _ rect: CGRect) -> Int {
      picture.count(in: rect) { $0.red > 240 && (130...170).contains($0.green) && $0.blue < 60 }
    }
    let (left, right) = (CGRect(x: 0, y: 0, width: 400, height: 840), CGRect(x: 600, y: 0, width: 640, height: 840))
    let shown = try await screen.wait { orange($0, left) > 50 && orange($0, right) > 50 }
    #expect(orange(shown, left) > 50 && orange(shown, right) > 50)
  }
}
#endif

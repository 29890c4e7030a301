import ExamCapture
import SwiftUI

/// Three ways to take a capture button out of its card, one of them wrong; with `--screen`, the screen that the card belongs to.
@main
struct CaptureApp: App {
  private let showsScreen = CommandLine.arguments.contains("--screen")

  var body: some Scene {
    WindowGroup("시험지 촬영") {
      if showsScreen {
        ExamScreen()
      } else {
        ComparisonView()
      }
    }
  }
}

import ExamCapture
import SwiftUI

/// Three ways to take a capture button out of its card, one of them wrong; with `--screen`, the screen that the card belongs to, and with `--pages`,
/// an exam of several pages.
@main
struct CaptureApp: App {
  @StateObject private var pages = ExamPagesModel()
  private let showsScreen = CommandLine.arguments.contains("--screen")
  private let showsPages = CommandLine.arguments.contains("--pages")

  var body: some Scene {
    WindowGroup("시험지 촬영") {
      if showsPages {
        ExamPagesScreen(model: pages)
      } else if showsScreen {
        ExamScreen()
      } else {
        ComparisonView()
      }
    }
  }
}

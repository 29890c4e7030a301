import ExamCapture
import SwiftUI

/// Three ways to take a capture button out of its card, one of them wrong.
@main
struct CaptureApp: App {
  var body: some Scene {
    WindowGroup("시험지 촬영") {
      ComparisonView()
    }
  }
}

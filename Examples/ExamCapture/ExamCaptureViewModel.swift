import SwiftUI

/// Whether an exam has been captured.
final class ExamCaptureViewModel: ObservableObject {
  @Published var isCaptured = false
}

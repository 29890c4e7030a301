import SwiftUI

/// What of an exam has been captured, and whether it was handed in.
package final class ExamScreenModel: ObservableObject {
  @Published var isExamCaptured = false
  @Published var areAnswersCaptured = false
  @Published private(set) var isSubmitted = false

  package init() {}

  /// Hands the exam in.
  func submit() {
    isSubmitted = true
  }
}

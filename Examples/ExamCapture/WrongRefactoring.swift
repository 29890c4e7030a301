import SwiftUI

/// The button has become a view of its own, and has got a truth of its own: the label follows it, the tint does not.
struct WrongRefactoring: View {
  @State private var isCaptured = false

  var body: some View {
    ExamCard {
      ForgetfulButton()
        .buttonStyle(.borderedProminent)
        .tint(isCaptured ? .black : .orange)
    }
  }
}

/// A button that tells nobody whether the exam is captured.
struct ForgetfulButton: View {
  @State private var isCaptured = false

  var body: some View {
    Button(isCaptured ? "수정하기" : "촬영하기") {
      isCaptured.toggle()
    }
  }
}

#Preview {
  WrongRefactoring()
}

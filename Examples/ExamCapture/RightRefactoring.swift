import SwiftUI

/// The button has become a view of its own with a binding: there is one truth, and it stays with the card.
struct RightRefactoring: View {
  @State private var isCaptured = false

  var body: some View {
    ExamCard {
      CaptureButton(isCaptured: $isCaptured)
        .buttonStyle(.borderedProminent)
        .tint(isCaptured ? .black : .orange)
    }
  }
}

#Preview {
  RightRefactoring()
}

import SwiftUI

/// The card in one piece: label and tint follow the one state.
struct BeforeRefactoring: View {
  @State private var isCaptured = false

  var body: some View {
    ExamCard {
      Button(isCaptured ? "수정하기" : "촬영하기") {
        self.isCaptured.toggle()
      }
      .buttonStyle(.borderedProminent)
      .tint(isCaptured ? .black : .orange)
    }
  }
}

#Preview {
  BeforeRefactoring()
}

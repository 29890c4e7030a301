import SwiftUI

/// Captures the exam, or takes it back for another try. Style and tint are the caller's.
struct CaptureButton: View {
  @Binding var isCaptured: Bool

  var body: some View {
    Button(isCaptured ? "수정하기" : "촬영하기") {
      isCaptured.toggle()
    }
  }
}

#Preview {
  HStack {
    CaptureButton(isCaptured: .constant(false))
    CaptureButton(isCaptured: .constant(true))
  }
}

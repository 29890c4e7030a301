import SwiftUI

/// The truth lives in an object outside of the views; the button gets a binding into it, and does not notice the difference.
struct ViewModelVersion: View {
  @ObservedObject var viewModel: ExamCaptureViewModel

  var body: some View {
    ExamCard {
      CaptureButton(isCaptured: $viewModel.isCaptured)
        .buttonStyle(.borderedProminent)
        .tint(viewModel.isCaptured ? .black : .orange)
    }
  }
}

#Preview {
  ViewModelVersion(viewModel: ExamCaptureViewModel())
}

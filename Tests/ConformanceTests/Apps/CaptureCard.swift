import SwiftUI

/// The card of the talk's other example (A4.09), with what stands for its button left open: three versions of it follow.
struct CaptureCard<Capture: View>: View {
  let secondGap: CGFloat
  let capture: Capture

  init(secondGap: CGFloat = 12, @ViewBuilder capture: () -> Capture) {
    self.secondGap = secondGap
    self.capture = capture()
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("STEP1").accessibilityIdentifier("step")
        Spacer().frame(height: 4)
        Text("시험지 촬영하기").accessibilityIdentifier("title")
        Spacer().frame(height: secondGap)
        Text("잘리지 않게 순서대로 촬영해주세요.").accessibilityIdentifier("hint")
        Spacer()
        capture.accessibilityIdentifier("button")
      }
      Image("sample of an exam")
    }
    .padding(16)
    .frame(width: 343, height: 232)
    .accessibilityIdentifier("card")
  }
}

/// The label follows a truth of its own, the tint another one: they diverge (A4.11).
struct WrongCaptureView: View {
  @State private var isCaptured = false

  var body: some View {
    CaptureCard {
      OwnTruthButton()
        .buttonStyle(.borderedProminent)
        .tint(isCaptured ? .black : .orange)
    }
  }

  struct OwnTruthButton: View {
    @State private var isCaptured = false
    var body: some View {
      Button(isCaptured ? "수정하기" : "촬영하기") { self.isCaptured.toggle() }
    }
  }
}

/// Label and tint follow one state (A4.12).
struct BindingCaptureView: View {
  @State private var isCaptured = false

  var body: some View {
    CaptureCard {
      CaptureButton(isCaptured: $isCaptured)
        .buttonStyle(.borderedProminent)
        .tint(isCaptured ? .black : .orange)
    }
  }
}

struct CaptureButton: View {
  @Binding var isCaptured: Bool
  var body: some View {
    Button(isCaptured ? "수정하기" : "촬영하기") { isCaptured.toggle() }
  }
}

final class CaptureViewModel: ObservableObject {
  @Published var isCaptured = false
}

/// Label and tint follow one object (A4.13).
struct ModelCaptureView: View {
  @ObservedObject var viewModel = CaptureViewModel()

  var body: some View {
    CaptureCard {
      CaptureButton(isCaptured: $viewModel.isCaptured)
        .buttonStyle(.borderedProminent)
        .tint(viewModel.isCaptured ? .black : .orange)
    }
  }
}

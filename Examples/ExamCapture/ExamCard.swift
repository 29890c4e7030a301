import SwiftUI

/// The first step of handing in an exam: what to do, a picture of it, and a button, which is left to the caller.
struct ExamCard<Capture: View>: View {
  private let capture: Capture

  init(@ViewBuilder capture: () -> Capture) {
    self.capture = capture()
  }

  var body: some View {
    StepCard(step: "STEP1", title: "시험지 촬영하기", hint: "잘리지 않게 순서대로 촬영해주세요.") {
      Image("sample", label: Text("시험지"))
    } capture: {
      capture
        .accessibilityIdentifier("capture")
    }
  }
}

/// The card as it looks under other environments.
struct ExamCard_Previews: PreviewProvider {
  static var previews: some View {
    card.previewDisplayName("light")
    card
      .background()
      .environment(\.colorScheme, .dark)
      .previewDisplayName("dark")
    card
      .environment(\.layoutDirection, .rightToLeft)
      .previewDisplayName("right to left")
    card
      .environment(\.dynamicTypeSize, .accessibility1)
      .previewDisplayName("large type")
    card
      .tint(.purple)
      .environment(\.locale, Locale(identifier: "ko"))
      .previewDisplayName("another accent, Korean")
  }

  private static var card: some View {
    ExamCard {
      Button("촬영하기") {}
        .buttonStyle(.borderedProminent)
    }
    .previewLayout(.sizeThatFits)
  }
}

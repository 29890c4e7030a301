import SwiftUI

/// The first step of handing in an exam: what to do, a picture of it, and a button, which is left to the caller.
struct ExamCard<Capture: View>: View {
  private let capture: Capture

  init(@ViewBuilder capture: () -> Capture) {
    self.capture = capture()
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text("STEP1")
          .font(.subheadline.bold())
          .foregroundColor(.orange)
        Spacer().frame(height: 4)
        Text("시험지 촬영하기")
          .font(.title3.bold())
        Spacer().frame(height: 12)
        Text("잘리지 않게 순서대로 촬영해주세요.")
          .font(.footnote)
          .foregroundColor(.secondary)
        Spacer()
        capture
          .accessibilityIdentifier("capture")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Image("sample", bundle: .module, label: Text("시험지"))
    }
    .padding(16)
    .frame(width: 343, height: 232)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

#Preview {
  ExamCard {
    Button("촬영하기") {}
      .buttonStyle(.borderedProminent)
  }
}

import SwiftUI

/// One step of handing in an exam: what to do, a picture of it, and a button; picture and button are left to the caller.
struct StepCard<Picture: View, Capture: View>: View {
  let step: LocalizedStringKey
  let title: LocalizedStringKey
  let hint: LocalizedStringKey
  private let picture: Picture
  private let capture: Capture

  init(
    step: LocalizedStringKey, title: LocalizedStringKey, hint: LocalizedStringKey, @ViewBuilder picture: () -> Picture,
    @ViewBuilder capture: () -> Capture
  ) {
    self.step = step
    self.title = title
    self.hint = hint
    self.picture = picture()
    self.capture = capture()
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(step)
          .font(.subheadline.bold())
          .foregroundColor(.orange)
        Spacer().frame(height: 4)
        Text(title)
          .font(.title3.bold())
        Spacer().frame(height: 12)
        Text(hint)
          .font(.footnote)
          .foregroundColor(.secondary)
        Spacer()
        capture
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      picture
    }
    .padding(16)
    .frame(width: 343, height: 232)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

#Preview("STEP 1", traits: .sizeThatFitsLayout) {
  StepCard(step: "STEP 1", title: "시험지 촬영하기", hint: "잘리지 않고 순서대로 촬영해 주세요.") {
    Image("sample", label: Text("시험지"))
  } capture: {
    Button("촬영하기") {}
  }
}

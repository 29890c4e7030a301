import SwiftUI

/// The whole screen: the exam, its answers, and a button that hands both in.
package struct ExamScreen: View {
  @StateObject private var model = ExamScreenModel()

  package init() {}

  package var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      ScrollView {
        VStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 8) {
            Text("시험지+정답을 올려주세요")
              .font(.title2.bold())
            Text("수학 두줄 이면 이렇게 끝이 잘려서 보이는 아주 긴 이름을 가진 서울특별시 어느 동네 중학교 2학년 1학기 기말고사 대비반")
              .font(.subheadline)
              .foregroundColor(.secondary)
              .lineLimit(2)
              .truncationMode(.tail)
              .accessibilityIdentifier("school")
          }
          .frame(width: 343, alignment: .leading)
          .padding(.vertical, 12)
          VStack(spacing: 12) {
            StepCard(step: "STEP 1", title: "시험지 촬영하기", hint: "잘리지 않고 순서대로 촬영해 주세요.") {
              Image("sample", label: Text("시험지"))
            } capture: {
              button($model.isExamCaptured)
            }
            StepCard(step: "STEP 2", title: "정답 촬영하기", hint: "시험지의 정확한 정답을 촬영해 주세요") {
              AnswerSheet()
            } capture: {
              button($model.areAnswersCaptured)
            }
          }
        }
      }
      .scrollBounceBehavior(.basedOnSize)
      Button {
        model.submit()
      } label: {
        Text(model.isSubmitted ? "제출했습니다" : "제출하기")
          .font(.headline)
          .frame(width: 319, height: 36)
      }
      .buttonStyle(.borderedProminent)
      .tint(.orange)
      .padding(.bottom, 34)
    }
    .frame(maxWidth: .infinity)
    .background()
  }

  private func button(_ isCaptured: Binding<Bool>) -> some View {
    CaptureButton(isCaptured: isCaptured)
      .buttonStyle(.borderedProminent)
      .tint(isCaptured.wrappedValue ? .black : .orange)
  }
}

#Preview("Light") {
  ExamScreen()
}

#Preview("Dark") {
  ExamScreen()
    .environment(\.colorScheme, .dark)
}

import SwiftUI

/// A page of the exam, with what can be done with it.
struct PageCard: View {
  @Binding var page: ExamPage
  let model: ExamPagesModel

  var body: some View {
    StepCard(step: "PAGE \(page.id)", title: "시험지 촬영하기", hint: "잘리지 않고 순서대로 촬영해 주세요.") {
      Image("sample", label: Text("시험지"))
    } capture: {
      HStack {
        CaptureButton(isCaptured: $page.isCaptured.animation())
          .buttonStyle(.borderedProminent)
          .tint(page.isCaptured ? .black : .orange)
        Menu {
          Button("위로 이동", systemImage: "arrow.up") { move(by: -1) }
            .disabled(!model.canMove(page, by: -1))
          Button("아래로 이동", systemImage: "arrow.down") { move(by: 1) }
            .disabled(!model.canMove(page, by: 1))
          Button("삭제", systemImage: "trash", role: .destructive) {
            withAnimation { model.remove(page) }
          }
        } label: {
          Label("더 보기", systemImage: "ellipsis.circle").labelStyle(.iconOnly)
        }
        .fixedSize()
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("page \(page.id)")
  }

  private func move(by distance: Int) {
    withAnimation { model.move(page, by: distance) }
  }
}

#Preview {
  @Previewable @State var page = ExamPage(id: 1)
  PageCard(page: $page, model: ExamPagesModel())
}

import SwiftUI

/// An exam of several pages: each is captured, more are added, put in order and left out.
package struct ExamPagesScreen: View {
  @ObservedObject private var model: ExamPagesModel
  @State private var showsOnlyMissing = false

  package init(model: ExamPagesModel) {
    self.model = model
  }

  package var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      header
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach($model.pages) { $page in
              if !showsOnlyMissing || !page.isCaptured {
                PageCard(page: $page, model: model)
                  .transition(.scale(scale: 0.8).combined(with: .opacity))
              }
            }
          }
          .padding(.bottom, 34)
        }
        .onChange(of: model.pages.count) { former, count in
          if count > former, let last = model.pages.last { withAnimation { proxy.scrollTo(last.id, anchor: .bottom) } }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .background()
  }

  private var header: some View {
    VStack(spacing: 8) {
      HStack {
        Text("시험지 \(model.pages.count)장")
          .font(.title2.bold())
        Spacer()
        Button("페이지 추가", systemImage: "plus") {
          withAnimation { model.addPage() }
        }
      }
      Toggle("촬영하지 않은 것만 보기", isOn: $showsOnlyMissing.animation())
        .font(.subheadline)
    }
    .frame(width: 343)
    .padding(.vertical, 12)
    .tint(.orange)
  }
}

#Preview {
  ExamPagesScreen(model: ExamPagesModel())
}

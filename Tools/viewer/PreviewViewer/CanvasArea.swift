import SwiftUI

/// The images of the selected preview, side by side, with a panel of problems over them.
struct CanvasArea: View {
  let model: ViewerModel

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView([.horizontal, .vertical]) {
        HStack(alignment: .top, spacing: 32) {
          ForEach(model.canvases) { CanvasView(canvas: $0, model: model) }
        }
        .padding(32)
        .opacity(isOld ? 0.45 : 1)
      }
      .defaultScrollAnchor(.center, for: .alignment)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.5).opacity(0.12))
      ProblemPanel(status: model.status)
        .padding(16)
      if model.status == .building, model.previews.isEmpty {
        ProgressView("Building…").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  /// True if the images show an earlier version of the files.
  private var isOld: Bool {
    switch model.status {
    case .failed, .crashed: true
    case .building, .current: false
    }
  }
}

public import SwiftUI

/// The viewer's window, which shows the list of previews in the sidebar and the selected preview in the centre, below the controls.
public struct ViewerWindow: View {
  let model: ViewerModel
  @Environment(\.displayScale) private var displayScale

  public init(model: ViewerModel) { self.model = model }

  public var body: some View {
    NavigationSplitView {
      PreviewList(model: model)
        .navigationSplitViewColumnWidth(min: 180, ideal: 240, max: 360)
    } detail: {
      VStack(spacing: 0) {
        ControlBar(model: model)
        Divider()
        CanvasArea(model: model)
        StatusBar(model: model)
      }
      .navigationTitle(model.chosen?.title ?? "Previews")
    }
    .onChange(of: displayScale, initial: true) { model.displayScale = Double(displayScale) }
  }
}

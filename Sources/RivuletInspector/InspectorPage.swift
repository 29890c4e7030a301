import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens

/// The content of the inspector's window.
struct InspectorPage: View {
  @Bindable var model: InspectorModel

  var body: some View {
    VStack(spacing: 0) {
      InspectorBar(model: model)
      Divider()
      if let problem = model.problem {
        Text(problem).font(.callout).padding(8).frame(maxWidth: .infinity).background(Color.yellow.opacity(0.3))
      }
      switch model.tab {
      case .tree: TreePage(model: model)
      case .data: DataPage(model: model)
      case .causes: CausesPage(model: model)
      case .layout: LayoutPage(model: model)
      case .cost: CostPage(model: model)
      }
    }
    .frame(minWidth: 640, maxWidth: .infinity, minHeight: 400, maxHeight: .infinity)
  }
}

/// The bar above the pages, with the tabs and the controls that apply to all pages.
private struct InspectorBar: View {
  @Bindable var model: InspectorModel

  var body: some View {
    HStack(spacing: 12) {
      Picker("Page", selection: $model.tab) {
        ForEach(InspectorTab.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(width: 380)
      Button(model.isPicking ? "Picking…" : "Pick a View") { model.pick() }
      Toggle("Library", isOn: $model.showsLibrary)
      Spacer()
      if model.lost > 0 { Text("\(model.lost) turns lost").foregroundStyle(.red) }
      Text(model.appName ?? "").foregroundStyle(.secondary)
    }
    .padding(10)
  }
}

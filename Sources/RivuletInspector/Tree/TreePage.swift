import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletHost

/// The app's views as they appear in source code, with the selected view's properties and reasons.
struct TreePage: View {
  @Bindable var model: InspectorModel
  @State private var showsElements = false

  private var rows: [TreeRow] {
    let rows = model.windows.flatMap { TreeRow.rows($0.views, withLibrary: model.showsLibrary) }
    return model.filter.isEmpty ? rows : rows.filter { $0.name.localizedCaseInsensitiveContains(model.filter) }
  }

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        HStack {
          TextField("Filter", text: $model.filter)
          Toggle("Accessibility", isOn: $showsElements)
        }
        .padding(8)
        if showsElements { ElementList(model: model) } else { list }
      }
      .frame(maxWidth: .infinity)
      Divider()
      ViewDetails(model: model).frame(width: 380)
    }
  }

  private var list: some View {
    let rows = rows
    return ScrollViewReader { scroll in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            TreeRowView(row: row, isChosen: row.id == model.view) { model.view = row.id }
          }
        }
        .padding(.vertical, 4)
      }
      .onChange(of: rows.firstIndex { $0.id == model.picked }, initial: true) { _, index in
        guard let index else { return }
        scroll.scrollTo(index, anchor: .center)
        model.picked = nil
      }
    }
  }
}

/// The view for a row in the tree.
struct TreeRowView: View {
  let row: TreeRow
  let isChosen: Bool
  let choose: @MainActor @Sendable () -> Void

  var body: some View {
    Button(action: choose) {
      HStack(spacing: 6) {
        Text(row.name).fontWeight(row.isOwn ? .semibold : .regular).foregroundStyle(row.hasBody ? Color.blue : Color.primary)
        Text(row.detail).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
      }
      .padding(.leading, 10 + Double(row.depth) * 16)
      .padding(.vertical, 3)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isChosen ? Color.accentColor.opacity(0.2) : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The elements exposed to assistive technology, presented as a tree.
private struct ElementList: View {
  let model: InspectorModel

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(Array(model.elements.enumerated()), id: \.offset) { _, element in
          let row = TreeRow(id: element.view, name: element.text, depth: element.depth, isOwn: false, hasBody: false, detail: "")
          TreeRowView(row: row, isChosen: element.view == model.view) { model.view = element.view }
        }
      }
    }
  }
}

import SwiftUI

/// A searchable list of all previews, grouped by file.
struct PreviewList: View {
  @Bindable var model: ViewerModel

  var body: some View {
    List(selection: $model.selection) {
      ForEach(model.sections, id: \.name) { section in
        Section(section.name) {
          ForEach(section.previews) { preview in
            Label(preview.title, systemImage: "rectangle.portrait")
              .tag(preview.id)
          }
        }
      }
    }
    .listStyle(.sidebar)
    .searchable(text: $model.search, placement: .sidebar, prompt: "Search")
    .overlay {
      if model.previews.isEmpty, model.status != .building {
        ContentUnavailableView(
          "No Previews", systemImage: "rectangle.slash", description: Text("Add a #Preview to one of the app's files, and save it."))
      } else if model.sections.isEmpty, !model.search.isEmpty {
        ContentUnavailableView.search(text: model.search)
      }
    }
  }
}

import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation

/// The button that toggles the leading columns (B18.52).
struct SplitToggle {
  let split: any SidebarSource

  nonisolated init(split: any SidebarSource) { self.split = split }
}

extension SplitToggle: View {
  var body: some View {
    Button {
      split.toggleSidebar()
    } label: {
      Image(systemName: "sidebar.leading").accessibilityLabel(Text(split.showsSidebar ? .hideSidebar : .showSidebar))
    }
    .buttonStyle(.borderless)
  }
}

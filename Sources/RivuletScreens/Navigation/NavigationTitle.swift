import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// The title in a bar, which opens the screen's title menu, if any. Items that replace the title take precedence (B20.16).
struct NavigationTitle {
  let title: Text?
  let host: ToolbarHost?
  let menu: TitleMenu?
  /// The editing of the screen's title; nil while the title is displayed elsewhere.
  let renaming: TitleRenaming?

  nonisolated init(title: Text?, host: ToolbarHost?, menu: TitleMenu?, renaming: TitleRenaming?) {
    self.title = title
    self.host = host
    self.menu = menu
    self.renaming = renaming
  }
}

extension NavigationTitle: View {
  var body: some View {
    EditedTitle(renaming: renaming, font: .headline) { MenuTitle(menu: menu) { shown } }
  }

  @ViewBuilder @MainActor private var shown: some View {
    if let host, host.hasItems(.title) {
      ToolbarSlotView(host: host, slot: .title, spacing: 8)
    } else if let title {
      title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    }
  }
}

/// The large title below a bar, with its subtitle.
struct LargeTitle {
  let title: Text?
  let host: ToolbarHost?
  let subtitle: Text?
  /// The editing of the screen's title; nil while the title is displayed elsewhere.
  let renaming: TitleRenaming?

  nonisolated init(title: Text?, host: ToolbarHost?, subtitle: Text?, renaming: TitleRenaming?) {
    self.title = title
    self.host = host
    self.subtitle = subtitle
    self.renaming = renaming
  }
}

extension LargeTitle: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let host, host.hasItems(.largeTitle) {
        ToolbarSlotView(host: host, slot: .largeTitle, spacing: 8)
      } else if let title {
        EditedTitle(renaming: renaming, font: .largeTitle.bold()) {
          title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
        }
      }
      NavigationSubtitle(slots: [.largeSubtitle, .subtitle], host: host, subtitle: subtitle)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 16)
  }
}

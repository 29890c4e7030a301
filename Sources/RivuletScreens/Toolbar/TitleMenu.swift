import Foundation
import RivuletControls
import RivuletCore
import RivuletElements

/// The menu of a screen's title. The screen displays the menu's button, and the view that declares the menu presents its items.
@MainActor
final class TitleMenu {
  let anchor = PopoverAnchor()
  /// The closure that opens the menu.
  package var open: () -> Void = {}

  nonisolated init() {}
}

/// A title that opens its screen's menu, if any (B20.23).
struct MenuTitle<Title: View> {
  let menu: TitleMenu?
  let title: Title

  nonisolated init(menu: TitleMenu?, @ViewBuilder title: () -> Title) {
    self.menu = menu
    self.title = title()
  }
}

extension MenuTitle: View {
  var body: some View {
    if let menu {
      Button {
        menu.open()
      } label: {
        HStack(spacing: 4) {
          title
          Image(systemName: "chevron.down").font(.caption.bold()).accessibilityHidden(true)
        }
      }
      .buttonStyle(.borderless)
      .environment(\.buttonsActOnPress, true)
      .modifier(SemanticsRoleModifier(role: .menuButton))
      .modifier(PopoverAnchorModifier(anchor: menu.anchor))
      .foregroundStyle(.primary)
    } else {
      title
    }
  }
}

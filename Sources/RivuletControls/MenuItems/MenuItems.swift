import Foundation
package import RivuletCore
package import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletLooks

/// A label preceded by space for a check mark, or for a dash if a value is mixed.
package struct MenuCheck<Label: View> {
  package let isChecked: Bool
  let isMixed: Bool
  let label: Label
  @Environment(\.looks.menus) private var look

  package init(isChecked: Bool, isMixed: Bool, @ViewBuilder label: () -> Label) {
    self.isChecked = isChecked
    self.isMixed = isMixed
    self.label = label()
  }
}

extension MenuCheck: View {
  package var body: some View {
    if let distance = look.markDistance {
      // The mark is in the space before the titles that all items reserve.
      label.overlay(alignment: .leading) { mark.offset(x: -distance) }
    } else {
      HStack(spacing: 8) {
        mark
        label
      }
    }
  }

  private var mark: some View {
    Image(systemName: isMixed ? "minus" : "checkmark").font(.footnote.weight(.semibold)).opacity(isChecked || isMixed ? 1 : 0)
      .accessibilityHidden(true)
  }
}

/// The badge at the end of a menu item (B20.10).
package struct MenuBadge: CompositeView {
  let label: Text

  package init(label: Text) { self.label = label }

  package var body: some View { label.foregroundStyle(.secondary).lineLimit(1).accessibilityHidden(true) }
}

/// The appearance of a menu row.
struct MenuRow<Label: View> {
  let isDestructive: Bool
  let isPressed: Bool
  let label: Label
  @Environment(\.looks.menus) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuBadge) private var badge
  /// True if the keyboard or the pointer has highlighted the item (B20.29).
  @Environment(\.isFocused) private var isChosen

  init(isDestructive: Bool, isPressed: Bool, @ViewBuilder label: () -> Label) {
    self.isDestructive = isDestructive
    self.isPressed = isPressed
    self.label = label()
  }
}

extension MenuRow: View {
  var body: some View {
    HStack(spacing: 16) {
      label.frame(maxWidth: .infinity, alignment: .leading)
      if let badge { MenuBadge(label: badge) }
      if let shortcut, look.showsShortcuts { shortcut.title.fixedSize().opacity(0.6).accessibilityHidden(true) }
    }
    // Draws white content on the tint colour. This also applies to a picker option, which keeps the colours of its original environment.
    .brightness(isChosen && look.highlight == .tint ? 1 : 0)
    .padding(look.rowInsets)
    .frame(minHeight: look.rowHeight)
    .background {
      switch look.highlight {
      case .tint: if isChosen { RoundedRectangle(cornerRadius: 4).fill(.tint).padding(.horizontal, 5) }
      case .band: if isChosen || isPressed { Rectangle().fill(.quaternary) }
      }
    }
    .foregroundStyle(isDestructive && look.colorsDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .overlay(alignment: .bottom) { if look.hasRowLines { RowLine() } }
    .layoutValue(key: MenuPart.self, value: .row)
  }
}

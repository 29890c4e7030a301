import Foundation
import RivuletCore
import RivuletGeometry

/// A label with space for a check mark before it.
struct MenuCheck<Label: View> {
  let isChecked: Bool
  let label: Label
  @Environment(\.idiom) private var idiom

  init(isChecked: Bool, @ViewBuilder label: () -> Label) {
    self.isChecked = isChecked
    self.label = label()
  }
}

extension MenuCheck: View {
  var body: some View {
    if idiom == .phone {
      HStack(spacing: 8) {
        mark
        label
      }
    } else {
      // The mark lies in the space before the titles, which all items have.
      label.overlay(alignment: .leading) { mark.offset(x: -MenuConstants.markWidth) }
    }
  }

  private var mark: some View {
    Image(systemName: "checkmark").font(.footnote.weight(.semibold)).opacity(isChecked ? 1 : 0).accessibilityHidden(true)
  }
}

/// The appearance of one row of a menu.
struct MenuRow<Label: View> {
  let isDestructive: Bool
  let isPressed: Bool
  let label: Label
  @Environment(\.idiom) private var idiom
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  /// True if keys or the pointer have highlighted the item (B20.29).
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
      if let shortcut, idiom == .desktop { Text(verbatim: shortcut.title).fixedSize().opacity(0.6).accessibilityHidden(true) }
    }
    // White on the tint. This applies even to an option of a picker, which keeps the colours of its own surroundings.
    .brightness(isChosen && idiom == .desktop ? 1 : 0)
    .padding(MenuConstants.rowInsets(idiom))
    .frame(minHeight: MenuConstants.rowHeight(idiom))
    .background {
      if isChosen, idiom == .desktop {
        RoundedRectangle(cornerRadius: 4).fill(.tint).padding(.horizontal, 5)
      } else if isChosen || isPressed, idiom == .phone {
        Rectangle().fill(.quaternary)
      }
    }
    .foregroundStyle(isDestructive && idiom == .phone ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .overlay(alignment: .bottom) { if idiom == .phone { RowLine() } }
    .layoutValue(key: MenuPart.self, value: .row)
  }
}

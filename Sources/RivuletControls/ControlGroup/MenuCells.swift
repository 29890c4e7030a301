import Foundation
package import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks

/// Controls side by side in one menu row.
package struct MenuCells<Content: View>: CompositeView {
  /// True if the cells show their titles.
  let hasTitles: Bool
  let content: Content
  @Environment(\.looks.menus) private var look

  /// Creates a row from the views in the given content.
  package init(hasTitles: Bool, @ViewBuilder content: () -> Content) {
    self.hasTitles = hasTitles
    self.content = content()
  }

  package var body: some View {
    Group(subviews: content) { cells in
      HStack(spacing: 0) {
        ForEach(cells) { $0.frame(maxWidth: .infinity) }
      }
    }
    .buttonStyle(MenuCellStyle())
    .toggleStyle(MenuCellToggleStyle())
    .labelStyle(MenuCellLabelStyle(hasTitle: hasTitles))
    .padding(look.cellRowInsets)
    .fixedSize(horizontal: false, vertical: true)
    .overlay(alignment: .bottom) { if look.hasRowLines { RowLine() } }
    .layoutValue(key: MenuPart.self, value: .row)
  }
}

/// The style of a button in a row of menu cells.
struct MenuCellStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuCell(isDestructive: configuration.role == .destructive, isPressed: configuration.isPressed) { configuration.label }
  }
}

/// The style of a toggle in a row of menu cells. The cell has a background while the toggle is on.
struct MenuCellToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .environment(\.buttonIsOn, configuration.isOn || configuration.isMixed)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// The label of a cell: its icon, above the title if the cells show titles.
struct MenuCellLabelStyle: LabelStyle {
  let hasTitle: Bool

  func makeBody(configuration: Configuration) -> some View {
    if hasTitle {
      VStack(spacing: 4) {
        configuration.icon
        configuration.title.font(.caption)
      }
    } else {
      Label(configuration).labelStyle(.iconOnly)
    }
  }
}

/// The appearance of a cell.
private struct MenuCell<Label: View>: CompositeView {
  let isDestructive: Bool
  let isPressed: Bool
  let label: Label
  @Environment(\.looks.menus) private var look
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonIsOn) private var isOn
  /// True if the keyboard or the pointer has highlighted the cell (B20.29).
  @Environment(\.isFocused) private var isChosen

  init(isDestructive: Bool, isPressed: Bool, @ViewBuilder label: () -> Label) {
    self.isDestructive = isDestructive
    self.isPressed = isPressed
    self.label = label()
  }

  var body: some View {
    label
      .lineLimit(1)
      .padding(look.cellInsets)
      .frame(maxWidth: .infinity, minHeight: look.cellHeight)
      .brightness(isChosen && look.highlight == .tint ? 1 : 0)
      .background { ground }
      .foregroundStyle(isDestructive && look.colorsDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
  }

  @ViewBuilder private var ground: some View {
    if isChosen, look.highlight == .tint {
      RoundedRectangle(cornerRadius: 4).fill(.tint)
    } else if isOn || isPressed || isChosen {
      Rectangle().fill(.quaternary)
    }
  }
}

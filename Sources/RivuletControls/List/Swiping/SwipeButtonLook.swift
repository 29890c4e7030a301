import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// A style that shows a white label on a coloured rectangle. The colour is the button's tint, or else red for a destructive action and grey
/// for other actions.
struct SwipeButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    SwipeButtonFace(label: configuration.label, isDestructive: configuration.role == .destructive, isPressed: configuration.isPressed)
  }
}

private struct SwipeButtonFace: View {
  let label: ButtonStyleConfiguration.Label
  let isDestructive: Bool
  let isPressed: Bool
  @Environment(\.tint) private var tint
  @Environment(\.looks.lists.swipeFont) private var font

  init(label: ButtonStyleConfiguration.Label, isDestructive: Bool, isPressed: Bool) {
    self.label = label
    self.isDestructive = isDestructive
    self.isPressed = isPressed
  }

  private var ground: AnyShapeStyle { tint ?? AnyShapeStyle(isDestructive ? Color.red : Color.gray) }

  var body: some View {
    label
      .labelStyle(SwipeLabelStyle())
      .font(font.font)
      .foregroundStyle(.white)
      .lineLimit(1)
      .frame(minWidth: ListConstants.swipeButtonWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .overlay(Color.black.opacity(isPressed ? 0.15 : 0))
      .contentShape(Rectangle())
  }
}

/// A label style for buttons behind a row. It shows only the icon in a filled variant, and assistive technology reads the title (B17.46).
struct SwipeLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.icon.symbolVariant(.fill).font(.title3)
      configuration.title.modifier(SpokenLabelModifier(isShown: false))
    }
  }
}

import Foundation
import RivuletCore
import RivuletGeometry

/// The items of an open menu on its panel (B20.25).
struct MenuPanel<Content: View> {
  let content: Content
  let close: () -> Void
  @Environment(\.idiom) private var idiom
  @Environment(\.menuContext) private var outer

  init(content: Content, close: @escaping () -> Void) {
    self.content = content
    self.close = close
  }
}

extension MenuPanel: View {
  var body: some View {
    let (close, outer) = (close, outer)
    VStack(alignment: .leading, spacing: 0) {
      content
        .buttonStyle(MenuItemStyle())
        .toggleStyle(MenuToggleStyle())
    }
    .padding(.vertical, idiom == .phone ? 0 : 5)
    .frame(width: idiom == .phone ? 250 : nil)
    .fixedSize()
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: idiom == .phone ? 13 : 6))
    .shadow(color: .black.opacity(0.25), radius: 10, y: 4)
    .environment(
      \.menuContext,
      MenuContext {
        close()
        outer?.close()
      })
  }
}

/// A button as an item of a menu: it closes the menu, and then runs its action (B20.26).
struct MenuItemStyle {}

extension MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItem(configuration: configuration) }
}

private struct MenuItem {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.menuContext) private var context
  @Environment(\.menuDismissBehavior) private var behavior

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }
}

extension MenuItem: View {
  var body: some View {
    let (configuration, context, closes) = (configuration, context, behavior != .disabled)
    MenuRow(isDestructive: configuration.role == .destructive, isChecked: nil) {
      if closes { context?.close() }
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}

/// A toggle as an item of a menu, with a check mark while it is on.
struct MenuToggleStyle {}

extension MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { MenuToggle(configuration: configuration) }
}

private struct MenuToggle {
  let configuration: ToggleStyleConfiguration
  @Environment(\.menuContext) private var context
  @Environment(\.menuDismissBehavior) private var behavior

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension MenuToggle: View {
  var body: some View {
    let (configuration, context, closes) = (configuration, context, behavior != .disabled)
    MenuRow(isDestructive: false, isChecked: configuration.isOn) {
      if closes { context?.close() }
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

/// One row of a menu.
struct MenuRow<Label: View> {
  let isDestructive: Bool
  /// Whether it has a check mark; nil for an item without one.
  let isChecked: Bool?
  var opensMenu = false
  let action: () -> Void
  let label: Label
  @Environment(\.idiom) private var idiom
  @State private var isHovered = false

  init(
    isDestructive: Bool, isChecked: Bool?, opensMenu: Bool = false, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.isDestructive = isDestructive
    self.isChecked = isChecked
    self.opensMenu = opensMenu
    self.action = action
    self.label = label()
  }
}

extension MenuRow: View {
  var body: some View {
    let action = action
    Button(role: isDestructive ? .destructive : nil) {
      action()
    } label: {
      HStack(spacing: 8) {
        if let isChecked {
          Image(systemName: "checkmark").font(.footnote.weight(.semibold)).opacity(isChecked ? 1 : 0).accessibilityHidden(true)
        }
        label
        Spacer(minLength: 16)
        if opensMenu { Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).accessibilityHidden(true) }
      }
      .padding(.horizontal, idiom == .phone ? 16 : 12)
      .frame(minHeight: idiom == .phone ? 44 : 22)
      .background { if isHovered { RoundedRectangle(cornerRadius: idiom == .phone ? 0 : 4).fill(.tint).padding(.horizontal, 5) } }
      .foregroundStyle(isHovered ? AnyShapeStyle(.white) : isDestructive && idiom == .phone ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .onHover { isHovered = idiom == .desktop && $0 }
    .overlay(alignment: .bottom) { if idiom == .phone { Divider() } }
    .accessibilityValue(isChecked.map { $0 ? "1" : "0" } ?? "")
  }
}

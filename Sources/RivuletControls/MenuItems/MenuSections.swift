import Foundation
import RivuletCore
import RivuletElements
import RivuletGeometry
import RivuletLooks
import RivuletTree

/// A mark for a menu's content, in which sections are parts of the menu.
package enum MenuContentMark {}

extension _ViewListInputs {
  /// True if sections in this environment are parts of a menu (B20.25).
  var isInMenu: Bool { hasStyle(for: MenuContentMark.self) }
}

/// A line between two items of a menu. The line is hidden unless it has an item on each side.
package struct MenuSeparator: CompositeView {
  @Environment(\.looks.menus) private var look

  package init() {}

  var body: some View {
    Rectangle().fill(.quaternary)
      .frame(height: look.separatorHeight)
      .padding(look.separatorInsets)
      .layoutValue(key: MenuPart.self, value: .separator)
      .modifier(MenuSeparatorModifier())
  }
}

/// The header of a menu section: a line and a title.
struct MenuSectionHeader<Label: View>: CompositeView {
  let label: Label

  init(label: Label) {
    self.label = label
  }

  var body: some View {
    MenuSeparator()
    if Label.self != EmptyView.self {
      label.modifier(MenuTitleLook()).modifier(MenuTitlePadding())
    }
  }
}

/// The text style of a section title in a menu.
struct MenuTitleLook: ViewModifier {
  nonisolated init() {}

  func body(content: Content) -> some View { content.font(.footnote).foregroundStyle(.secondary) }
}

/// The padding of a section title in a menu.
package struct MenuTitlePadding: ViewModifier {
  @Environment(\.looks.menus) private var look

  package nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .padding(look.titleInsets)
      .layoutValue(key: MenuPart.self, value: .title)
  }
}

/// A modifier that collapses a separator at an end of a menu or after another separator.
private struct MenuSeparatorModifier: BehaviorModifier {
  static var initial: MenuSeparatorModifier { MenuSeparatorModifier() }
  static var traits: NodeTraits { .draws }

  func fact(of node: ViewNode) -> MenuSeparatorModifier? { self }

  @MainActor private func separates(_ node: ViewNode) -> Bool {
    // Padding around a separator belongs to the separator.
    var part = node
    while let parent = part.parent, parent.children.count == 1, !parent.isContainer { part = parent }
    guard let siblings = part.parent?.children, let place = siblings.firstIndex(where: { $0 === part }), place > 0 else { return false }
    func isSeparator(_ node: ViewNode) -> Bool { node.fact(MenuSeparatorModifier.self) != nil }
    return !isSeparator(siblings[place - 1]) && siblings[place...].contains { !isSeparator($0) }
  }

  func size(of node: ViewNode, proposal: ProposedViewSize) -> CGSize { separates(node) ? node.child.measure(proposal) : .zero }

  func draw(_ node: ViewNode) {
    if let drawing = node.drawing { node.surroundings.drawing.setHidden(!separates(node), of: drawing) }
  }

  func change(from old: MenuSeparatorModifier, in node: ViewNode) -> NodeChange { .nothing }
}

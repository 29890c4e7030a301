import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletLooks

/// A menu as a button in the inherited button style, or as a submenu of an enclosing menu.
struct AutomaticMenu<Label: View, Content: View>: CompositeView {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var anchor = PopoverAnchor()
  @Environment(\.menuContext) private var context
  @Environment(\.menuBadge) private var badge
  @Environment(\.looks.menus) private var look
  @Environment(\.menuIndicatorVisibility) private var indicator

  init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  var body: some View {
    let content = content
    let place =
      context == nil ? anchor.menuPlace : PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .trailing)
    return
      button
      .modifier(StructuralMark(IndividualPressMark.self))
      .modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil,
          style: .menu(place), content: { MenuPanel(content: content, of: anchor) { isOpen = false } }, onDismiss: nil,
          reset: { isOpen = false }))
  }

  /// Opens the menu unless it is empty (B20.31).
  private func open() { isOpen = !content.isKnownEmpty }

  /// The symbol on a button that opens a menu.
  private var mark: some View {
    Image(systemName: "chevron.down").font(.footnote.weight(.semibold)).frame(width: look.indicatorWidth)
  }

  @ViewBuilder private var button: some View {
    if context != nil {
      Button {
        open()
      } label: {
        HStack(spacing: 8) {
          ControlLabel(label: label)
          Spacer(minLength: 16)
          if let badge { MenuBadge(label: badge) }
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).accessibilityHidden(true)
        }
      }
      // The badge is before the submenu's arrow.
      .environment(\.menuBadge, nil)
      // Opening a submenu keeps the enclosing menu open.
      .environment(\.buttonActionWrapper, nil)
      .modifier(SemanticsRoleModifier(role: .menuButton))
    } else if let primaryAction {
      HStack(spacing: look.partDistance) {
        Button {
          primaryAction()
        } label: {
          label
        }
        .highPriorityGesture(
          LongPressGesture(minimumDuration: 0.5).onEnded { _ in open() },
          including: look.opensOnLongPress && !content.isKnownEmpty ? .all : .subviews)
        if look.hasMenuPart {
          Button {
            open()
          } label: {
            mark.accessibilityLabel(Text(.menu))
          }
          .environment(\.buttonSideInset, look.partInset)
          .environment(\.buttonsActOnPress, true)
          .modifier(SemanticsRoleModifier(role: .menuButton))
        }
      }
    } else {
      Button {
        open()
      } label: {
        HStack(spacing: look.indicatorDistance) {
          HStack { label }
          if look.hasIndicator, indicator != .hidden { mark.accessibilityHidden(true) }
        }
      }
      .environment(\.buttonsActOnPress, true)
      .modifier(SemanticsRoleModifier(role: .menuButton))
    }
  }
}

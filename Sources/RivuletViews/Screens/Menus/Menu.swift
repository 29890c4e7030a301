import Foundation
public import RivuletCore
import RivuletFoundation
import RivuletGeometry

/// A button that opens a menu (B20.25).
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var anchor = PopoverAnchor()
  @Environment(\.menuContext) private var context
  @Environment(\.looks.menus) private var look
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuStyle) private var style

  nonisolated private init(_label label: Label, content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// Creates a menu from existing parts.
  nonisolated init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.init(_label: label, content: content, primaryAction: primaryAction)
  }

  /// Creates a menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), content: content())
  }

  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(_label: Text(titleKey), content: content())
  }

  /// Creates a menu with a title that is not localized.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(_label: Text(title), content: content())
  }

  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == RivuletViews.Label<Text, Image> {
    self.init(_label: RivuletViews.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a menu with a title that is not localized, and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == RivuletViews.Label<Text, Image> {
    self.init(_label: RivuletViews.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a menu whose button has an action of its own for a click (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) {
    self.init(_label: label(), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title, whose button has an action of its own for a click (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text {
    self.init(_label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// Creates a menu with a title that is not localized, whose button has an action of its own for a click (B20.27).
  @available(iOS 15.0, macOS 12.0, tvOS 17.0, *)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text {
    self.init(_label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Menu: View {
  @ViewBuilder public var body: some View {
    if let style {
      style.makeBody(
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(view: AnyView(label)), content: MenuStyleConfiguration.Content(view: AnyView(content)),
          primaryAction: primaryAction)
      )
      .environment(\.menuStyle, style.outer)
    } else {
      menu
    }
  }

  @MainActor private var menu: some View {
    let content = content
    let place =
      context == nil ? anchor.menuPlace : PopoverPlace(anchor: anchor, attachment: .rect(.bounds), arrowEdge: .trailing)
    return
      button
      .modifier(PopoverAnchorModifier(anchor: anchor))
      .modifier(
        PresentationModifier(
          key: isOpen ? AnyHashable(true) : nil,
          style: .menu(place), content: { MenuPanel(content: content, of: anchor) { isOpen = false } }, onDismiss: nil,
          reset: { isOpen = false }))
  }

  /// Opens the menu unless it is empty (B20.31).
  @MainActor private func open() { isOpen = !content.isKnownEmpty }

  /// The mark of a button that opens a menu.
  @MainActor private var mark: some View {
    Image(systemName: "chevron.down").font(.footnote.weight(.semibold)).frame(width: look.indicatorWidth)
  }

  @MainActor @ViewBuilder private var button: some View {
    if context != nil {
      Button {
        open()
      } label: {
        HStack(spacing: 8) {
          ControlLabel(label: label)
          Spacer(minLength: 16)
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).accessibilityHidden(true)
        }
      }
      // Opening a submenu leaves this menu open.
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
          including: look.opensByHolding && !content.isKnownEmpty ? .all : .subviews)
        if look.hasMenuPart {
          Button {
            open()
          } label: {
            mark.accessibilityLabel(Text(.menu))
          }
          .environment(\.buttonSideInset, look.partInset)
          .environment(\.buttonActsAtPress, true)
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
      .environment(\.buttonActsAtPress, true)
      .modifier(SemanticsRoleModifier(role: .menuButton))
    }
  }
}

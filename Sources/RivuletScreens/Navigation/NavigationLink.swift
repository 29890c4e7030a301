import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletLooks

/// A control that navigates to another screen (B18.23, B18.29).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct NavigationLink<Label: View, Destination: View> {
  /// The target of a link.
  package enum Target {
    /// The destination of a value; nil for a disabled link.
    case value(NavigationElement?)
    /// A view to present while the link's own state is true.
    case view(Destination)
    /// A view to present while the app's binding is true.
    case bound(Binding<Bool>, Destination)
  }

  let target: Target
  let label: Label
  private var isDetail = true
  @State private var isShown = false
  @Environment(\.navigationPlace) private var place
  @Environment(\.isInList) private var isInList
  @Environment(\.looks.navigation) private var look
  @Environment(\.navigationLinkIndicator) private var indicator

  nonisolated init(_target target: Target, label: Label) {
    self.target = target
    self.label = label
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NavigationLink: View {
  public var body: some View {
    let flag = flag
    let isOutside = place == nil
    let _ = isOutside ? NavigationIssues.reportOutside("NavigationLink") : ()
    let showsNavigationChevron = isInList && showsIndicator
    Button {
      follow()
    } label: {
      if isInList {
        LinkRowLabel(label: label, hasMark: showsNavigationChevron)
      } else {
        label
      }
    }
    .modifier(NavigationRowLook(isPlain: isInList && look.linkForm == .plain))
    .modifier(LinkRowTarget(isPlain: isInList && look.linkForm == .plain, follow: { follow() }))
    .modifier(
      ContainerValueModifier { [linked = isInList ? linkedValue : nil] in
        if showsNavigationChevron { $0.listRow.showsNavigationChevron = true }
        if let linked, $0.listRow.link == nil { $0.listRow.link = linked }
      }
    )
    .disabled(isOutside || hasNoTarget)
    .modifier(
      NavigationPushModifier(
        key: flag.wrappedValue ? AnyHashable(true) : nil, destination: destination, name: "NavigationLink", isDetailLink: isDetail,
        onPop: { withAnimation { flag.wrappedValue = false } }))
  }

  /// Sets whether a link in a leading column shows its view in the next column, rather than in its own column (B18.50).
  @available(iOS 13.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var link = self
    link.isDetail = isDetailLink
    return link
  }

  private var showsIndicator: Bool { indicator == .visible || indicator != .hidden && look.linksHaveChevron }

  private var linkedValue: AnyHashable? { if case .value(let element) = target { element?.value } else { nil } }

  private var hasNoTarget: Bool { if case .value(nil) = target { true } else { false } }

  private var flag: Binding<Bool> { if case .bound(let flag, _) = target { flag } else { $isShown } }

  private var destination: Destination? {
    switch target {
    case .value: nil
    case .view(let destination), .bound(_, let destination): destination
    }
  }

  @MainActor private func follow() {
    if case .value(let element) = target {
      if let element { place?.model?.push(element) }
    } else {
      withAnimation { flag.wrappedValue = true }
    }
  }
}

/// The label of a link in a row, with the link's chevron. Links that are buttons or have a chevron fill the row. Other links have the width
/// of their labels.
private struct LinkRowLabel<Label: View>: CompositeView {
  let label: Label
  let hasMark: Bool
  @State private var badges = LabelBadges()
  @Environment(\.looks.navigation) private var look

  init(label: Label, hasMark: Bool) {
    self.label = label
    self.hasMark = hasMark
  }

  var body: some View {
    let badges = badges
    shown(HStack { label.modifier(LabelBadgesModifier(badges: badges)) }.modifier(LinkRowForeground()))
      .modifier(ContainerValueModifier { if let badge = badges.first { $0.listRow.badge = badge } })
  }

  @ViewBuilder @MainActor private func shown(_ label: some View) -> some View {
    if hasMark || look.linkForm == .button {
      HStack(spacing: 0) {
        label
        Spacer(minLength: hasMark ? ListRowExtrasBehavior.distance : 0)
        if hasMark {
          LinkBadgeRoom(badges: badges)
          ListRowMark()
        }
      }
    } else {
      label
    }
  }
}

/// The space reserved for a link's badge before the chevron. The row draws the badge, even if the link is invisible.
private struct LinkBadgeRoom: View {
  let badges: LabelBadges
  @Environment(\.rowBadge) private var badge
  @Environment(\.isListEdited) private var isEdited

  init(badges: LabelBadges) { self.badges = badges }

  var body: some View {
    if let badge = badges.first ?? badge, !isEdited {
      ListRowBadge(badge: badge, isEmphasized: false).fixedSize().padding(.trailing, ListRowExtrasBehavior.distance).hidden()
    }
  }
}

/// A modifier that follows a link in a plain row after a press anywhere in the row.
private struct LinkRowTarget: ViewModifier {
  let isPlain: Bool
  let follow: @MainActor () -> Void

  nonisolated init(isPlain: Bool, follow: @escaping @MainActor () -> Void) {
    self.isPlain = isPlain
    self.follow = follow
  }

  @ViewBuilder func body(content: Content) -> some View {
    if isPlain { content.modifier(RowPressModifier(action: follow)) } else { content }
  }
}

/// A modifier that colours the label of a link in a row with the primary colour instead of the tint colour, if the link is a button.
private struct LinkRowForeground: ViewModifier {
  @Environment(\.looks.navigation) private var look
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  @ViewBuilder func body(content: Content) -> some View {
    if look.linkForm == .button {
      content.labelForeground(isEnabled ? AnyShapeStyle(Color.primary) : AnyShapeStyle(ControlPaint(.label)))
    } else {
      content
    }
  }
}

/// A modifier that gives a link in a row the appearance of other rows (B17.51).
struct NavigationRowLook {
  let isPlain: Bool
}

extension NavigationRowLook: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    if isPlain { content.buttonStyle(.plain) } else { content }
  }
}

private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var navigationLinkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets the visibility of the chevrons of links in list rows (B18.34).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }
}

import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGeometry
import RivuletLooks

/// The kind of a navigation bar part.
enum NavigationBarPart: LayoutValueKey {
  case back, leading, trailing, title
  /// Items that replace the title.
  case middle

  static let defaultValue = NavigationBarPart.leading
}

/// A layout with the back button, the title in the middle, and items at both ends. The title takes the space between the items, and moves
/// off centre or is truncated if necessary. The back button takes the space beside the title (B18.45). Trailing items that don't fit move
/// to the overflow menu, starting with the last item (B20.19).
struct NavigationBarLayout: BarLayout {
  /// The spacing between the bar's parts, and between the parts and the ends of the bar, in points.
  private static let spacing: CGFloat = 16
  /// The space to keep free on each side of a title, in points.
  private static let titleMargin: CGFloat = 80
  /// The minimum distance between the title and its neighbours, in points.
  private static let titleGap: CGFloat = 8

  let host: ToolbarHost?
  let look: NavigationLook
  /// True if the navigation items are beside the trailing items.
  let movesNavigationItems: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(Self.spacing) { $0 + $1.width + Self.spacing }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Parts(subviews)
    let leading = parts.leading.map { $0.sizeThatFits(.unspecified).width } ?? 0
    let end = bounds.maxX - Self.spacing
    func start(behind back: CGFloat) -> CGFloat {
      let widths = [back, leading].filter { $0 > 0 }
      return widths.reduce(bounds.minX + Self.spacing) { $0 + $1 + Self.spacing } - (widths.isEmpty ? 0 : Self.spacing - Self.titleGap)
    }
    let title = leastTitle(parts, in: bounds)
    let itemRoom = end - start(behind: parts.chevron(bounds)) - title - Self.titleGap
    let kept = MainActor.assumeIsolated { moveItems(room: itemRoom) }
    let trailing = parts.trailing.map { min($0.sizeThatFits(.unspecified).width, kept ?? .infinity) } ?? 0
    let titleEnd = end - (trailing > 0 ? trailing + Self.titleGap : 0)
    let word = parts.word(bounds)
    let least = titleEnd - start(behind: word) < title ? parts.chevron(bounds) : word
    let titleStart = place(parts, from: start(behind: least), to: titleEnd, in: bounds)
    var x = bounds.minX + Self.spacing
    if let back = parts.back {
      let room = max(titleStart - Self.titleGap - x - (leading > 0 ? leading + Self.spacing : 0), least)
      let proposal = ProposedViewSize(width: room, height: bounds.height)
      back.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += back.sizeThatFits(proposal).width + Self.spacing
    }
    let room = max(end - x, 0)
    parts.leading?.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: min(leading, room), height: bounds.height))
    parts.trailing?.place(
      at: CGPoint(x: end, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: trailing > room || kept != nil ? min(trailing, room) : nil, height: bounds.height))
  }

  /// Returns the width reserved for the title, or for its replacement items, before other items are sized. A title can be truncated to make
  /// room, but items cannot.
  private func leastTitle(_ parts: Parts, in bounds: CGRect) -> CGFloat {
    if let title = parts.title { return min(title.sizeThatFits(.unspecified).width, look.minimumTitleWidth) }
    return parts.middle.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width } ?? 0
  }

  /// Moves trailing items that don't fit to the overflow menu. Returns the width of the remaining items and the menu's button, or nil if no
  /// items move.
  @MainActor private func moveItems(room: CGFloat) -> CGFloat? {
    guard let host else { return nil }
    let spacing = look.itemSpacing
    let items = host.barItems(.trailing, spacing: spacing, height: look.barHeight)
    guard !items.isEmpty else { return nil }
    let slots: [ToolbarSlot] = movesNavigationItems ? [.trailing, .navigation] : [.trailing]
    let pinned = slots.reduce(0) { $0 + host.pinnedWidth($1, spacing: spacing, height: look.barHeight) }
    let hasMenu = host.hasSecondaryItems
    func width(showing count: Int) -> CGFloat {
      let menu = hasMenu || count < items.count ? look.menuWidth + spacing : 0
      return items.prefix(count).reduce(pinned + menu) { $0 + $1.width + spacing } - spacing
    }
    let shown = host.fit(items, into: room, width: width)
    return shown < items.count ? max(width(showing: shown), 0) : nil
  }

  /// Positions the title and returns its leading edge, or the end of the available space without a title.
  private func place(_ parts: Parts, from start: CGFloat, to end: CGFloat, in bounds: CGRect) -> CGFloat {
    guard let title = parts.title ?? parts.middle else { return end }
    var room = max(end - start, 0)
    if parts.title != nil { room = min(room, max(bounds.width - 2 * Self.titleMargin, 0)) }
    let proposal = ProposedViewSize(width: room, height: bounds.height)
    let half = title.sizeThatFits(proposal).width / 2
    let middle = max(min(bounds.midX, end - half), start + half)
    title.place(at: CGPoint(x: middle, y: bounds.midY), anchor: .center, proposal: proposal)
    return middle - half
  }

  /// The parts of a bar, by kind.
  private struct Parts {
    var back, leading, trailing, title, middle: LayoutSubview?

    /// Returns the width of a back button that shows only its chevron.
    func chevron(_ bounds: CGRect) -> CGFloat {
      back.map { $0.sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width } ?? 0
    }

    /// Returns the width of a back button that shows the word "Back" or a shorter title.
    func word(_ bounds: CGRect) -> CGFloat {
      guard let back else { return 0 }
      let whole = back.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
      let next = back.sizeThatFits(ProposedViewSize(width: whole - 0.5, height: bounds.height)).width
      return next > chevron(bounds) + 0.01 ? next : whole
    }

    init(_ subviews: Subviews) {
      for part in subviews {
        switch part[NavigationBarPart.self] {
        case .back: back = part
        case .leading: leading = part
        case .trailing: trailing = part
        case .title: title = part
        case .middle: middle = part
        }
      }
    }
  }
}

/// The label of a back button: the title of the screen below, or "Back" without a title or sufficient space, or else only the chevron
/// (B18.45).
struct BackLabel {
  let title: Text?
  /// True if the bar's role omits the title.
  let isBare: Bool
  /// The navigation stack, whose window provides the services for resolving the title.
  private weak var model: NavigationModel?
  @Environment(\.self) private var environment

  nonisolated init(title: Text?, isBare: Bool = false, model: NavigationModel?) {
    self.title = title
    self.isBare = isBare
    self.model = model
  }
}

extension BackLabel: View {
  /// The title, unless its text is blank.
  @MainActor private var legibleTitle: Text? {
    guard let title, let services = model?.inputs.tree.services else { return title }
    let string = title.resolvedString(in: environment, services: services)
    return string.allSatisfy(\.isWhitespace) ? nil : title
  }

  var body: some View {
    let title = legibleTitle
    let bare = chevron.accessibilityLabel(title ?? Text(.back))
    if isBare {
      bare
    } else {
      ViewThatFits(in: .horizontal) {
        if let title { row(title.lineLimit(1)) }
        row(Text(.back))
        bare
      }
    }
  }

  private var chevron: some View { Image(systemName: "chevron.backward").fontWeight(.semibold) }

  private func row(_ title: some View) -> some View {
    HStack(spacing: 4) {
      chevron.accessibilityHidden(true)
      title.fixedSize()
    }
  }
}

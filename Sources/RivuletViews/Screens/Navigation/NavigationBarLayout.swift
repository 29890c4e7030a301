import Foundation
import RivuletCore
import RivuletFoundation
import RivuletGeometry

/// The kind of a part of a navigation bar.
enum NavigationBarPart: LayoutValueKey {
  case back, leading, trailing, title
  /// Items in place of the title.
  case middle

  static let defaultValue = NavigationBarPart.leading
}

/// A layout with the back button, the title in the middle, and items at both ends. The title gets the space between them. If there is not
/// enough, it moves away from the middle and is truncated. The back button gets the space beside the title (B18.45).
struct NavigationBarLayout: Layout {
  /// The distance of the bar's parts from its ends and from each other, in points.
  private static let spacing: CGFloat = 16
  /// The space that a title leaves free at each end, in points.
  private static let titleMargin: CGFloat = 80
  /// The minimum distance of the title from its neighbours, in points.
  private static let titleGap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(Self.spacing) { $0 + $1.width + Self.spacing }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Parts(subviews)
    let leading = parts.leading.map { $0.sizeThatFits(.unspecified).width } ?? 0
    let trailing = parts.trailing.map { $0.sizeThatFits(.unspecified).width } ?? 0
    let least = parts.back.map { $0.sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width } ?? 0
    let widths = [least, leading].filter { $0 > 0 }
    let start = widths.reduce(bounds.minX + Self.spacing) { $0 + $1 + Self.spacing } - (widths.isEmpty ? 0 : Self.spacing - Self.titleGap)
    let end = bounds.maxX - Self.spacing - (trailing > 0 ? trailing + Self.titleGap : 0)
    let title = place(parts, from: start, to: end, in: bounds)
    var x = bounds.minX + Self.spacing
    if let back = parts.back {
      let room = max(title - Self.titleGap - x - (leading > 0 ? leading + Self.spacing : 0), least)
      let proposal = ProposedViewSize(width: room, height: bounds.height)
      back.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += back.sizeThatFits(proposal).width + Self.spacing
    }
    let room = max(bounds.maxX - Self.spacing - x, 0)
    parts.leading?.place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: min(leading, room), height: bounds.height))
    parts.trailing?.place(
      at: CGPoint(x: bounds.maxX - Self.spacing, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: min(trailing, room), height: bounds.height))
  }

  /// Places the title and returns its leading edge, or the end of its room without a title.
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

  /// The parts of a bar by their kind.
  private struct Parts {
    var back, leading, trailing, title, middle: LayoutSubview?

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

/// The label of a back button: the title of the screen below, or "Back" if there is none or not enough space (B18.45).
struct BackLabel {
  let title: Text?
  /// The navigation stack, whose window provides the services that look up the title.
  private weak var model: NavigationModel?
  @Environment(\.self) private var environment

  nonisolated init(title: Text?, model: NavigationModel?) {
    self.title = title
    self.model = model
  }
}

extension BackLabel: View {
  /// The title, if its text is not blank.
  @MainActor private var legibleTitle: Text? {
    guard let title, let services = model?.inputs.tree.services else { return title }
    let string = title.resolvedString(in: environment, services: services)
    return string.allSatisfy(\.isWhitespace) ? nil : title
  }

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "chevron.backward").fontWeight(.semibold).accessibilityHidden(true)
      if let legibleTitle {
        ViewThatFits(in: .horizontal) {
          legibleTitle.lineLimit(1)
          Text(.back).fixedSize()
        }
      } else {
        Text(.back).fixedSize()
      }
    }
  }
}

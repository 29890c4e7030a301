import Foundation
import RivuletCore
import RivuletGeometry

/// The kind of a part of a navigation bar.
enum NavigationBarPart: LayoutValueKey {
  case items, back, title
  /// Items in place of the title.
  case middle

  static let defaultValue = NavigationBarPart.items
}

/// A layout with the back button, the title in the middle, and items at both ends. The back button gets the space beside the title
/// (B18.45).
struct NavigationBarLayout: Layout {
  /// The distance of the bar's parts from its ends and from each other, in points.
  private static let spacing: CGFloat = 16
  /// The space that a title leaves free at each end, in points.
  private static let titleMargin: CGFloat = 80
  /// The minimum distance between the back button and the title, in points.
  private static let titleGap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(Self.spacing) { $0 + $1.width + Self.spacing }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: width, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var room = bounds.width / 2
    for part in subviews where part[NavigationBarPart.self] == .title || part[NavigationBarPart.self] == .middle {
      let margin = part[NavigationBarPart.self] == .title ? Self.titleMargin : 0
      let proposal = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: bounds.height)
      part.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
      room -= min(part.sizeThatFits(proposal).width / 2, bounds.width / 2 - Self.titleMargin)
    }
    var x = bounds.minX + Self.spacing
    for part in subviews where part[NavigationBarPart.self] == .back {
      let proposal = ProposedViewSize(width: max(room - Self.spacing - Self.titleGap, 0), height: bounds.height)
      part.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += part.sizeThatFits(proposal).width + Self.spacing
    }
    for part in subviews where part[NavigationBarPart.self] == .items {
      let proposal = ProposedViewSize(width: max(bounds.maxX - Self.spacing - x, 0), height: bounds.height)
      part.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
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
          Text("Back").fixedSize()
        }
      } else {
        Text("Back").fixedSize()
      }
    }
  }
}

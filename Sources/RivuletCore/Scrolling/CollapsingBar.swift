package import Foundation

/// A bar above a scroll view that gets lower while content is scrolled under it, though the room for it stays.
@MainActor
package protocol CollapsingBar: AnyObject {
  /// By how much it gets lower at most.
  var collapsibleHeight: CGFloat { get }
}

/// The bar above a scroll view, if it has one that gets lower.
package struct CollapsingBarReference: Equatable {
  package private(set) weak var bar: (any CollapsingBar)?

  package init(_ bar: (any CollapsingBar)? = nil) { self.bar = bar }

  package static func == (one: CollapsingBarReference, other: CollapsingBarReference) -> Bool { one.bar === other.bar }
}

extension ScrollController {
  /// The room above content that stays in sight, such as a pinned header.
  var pinnedTop: CGFloat {
    let collapsible = settings.collapsingBar.bar?.collapsibleHeight ?? 0
    return max(insets.top - min(max(offset.y, 0), collapsible), 0)
  }
}

package import Foundation

/// A bar above a scroll view that gets lower while content is scrolled under it.
@MainActor
package protocol CollapsingBar: AnyObject {
  /// The maximum by which the bar gets lower, in points.
  var collapsibleHeight: CGFloat { get }
}

/// A weak reference to the bar above a scroll view, if it has one that gets lower.
package struct CollapsingBarReference: Equatable {
  package private(set) weak var bar: (any CollapsingBar)?

  package init(_ bar: (any CollapsingBar)? = nil) { self.bar = bar }

  package static func == (one: CollapsingBarReference, other: CollapsingBarReference) -> Bool { one.bar === other.bar }
}

extension ScrollController {
  /// The room above content that stays in sight, such as a pinned header.
  var pinnedTop: CGFloat {
    max(insets.top - barRoom, 0)
  }
}

public import Foundation

/// A source of the guides that a view sets itself. It is a class, so dimensions can refer to their view without an allocation.
@usableFromInline package protocol AlignmentGuideSource: AnyObject {
  /// Returns the view's own value for a guide, measured from its leading or top edge, for the `size` that it has under `proposal`; nil if
  /// it sets none.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

/// The explicit guides of a view.
@usableFromInline package enum ExplicitGuides {
  /// No explicit guides.
  case none
  /// The baselines of a text leaf: the distances of its first and last baselines from its top.
  case baselines(first: CGFloat, last: CGFloat)
  /// A view that returns its guides on request.
  case source(any AlignmentGuideSource)

  /// Returns the value for a guide of a view of this size; nil if the view sets none.
  package func value(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch self {
    case .none: nil
    case .baselines(let first, let last):
      if key.isFirstTextBaseline { first } else if key.isLastTextBaseline { last } else { nil }
    case .source(let source): source.explicitGuide(key, size: size, proposal: proposal)
    }
  }
}

extension ExplicitGuides: Equatable {
  @usableFromInline package static func == (lhs: ExplicitGuides, rhs: ExplicitGuides) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): true
    case (.baselines(let first, let last), .baselines(let otherFirst, let otherLast)): first == otherFirst && last == otherLast
    case (.source(let source), .source(let other)): source === other
    default: false
    }
  }
}

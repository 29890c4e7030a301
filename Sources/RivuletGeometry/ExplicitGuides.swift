public import Foundation

/// Answers for guides that a view sets itself. A class, so that dimensions can refer to their view without an allocation.
@usableFromInline package protocol AlignmentGuideSource: AnyObject {
  /// The view's own value of a guide, from its leading or top edge, when it has `size` in answer to `proposal`; nil if it sets none.
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
}

/// Where the explicit guides of a view come from.
@usableFromInline package enum ExplicitGuides {
  /// The view sets none.
  case none
  /// A text leaf: the distances of its first and last baseline from its top.
  case baselines(first: CGFloat, last: CGFloat)
  /// The view answers when asked.
  case source(any AlignmentGuideSource)

  /// The value for a guide of a view of this size; nil if the view sets none.
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

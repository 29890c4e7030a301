public import Foundation

/// A source of a view's explicit guides. Sources are classes so that dimensions can refer to their view without an allocation.
@usableFromInline package protocol AlignmentGuideSource: AnyObject {
  /// Returns the view's explicit value for a guide, measured from the view's leading or top edge; nil if the view does not set the guide.
  /// The value is for the `size` that the view has under `proposal`.
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

  /// Returns the explicit value for a guide of a view of this size; nil if the view does not set the guide.
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

public import Foundation

/// A view's size and alignment guides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat

  /// The proposal for which the view chose its size. The guides of a container depend on the proposal.
  @usableFromInline package let proposal: ProposedViewSize
  /// The explicit guides, which take precedence over the defaults.
  @usableFromInline package let guides: ExplicitGuides

  /// Creates dimensions without an allocation.
  @inlinable package init(width: CGFloat, height: CGFloat, proposal: ProposedViewSize = .unspecified, guides: ExplicitGuides = .none) {
    self.width = width
    self.height = height
    self.proposal = proposal
    self.guides = guides
  }

  /// Creates dimensions without an allocation.
  @inlinable package init(_ size: CGSize, proposal: ProposedViewSize = .unspecified, guides: ExplicitGuides = .none) {
    self.init(width: size.width, height: size.height, proposal: proposal, guides: guides)
  }

  /// The view's size without its guides.
  @inlinable package var size: CGSize { CGSize(width: width, height: height) }

  /// The distance from the leading edge to a guide: the explicit value, or otherwise the default (B9.18).
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The distance from the top edge to a guide: the explicit value, or otherwise the default (B9.18).
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit distance from the leading edge to a guide; nil if the view does not set the guide.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit distance from the top edge to a guide; nil if the view does not set the guide.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

extension ViewDimensions {
  /// The distance of a guide along its axis: the explicit value, or otherwise the default (B9.18).
  @usableFromInline package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(self)
  }

  /// Returns the top-left corner of another view, relative to this view, such that the guides of the two views coincide.
  @usableFromInline package func corner(of other: ViewDimensions, meeting alignment: Alignment) -> CGPoint {
    CGPoint(x: distance(to: other, alignment.horizontal.key), y: distance(to: other, alignment.vertical.key))
  }

  /// Returns the distance between a guide of this view and that guide of another view with the same origin.
  private func distance(to other: ViewDimensions, _ key: AlignmentKey) -> CGFloat {
    // Typically, neither view sets the guide.
    if case .none = guides, case .none = other.guides, let own = key.builtInValue(width: width, height: height),
      let others = key.builtInValue(width: other.width, height: other.height)
    {
      return own - others
    }
    return self[key] - other[key]
  }

  /// The explicit distance of a guide along its axis; nil if the view does not set the guide.
  @usableFromInline package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides.value(key, size: size, proposal: proposal)
  }
}

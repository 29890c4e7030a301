public import Foundation

/// A view's size together with its alignment guides.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat

  /// The proposal for which the view chose its size; guides of containers depend on it.
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

  /// The distance of a guide from the leading edge: the explicit value, otherwise the default (B9.18).
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The distance of a guide from the top: the explicit value, otherwise the default (B9.18).
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The distance of a guide from the leading edge; nil if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The distance of a guide from the top; nil if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

extension ViewDimensions {
  /// The distance of a guide along its axis: the explicit value, otherwise the default (B9.18).
  @usableFromInline package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(self)
  }

  /// Returns the top-left corner of another view whose guides meet those of this view.
  @usableFromInline package func corner(of other: ViewDimensions, meeting alignment: Alignment) -> CGPoint {
    CGPoint(x: distance(to: other, alignment.horizontal.key), y: distance(to: other, alignment.vertical.key))
  }

  /// Returns the distance between a guide of this view and the same guide of another view with the same origin.
  private func distance(to other: ViewDimensions, _ key: AlignmentKey) -> CGFloat {
    // Usually neither view sets the guide.
    if case .none = guides, case .none = other.guides, let own = key.builtInValue(width: width, height: height),
      let others = key.builtInValue(width: other.width, height: other.height)
    {
      return own - others
    }
    return self[key] - other[key]
  }

  /// The distance of a guide along its axis; nil if the view does not set it.
  @usableFromInline package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides.value(key, size: size, proposal: proposal)
  }
}

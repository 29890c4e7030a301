public import Foundation
import RivuletAnimation
public import RivuletGeometry
public import RivuletLayout

/// A type-erased layout. A container can change its layout's type without losing the state of its views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Sendable {
  private var layout: any Layout

  /// Creates a type-erased layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The stack axis of the current layout.
  package var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyLayout: Layout {
  public typealias AnimatableData = _AnyAnimatableData

  /// The type-erased cache of the layout.
  public struct Cache {
    package var kept: AnyLayoutCache
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(kept: layout.makeAnyCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if !layout.update(cache.kept, subviews) { cache = makeCache(subviews: subviews) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.spacing(subviews, cache.kept) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.size(proposal, subviews, cache.kept)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.place(bounds, proposal, subviews, cache.kept)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, cache.kept)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    layout.guide(guide, bounds, proposal, subviews, cache.kept)
  }

  public var animatableData: AnimatableData {
    get { layout.anyData }
    set { layout.anyData = newValue }
  }
}

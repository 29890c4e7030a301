import Foundation
import RivuletAnimation
import RivuletGeometry
import RivuletLayout

/// The type-erased cache of a layout. The cache is a class so that it can be changed in place.
package class AnyLayoutCache {
  fileprivate init() {}
}

private final class TypedLayoutCache<L: Layout>: AnyLayoutCache {
  var value: L.Cache

  init(_ value: L.Cache) {
    self.value = value
    super.init()
  }
}

// The type-erased requirements that `AnyLayout` calls.
extension Layout {
  func makeAnyCache(_ subviews: Subviews) -> AnyLayoutCache { TypedLayoutCache<Self>(makeCache(subviews: subviews)) }

  /// Updates the cache. Returns false if the cache belongs to a layout of another type.
  func update(_ kept: AnyLayoutCache, _ subviews: Subviews) -> Bool {
    guard let cache = kept as? TypedLayoutCache<Self> else { return false }
    updateCache(&cache.value, subviews: subviews)
    return true
  }

  private func cache(_ kept: AnyLayoutCache, _ subviews: Subviews) -> TypedLayoutCache<Self> {
    kept as? TypedLayoutCache<Self> ?? TypedLayoutCache(makeCache(subviews: subviews))
  }

  func spacing(_ subviews: Subviews, _ kept: AnyLayoutCache) -> ViewSpacing {
    spacing(subviews: subviews, cache: &cache(kept, subviews).value)
  }

  func size(_ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: AnyLayoutCache) -> CGSize {
    sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache(kept, subviews).value)
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: AnyLayoutCache) {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache(kept, subviews).value)
  }

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: AnyLayoutCache
  ) -> CGFloat? {
    explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache(kept, subviews).value)
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ kept: AnyLayoutCache
  ) -> CGFloat? {
    explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache(kept, subviews).value)
  }

  /// The type-erased animatable data. Setting data of another layout type has no effect.
  var anyData: _AnyAnimatableData {
    get { _AnyAnimatableData(of: Self.self, animatableData) }
    set { if let data = newValue.data(of: Self.self) { animatableData = data } }
  }
}

public import Foundation
public import RivuletCore
public import RivuletGeometry
public import RivuletLayout

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }

  /// The largest wish of all subviews on each side.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard var wishes = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { wishes.formUnion(subview.spacing) }
    return wishes
  }

  /// The guides of the subviews, merged where the layout places them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The guides of the subviews, merged where the layout places them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The container of these views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: LayoutValue(self), content: content())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Cache == () {
  /// Nothing is kept.
  public func makeCache(subviews: Self.Subviews) {}
}

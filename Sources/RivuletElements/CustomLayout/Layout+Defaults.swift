public import Foundation
public import RivuletCore
public import RivuletGeometry
public import RivuletLayout

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  /// The default properties, which have no stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates a new cache.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the largest preferred spacing among all subviews on each side.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard var wishes = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { wishes.formUnion(subview.spacing) }
    return wishes
  }

  /// Returns the guide merged from the subviews at the positions where the layout places them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns the guide merged from the subviews at the positions where the layout places them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key, bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Creates a container that arranges views with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: LayoutValue(self), content: content())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Cache == () {
  /// Creates an empty cache.
  public func makeCache(subviews: Self.Subviews) {}
}

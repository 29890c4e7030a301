public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletGeometry
public import RivuletLayout

/// A type that sizes a container and places its subviews (B9.01).
///
/// Results are cached until the layout or one of its subviews changes. A layout whose animatable data changes in an animation is called in
/// each frame (B6.29).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// The properties of all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// The data that the layout keeps between calls for one container.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Creates the cache for a container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache after a change to the layout or its subviews. The default creates a new cache.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Returns the preferred spacing of the container. The default is the largest spacing of its subviews on each side.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places each subview with `LayoutSubview.place`. A subview that is not placed is centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Returns the position of a horizontal guide in the container, or nil. The default merges the guides of the subviews (B9.19).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Returns the position of a vertical guide in the container, or nil. The default merges the guides of the subviews (B9.19).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

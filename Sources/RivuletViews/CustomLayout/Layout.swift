public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletGeometry
public import RivuletLayout

/// A container of an app's own: it says how large it is and where the views in it go (B9.01).
///
/// SwiftUI remembers what a layout answers, and asks again when the layout or one of its views changes. A layout whose animatable data change under an
/// animation is asked in each frame (B6.29).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What holds for all layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between the calls for one container.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Makes what is kept for a container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings what is kept up to date after the layout or its subviews have changed; makes it anew unless told otherwise.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container wants to its neighbours; the largest of its subviews on each side unless told otherwise.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size that the container chooses under a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// Places each subview by `LayoutSubview.place`. One that is not placed goes to the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Where a horizontal guide of the container lies; nil if it sets none. Merges those of the subviews unless told otherwise (B9.19).
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Where a vertical guide of the container lies; nil if it sets none. Merges those of the subviews unless told otherwise (B9.19).
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

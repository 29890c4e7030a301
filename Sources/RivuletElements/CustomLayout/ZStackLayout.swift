public import Foundation
public import RivuletAnimation
public import RivuletGeometry
public import RivuletLayout

/// The layout of `ZStack`, for use in `AnyLayout` and in composed layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ZStackLayout: Sendable {
  /// The guides that align the views.
  public var alignment: Alignment

  /// Creates a layout that stacks views on top of each other.
  @inlinable public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ZStackLayout: StandardLayout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = ()

  private var algorithm: OverlayLayout { OverlayLayout(alignment: alignment) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.host.size(of: subviews, by: algorithm, proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.host.place(subviews, by: algorithm, in: bounds, proposal)
  }

  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.host.spacing(of: subviews, by: algorithm)
  }
}

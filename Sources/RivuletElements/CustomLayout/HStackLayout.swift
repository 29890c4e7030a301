public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletGeometry
public import RivuletLayout

/// The layout of `HStack`, for use in `AnyLayout` and in composed layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct HStackLayout: Sendable {
  /// The guide that aligns the views.
  public var alignment: VerticalAlignment
  /// The distance between adjacent views, in points, or nil to use their preferred spacing (B9.08).
  public var spacing: CGFloat?

  /// Creates a layout that arranges views in a row.
  @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HStackLayout: StandardLayout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = ()

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var algorithm: StackLayout { .horizontal(alignment, spacing: FiniteNumber.spacing(spacing, of: "HStackLayout")) }

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

public import Foundation
public import RivuletAnimation
import RivuletCore
public import RivuletGeometry
public import RivuletLayout

/// The layout of `VStack`, for use in `AnyLayout` and in composed layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct VStackLayout: Sendable {
  /// The guide that aligns the views.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent views, in points, or nil to use their preferred spacing (B9.08).
  public var spacing: CGFloat?

  /// Creates a layout that arranges views in a column.
  @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VStackLayout: StandardLayout {
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = ()

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var algorithm: StackLayout { .vertical(alignment, spacing: FiniteNumber.spacing(spacing, of: "VStackLayout")) }

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

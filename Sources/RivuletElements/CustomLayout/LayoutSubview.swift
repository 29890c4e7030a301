public import Foundation
public import RivuletCore
public import RivuletGeometry
public import RivuletLayout
import RivuletTree

/// A proxy for one view of a layout. The proxy returns values only during a call to its container's layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  let host: any LayoutSubviewHost
  /// The node of the view, or nil if the layout used an invalid index.
  package let node: ViewNode?
  /// The subview's index among the container's children.
  let place: Int

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// Returns the value that the view sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { host.layoutValue(of: self, for: key) }

  /// The layout priority of the view, 0 by default.
  public var priority: Double { host.priority(of: self) }

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.size(of: self, proposal) }

  /// Returns the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { host.dimensions(of: self, proposal) }

  /// The preferred distances between the view and adjacent views.
  public var spacing: ViewSpacing { host.spacing(of: self) }

  /// Places the view. Call this method only in `placeSubviews`. If it is called several times, the last call takes effect.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in the coordinates of the layout's bounds.
  ///   - anchor: The point of the view to place at `position`.
  ///   - proposal: The size to propose to the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(self, at: position, anchor: anchor, proposal)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// The values that the view sets for its container with `containerValue` and `tag`.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public var containerValues: ContainerValues { host.containerValues(of: self) }
}

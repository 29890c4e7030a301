public import Foundation
public import RivuletCore
public import RivuletGeometry
public import RivuletLayout
import RivuletTree

/// One view of a layout, as far as layouts see it. It answers while its container asks the layout, and not later.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  let host: any LayoutSubviewHost
  /// Nil for one that a layout asked for by a wrong index.
  let node: ViewNode?
  /// The place among the children of the container.
  let place: Int

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// What the view tells the layout by a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { host.layoutValue(of: self, for: key) }

  /// How eagerly layouts give the view room; 0 unless `layoutPriority` says otherwise.
  public var priority: Double { host.priority(of: self) }

  /// The size that the view chooses under a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.size(of: self, proposal) }

  /// Its size under a proposal, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { host.dimensions(of: self, proposal) }

  /// The distances that the view wants to its neighbours.
  public var spacing: ViewSpacing { host.spacing(of: self) }

  /// Places the view; of several calls the last counts. To be called by `placeSubviews` alone.
  ///
  /// - Parameters:
  ///   - position: Where the anchor goes, in the coordinates of the bounds that the layout was given.
  ///   - anchor: The point of the view that goes there.
  ///   - proposal: What the view is proposed.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(self, at: position, anchor: anchor, proposal)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LayoutSubview {
  /// What the view tells the container around it with `containerValue` and `tag`.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public var containerValues: ContainerValues { host.containerValues(of: self) }
}

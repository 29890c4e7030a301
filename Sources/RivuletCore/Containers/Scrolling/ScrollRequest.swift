package import Foundation
package import RivuletGeometry

/// The destination of an app's scroll request.
package enum ScrollDestination {
  /// The view with an id. If `anchor` is nil, the content scrolls by the shortest distance that makes the view fully visible (B15.34).
  case view(AnyHashable, anchor: UnitPoint?)
  /// A row of a lazy container, identified by its index among all rows, whether or not it has been created. The anchor applies as for a
  /// view.
  case row(Int, of: LazyContent, anchor: UnitPoint?)
  case edge(Edge)
  /// An offset along one or both axes, relative to the resting position of the content.
  case offset(x: CGFloat?, y: CGFloat?)
}

/// A request to scroll. It is performed after the layout of the changes that were made together with it.
package struct ScrollRequest {
  /// The scroll views to which a request may apply.
  package enum Target {
    case controller(ScrollController)
    /// The first suitable scroll view inside a node or, if there is none, the nearest suitable one around it.
    case inside(ViewNode)

    @MainActor var tree: ViewTree? {
      switch self {
      case .controller(let controller): controller.node?.tree
      case .inside(let node): node.scope.isRemoved ? nil : node.tree
      }
    }

    func isSame(as other: Target) -> Bool {
      switch (self, other) {
      case (.controller(let one), .controller(let other)): one === other
      case (.inside(let one), .inside(let other)): one === other
      default: false
      }
    }
  }

  package let target: Target
  package let destination: ScrollDestination
  package let transaction: Transaction
  /// The state of the search for the view.
  var search = RowSearch()

  @MainActor package init(_ target: Target, _ destination: ScrollDestination, transaction: Transaction) {
    self.target = target
    self.destination = destination
    self.transaction = transaction
  }
}

/// An observer of a scroll view. It is attached to a node between the scroll view and the next enclosing one.
@MainActor
package protocol ScrollObserver: AnyObject {
  /// The observed scroll view. If there are several, the first one in view order (B15.28).
  var scrollController: ScrollController? { get set }
  /// True if the presence of several scroll views inside the observer's node is a programmer error.
  var expectsOneScrollView: Bool { get }
  /// True if the observer observes all scroll views inside its node rather than only the first.
  var observesAllScrollViews: Bool { get }
  /// True if the observer allows content to rest only at pages.
  var restsAtPages: Bool { get }
  /// The name of the observer in messages for the app's developer.
  var observerName: String { get }
  /// Called after layout when the geometry has changed or is first known.
  func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController)
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
  /// Called when the user, rather than the app, has moved the content.
  func userScrolled(_ controller: ScrollController)
  /// Adjusts `target`, the offset at which the content will come to rest after a release. The velocity is in points per second (B15.45).
  func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController)
  /// Called when layout has changed the content or the viewport, or has determined them for the first time.
  func layoutChanged(of controller: ScrollController)
  /// Called when the content has reached its final position after a change to the layout or the offset.
  func settled(_ controller: ScrollController)
}

extension ScrollObserver {
  package var scrollController: ScrollController? {
    get { nil }
    set {}
  }

  package var expectsOneScrollView: Bool { false }
  package var observesAllScrollViews: Bool { false }
  package var restsAtPages: Bool { false }
  package func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController) {}
  package func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
  package func userScrolled(_ controller: ScrollController) {}
  package func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController) {}
  package func layoutChanged(of controller: ScrollController) {}
  package func settled(_ controller: ScrollController) {}
}

package import Foundation
package import RivuletGeometry

/// The destination to which an app scrolls a scroll view.
package enum ScrollDestination {
  /// The view with this id. An anchor aligns it; without one, the scroll view makes it completely visible with the smallest possible
  /// movement (B15.34).
  case view(AnyHashable, anchor: UnitPoint?)
  /// A row of a lazy container by its index among all rows, created or not. It is aligned like a view.
  case row(Int, of: LazyContent, anchor: UnitPoint?)
  case edge(Edge)
  /// An offset along one or both axes, measured from the resting position of the content.
  case offset(x: CGFloat?, y: CGFloat?)
}

/// A scroll request. It waits for the layout of the changes that were made along with it.
package struct ScrollRequest {
  /// The scroll views to which a request may apply.
  package enum Target {
    case controller(ScrollController)
    /// The first scroll view inside a node that contains the view with the id, or else the nearest one around it.
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

/// An observer of a scroll view, on a node between the scroll view and the next one around it.
@MainActor
package protocol ScrollObserver: AnyObject {
  /// The observed scroll view; the first in view order if there are several (B15.28).
  var scrollController: ScrollController? { get set }
  /// True if several scroll views inside the observer are a programming error.
  var expectsOneScrollView: Bool { get }
  /// True if it observes all scroll views inside, rather than only the first.
  var hearsAllScrollViews: Bool { get }
  /// True if it lets content rest only at pages.
  var restsAtPages: Bool { get }
  /// The name of the observer in messages to the app's developer.
  var observerName: String { get }
  /// Called after layout when the lengths or the offset have changed, or are known for the first time.
  func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController)
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
  /// Called when the user, not the app, has moved the content.
  func userScrolled(_ controller: ScrollController)
  /// Changes `target`, the offset at which content comes to rest after a release with a velocity in points per second (B15.45).
  func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController)
  /// Called when layout has changed the content or the viewport, or has determined them for the first time.
  func layoutChanged(of controller: ScrollController)
  /// Called when the content has reached its final position after a change in layout or offset.
  func settled(_ controller: ScrollController)
}

extension ScrollObserver {
  package var scrollController: ScrollController? {
    get { nil }
    set {}
  }

  package var expectsOneScrollView: Bool { false }
  package var hearsAllScrollViews: Bool { false }
  package var restsAtPages: Bool { false }
  package func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController) {}
  package func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {}
  package func userScrolled(_ controller: ScrollController) {}
  package func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController) {}
  package func layoutChanged(of controller: ScrollController) {}
  package func settled(_ controller: ScrollController) {}
}

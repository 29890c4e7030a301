package import Foundation
package import RivuletGeometry

/// Where an app wants a scroll view to go.
package enum ScrollDestination {
  /// The view with this id; by the least movement that shows it whole without an anchor, else aligned by it (B15.34).
  case view(AnyHashable, anchor: UnitPoint?)
  /// A row of a lazy container by its place among all rows, made or not; aligned as a view is.
  case row(Int, of: LazyContent, anchor: UnitPoint?)
  case edge(Edge)
  /// An offset along one axis or both, measured from where the content rests.
  case offset(x: CGFloat?, y: CGFloat?)
}

/// A wish to scroll, which waits for the layout of the changes that it was made with.
package struct ScrollRequest {
  /// What is asked to scroll.
  package enum Target {
    case controller(ScrollController)
    /// The first scroll view inside of a node that has a view with the id, or else the next one around it.
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

/// Hears what a scroll view does; it stands on a node around the scroll view, inside the next one outwards.
@MainActor
package protocol ScrollObserver: AnyObject {
  /// The scroll view that it hears of; the first one in view order where there are several (B15.28).
  var scrollController: ScrollController? { get set }
  /// Whether hearing of several scroll views is a mistake of the app's author.
  var expectsOneScrollView: Bool { get }
  /// Whether it hears of all scroll views inside, not of the first only.
  var hearsAllScrollViews: Bool { get }
  /// Whether it has content come to rest at pages only.
  var restsAtPages: Bool { get }
  /// What the app's author calls it.
  var observerName: String { get }
  /// Lengths or offset are others than they were, or are known for the first time. Called after layout.
  func geometryChanged(_ geometry: ScrollGeometry, of controller: ScrollController)
  func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
  /// A person, not the app, has moved the content.
  func userScrolled(_ controller: ScrollController)
  /// What coasting content comes to rest at, for a release at a velocity in points per second; changes `target`, an offset from the rest (B15.45).
  func adjustTarget(_ target: inout CGPoint, velocity: CGVector, from start: CGPoint, of controller: ScrollController)
  /// Layout has changed the content or the viewport, or found them for the first time.
  func layoutChanged(of controller: ScrollController)
  /// The content is where it shall be after a change of layout or offset.
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

package import Foundation

/// What a node will paint once somebody looks at it, of which no more is known than where that lies.
package final class DrawingPromise {
  /// In the node's coordinates; null if nothing will be painted.
  package let bounds: CGRect
  /// Whether less than that may be painted, and the maker knows how much once it is asked.
  private let isLoose: Bool
  private unowned(unsafe) var maker: (any DrawingMaker)?

  /// A promise of something within bounds. The maker has to take it back before it goes.
  package init(bounds: CGRect, isLoose: Bool = false, by maker: any DrawingMaker) {
    self.bounds = bounds
    self.isLoose = isLoose
    self.maker = maker
  }

  fileprivate func keep() { maker?.makeDrawing() }

  fileprivate func tighten() -> Bool {
    if isLoose { maker?.tightenPromise() }
    return isLoose
  }

  /// Takes the promise back: nobody will look any more.
  package func takeBack() { maker = nil }
}

/// Makes what was promised.
package protocol DrawingMaker: AnyObject {
  /// Puts into the node what was promised for it (`DrawingTree.keepPromise`).
  func makeDrawing()

  /// Promises as little as will be painted (`DrawingTree.tightenPromise`), where it has promised more.
  func tightenPromise()
}

extension DrawingNode {
  /// Has made what was promised, for those who look at children and items.
  package func realize() { promise?.keep() }

  /// Has promised as little as will be painted, if more was. True if it was.
  @discardableResult func tightenPromise() -> Bool { promise?.tighten() ?? false }
}

extension DrawingTree {
  /// Says where a node without an item and children will paint once somebody looks. It takes the place of what was promised before, which nobody has
  /// seen: in the same place nothing is damaged.
  package func promise(_ promise: DrawingPromise, on node: DrawingNode) {
    if node.promise?.bounds == promise.bounds {
      node.promise = promise
      countMoves(1)
      return
    }
    willEdit(node)
    node.changeContent { node.promise = promise }
  }

  /// Lets `make` put into the node something else than was promised for it, if anything was: an edit like others.
  package func replacePromise(on node: DrawingNode, _ make: () -> Void) {
    willEdit(node)
    node.changeContent {
      node.promise = nil
      make()
    }
  }

  /// Promises less than before, of which nobody has seen anything. Nothing is damaged and nothing counts as edited.
  package func tightenPromise(_ promise: DrawingPromise, on node: DrawingNode) {
    node.changeContent { node.promise = promise }
    node.rememberBounds()
  }

  /// Lets `make` put into the node what was promised for it. Nothing is damaged and nothing counts as edited: it was seen all the time.
  package func keepPromise(on node: DrawingNode, _ make: () -> Void) {
    withoutEdits {
      node.changeContent {
        node.promise = nil
        make()
      }
      node.rememberBounds()
    }
  }
}

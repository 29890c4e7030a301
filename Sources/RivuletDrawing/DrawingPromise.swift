package import Foundation

/// What is known of what a node will paint once somebody looks at it.
package struct DrawingPromise {
  /// Where it will paint, in the node's coordinates; null if nothing will be painted.
  package let bounds: CGRect
  /// Whether less than that may be painted, and the maker knows how much once it is asked.
  fileprivate let isLoose: Bool

  /// A promise of something within bounds.
  package init(bounds: CGRect, isLoose: Bool = false) {
    self.bounds = bounds
    self.isLoose = isLoose
  }
}

/// Makes what was promised. It has to take a promise back before it goes (`DrawingNode.takePromiseBack`).
package protocol DrawingMaker: AnyObject {
  /// Puts into the node what was promised for it (`DrawingTree.keepPromise`).
  func makeDrawing()

  /// Promises as little as will be painted (`DrawingTree.tightenPromise`), where it has promised more.
  func tightenPromise()
}

extension DrawingNode {
  /// Has made what was promised, for those who look at children and items.
  package func realize() { maker?.makeDrawing() }

  /// Has promised as little as will be painted, if more was. True if it was.
  @discardableResult func tightenPromise() -> Bool {
    guard let promise, promise.isLoose else { return false }
    maker?.tightenPromise()
    return true
  }

  /// Forgets who has promised something: it goes, and nobody will look any more.
  package func takePromiseBack() { maker = nil }

  fileprivate func take(_ promise: DrawingPromise, by maker: borrowing any DrawingMaker) {
    self.promise = promise
    self.maker = copy maker
  }

  /// The same for a node of which nobody knows what it paints.
  fileprivate func begin(_ promise: DrawingPromise, by maker: borrowing any DrawingMaker) {
    take(promise, by: maker)
    cachedContentBounds = promise.bounds
  }

  fileprivate func forgetPromise() { (promise, maker) = (nil, nil) }
}

extension DrawingTree {
  /// Says where a node without an item and children will paint once somebody looks. It takes the place of what was promised before, which nobody has
  /// seen: in the same place nothing is damaged.
  package func promise(_ promise: DrawingPromise, by maker: borrowing any DrawingMaker, on node: DrawingNode) {
    if node.promise?.bounds == promise.bounds {
      node.take(promise, by: maker)
      countMoves(1)
      return
    }
    willEdit(node)
    if node.isLoose, !node.hasChildren { return node.begin(promise, by: maker) }
    node.changeContent { node.take(promise, by: maker) }
  }

  /// Lets `make` put into the node something else than was promised for it, if anything was: an edit like others.
  package func replacePromise(on node: DrawingNode, _ make: () -> Void) {
    willEdit(node)
    node.changeContent {
      node.forgetPromise()
      make()
    }
  }

  /// Promises less than before, of which nobody has seen anything. Nothing is damaged and nothing counts as edited.
  package func tightenPromise(_ promise: DrawingPromise, by maker: borrowing any DrawingMaker, on node: DrawingNode) {
    node.changeContent { node.take(promise, by: maker) }
    node.rememberBounds()
  }

  /// Lets `make` put into the node what was promised for it. Nothing is damaged and nothing counts as edited: it was seen all the time.
  package func keepPromise(on node: DrawingNode, _ make: () -> Void) {
    withoutEdits {
      node.changeContent {
        node.forgetPromise()
        make()
      }
      node.rememberBounds()
    }
  }
}

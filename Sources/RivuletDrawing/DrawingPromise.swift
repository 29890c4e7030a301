package import Foundation

/// What a node will paint once somebody looks at it, of which no more is known than where that lies.
package final class DrawingPromise {
  /// In the node's coordinates; null if nothing will be painted.
  package let bounds: CGRect
  private unowned(unsafe) var maker: (any DrawingMaker)?

  /// A promise of something within bounds. The maker has to take it back before it goes.
  package init(bounds: CGRect, by maker: any DrawingMaker) {
    self.bounds = bounds
    self.maker = maker
  }

  fileprivate func keep() { maker?.makeDrawing() }

  /// Takes the promise back: nobody will look any more.
  package func takeBack() { maker = nil }
}

/// Makes what was promised.
package protocol DrawingMaker: AnyObject {
  /// Puts into the node what was promised for it (`DrawingTree.keepPromise`).
  func makeDrawing()
}

extension DrawingNode {
  /// Has made what was promised, for those who look at children and items.
  package func realize() { promise?.keep() }
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

  /// Lets `make` put into the node what was promised for it. Nothing is damaged and nothing counts as edited: it was seen all the time.
  package func keepPromise(on node: DrawingNode, _ make: () -> Void) {
    node.promise = nil
    withoutEdits {
      make()
      node.rememberBounds()
    }
  }
}

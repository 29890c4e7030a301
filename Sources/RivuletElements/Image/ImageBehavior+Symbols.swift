import Foundation
package import RivuletCore
import RivuletDrawing
import RivuletLooks

extension ImageBehavior {
  /// Returns this behaviour as the successor of a node's current behaviour, with a transition if the image changes.
  @MainActor package func following(on node: BehaviorNode<ImageBehavior>) -> ImageBehavior {
    let old = node.behavior
    guard let former = old.image, let image else { return self }
    var next = self
    next.contents = old.contents
    if former.name != image.name, transition.replacesImages, node.proposal != nil {
      next.contents = old.contents.going(on: former, isMoving: node.isMoving)
    }
    return next
  }

  /// Returns the pose that effects give a symbol, or nil for most images.
  func symbolPose(in node: ViewNode) -> SymbolPose? {
    image?.isSymbol == true ? node.symbolAnimator?.pose : nil
  }

  /// Draws the state between two images. Returns false if only one image is visible.
  func drawReplacement(_ bounds: CGRect, _ pose: SymbolPose?, on drawing: DrawingNode, in tree: DrawingTree) -> Bool {
    guard let image, let seen = contents.seen(before: image) else { return false }
    tree.setMask(nil, of: drawing)
    tree.setItem(nil, of: drawing)
    let poses = transition.poses(at: seen.share)
    let parts = [(seen.from, poses.old), (seen.to, poses.new)].enumerated().map { index, shown in
      let (image, own) = shown
      let part = index < drawing.children.count ? drawing.children[index] : tree.makeNode()
      // Draw at the image's own size around the centre, because symbols in the same font differ in size.
      let size = image.isSymbol && image.size != .zero && self.resizing == nil ? image.size : bounds.size
      let rect = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      tree.setItem(image.item(in: CGRect(origin: .zero, size: size), with: self, opacity: pose?.opacity ?? 1), of: part)
      tree.setOffset(rect.origin, of: part)
      tree.setTransform(own.transform(in: size), of: part)
      tree.setOpacity(own.opacity, of: part)
      tree.setClip(nil, of: part)
      return part
    }
    tree.setChildren(of: drawing, to: parts)
    return true
  }
}

extension ContentTransition {
  /// A Boolean value that indicates whether the replacement of an image is animated.
  fileprivate var replacesImages: Bool {
    switch kind {
    case .automatic, .identity: false
    default: true
    }
  }

  /// Returns the poses of the old and the new image at a progress from 0 to 1.
  fileprivate func poses(at share: Double) -> (old: SymbolPose, new: SymbolPose) {
    guard case .symbolEffect(let effect) = kind else { return (SymbolPose(opacity: 1 - share), SymbolPose(opacity: share)) }
    // The first half belongs to the old image, the second half to the new image.
    let (going, coming) = (min(share * 2, 1), max(share * 2 - 1, 0))
    return switch effect.style {
    case .downUp: (SymbolPose(scale: 1 - going / 2, opacity: 1 - going), SymbolPose(scale: 0.5 + coming / 2, opacity: coming))
    case .upUp: (SymbolPose(scale: 1 + going / 2, opacity: 1 - going), SymbolPose(scale: 0.5 + coming / 2, opacity: coming))
    case .offUp: (SymbolPose(opacity: 0), SymbolPose(scale: 0.5 + share / 2, opacity: share))
    }
  }
}

extension PaintColor {
  /// Returns the colour with its opacity multiplied by a fraction.
  func faded(by share: Double) -> PaintColor {
    if share == 1 { return self }
    var color = self
    color.opacity *= Float(share)
    return color
  }
}

package import Foundation
package import RivuletGeometry

extension DrawingTree {
  /// Gives the node something to draw, or nothing.
  package func setItem(_ item: consuming DrawingItem?, of node: DrawingNode) {
    if node.item == nil ? item == nil : node.item == item { return }
    willEdit(node)
    if item?.backdrop != nil { noteBackdrop(node) }
    node.paint(item)
  }

  /// Moves the node in its parent.
  package func setOffset(_ offset: CGPoint, of node: DrawingNode) {
    if node.offset == offset { return }
    if node.isKeptLayer { noteLayerMove() } else { willEdit(node) }
    node.offset = offset
    node.invalidateBoundsAbove()
  }

  /// Moves the node in its parent if it counts as edited, which is when it is damaged where it was and where it will be. True if it has that place
  /// then, or had it; false if somebody has to see to the damage.
  package func settle(_ node: DrawingNode, at offset: CGPoint) -> Bool {
    if node.offset == offset { return true }
    guard node.editStamp.isOf(stamp) else { return false }
    node.offset = offset
    node.invalidateBoundsAbove()
    return true
  }

  /// Makes the node see-through, children included.
  package func setOpacity(_ opacity: Double, of node: DrawingNode) {
    if node.ownOpacity == opacity { return }
    willEdit(node)
    node.ownOpacity = opacity
    node.invalidateBoundsAbove()
  }

  /// Makes the node see-through, children included, beside what its own opacity does.
  package func setPresence(_ presence: Double, of node: DrawingNode) {
    if node.effects?.presence ?? 1 == presence { return }
    willEdit(node)
    node.makeEffects().presence = presence
    node.invalidateBoundsAbove()
  }

  /// Hides the node, children included.
  package func setHidden(_ isHidden: Bool, of node: DrawingNode) {
    if node.isHidden == isHidden { return }
    willEdit(node)
    node.isHidden = isHidden
    node.invalidateBoundsAbove()
  }

  /// Turns, stretches or shears the node about its own origin.
  package func setTransform(_ transform: CGAffineTransform?, of node: DrawingNode) {
    if node.transform == transform, node.projection == nil { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.transform, effects.projection) = (transform, nil)
    node.invalidateBoundsAbove()
  }

  /// The same by a map under which parallel lines may meet.
  package func setProjection(_ projection: ProjectionTransform?, of node: DrawingNode) {
    guard let projection, !projection.isAffine else { return setTransform(projection?.affine, of: node) }
    if node.projection == projection { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.transform, effects.projection) = (nil, projection)
    node.invalidateBoundsAbove()
  }

  /// Changes the colours of the node as a whole, children included.
  package func setColorMatrix(_ matrix: ColorMatrix?, of node: DrawingNode) {
    let matrix = matrix == .identity ? nil : matrix
    if node.colorMatrix == matrix { return }
    willEdit(node)
    node.makeEffects().colorMatrix = matrix
    node.invalidateBoundsAbove()
  }

  /// Draws shadows of the node as a whole beneath it or onto it, the innermost first.
  package func setShapeShadows(_ shadows: [ShapeShadow], of node: DrawingNode) {
    if node.shapeShadows == shadows { return }
    willEdit(node)
    node.makeEffects().shapeShadows = shadows
    node.invalidateBoundsAbove()
  }

  /// Lets what blends inside the node meet only what is inside.
  package func setIsolated(_ isIsolated: Bool, of node: DrawingNode) {
    if node.isIsolated == isIsolated { return }
    willEdit(node)
    node.makeEffects().isIsolated = isIsolated
    node.invalidateBoundsAbove()
  }

  /// Hides what lies outside an outline in the node's coordinates.
  package func setClip(_ clip: ClipEffect?, of node: DrawingNode) {
    if node.clip == clip { return }
    willEdit(node)
    node.makeEffects().clip = clip
    node.invalidateBoundsAbove()
  }

  /// Blurs the node, children included; an opaque blur keeps the outline and the opacity that there were.
  package func setBlurRadius(_ radius: CGFloat, isOpaque: Bool = false, of node: DrawingNode) {
    if node.blurRadius == radius, node.isBlurOpaque == isOpaque { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.blurRadius, effects.isBlurOpaque) = (radius, isOpaque)
    node.invalidateBoundsAbove()
  }

  /// Combines the node as a whole with what lies beneath it.
  package func setBlendMode(_ mode: BlendMode, of node: DrawingNode) {
    if node.blendMode == mode { return }
    willEdit(node)
    node.makeEffects().blendMode = mode
    node.invalidateBoundsAbove()
  }

  /// Draws a shadow of the node as a whole beneath it.
  package func setShadow(_ shadow: ShadowEffect?, of node: DrawingNode) {
    if node.shadow == shadow { return }
    willEdit(node)
    node.makeEffects().shadow = shadow
    node.invalidateBoundsAbove()
  }

  /// Lets a node of this tree that is attached nowhere decide how much of another one shows, or none.
  package func setMask(_ mask: DrawingNode?, of node: DrawingNode) {
    if node.mask === mask { return }
    willEdit(node)
    if let old = node.mask {
      old.parent = nil
      old.isMask = false
    }
    if let mask {
      detach(mask)
      mask.parent = node
      mask.isMask = true
    }
    node.makeEffects().mask = mask
    node.invalidateBoundsAbove()
  }
}

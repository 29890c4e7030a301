package import Foundation
package import RivuletGeometry

extension DrawingTree {
  /// Sets or removes the node's item.
  package func setItem(_ item: consuming DrawingItem?, of node: DrawingNode) {
    if node.item == nil ? item == nil : node.item == item { return }
    willEdit(node)
    if item?.backdrop != nil { noteBackdrop(node) }
    node.paint(item)
  }

  /// Sets the node's offset in its parent.
  package func setOffset(_ offset: CGPoint, of node: DrawingNode) {
    if node.offset == offset { return }
    if node.isKeptLayer { noteLayerMove(of: node) } else { willEdit(node) }
    node.offset = offset
    node.invalidateBoundsAbove()
  }

  /// Moves the node if it already counts as edited, because its old and new positions are then damaged anyway. Returns true if the node
  /// is at the given offset, and false if the caller must move it and damage both positions.
  package func settle(_ node: DrawingNode, at offset: CGPoint) -> Bool {
    if node.offset == offset { return true }
    guard node.editStamp.isOf(stamp) else { return false }
    follower?.note(node)
    node.offset = offset
    node.invalidateBoundsAbove()
    return true
  }

  /// Sets the opacity of the node and its children.
  package func setOpacity(_ opacity: Double, of node: DrawingNode) {
    if node.ownOpacity == opacity { return }
    willEdit(node)
    node.ownOpacity = opacity
    node.invalidateBoundsAbove()
  }

  /// Sets the progress of the node's insertion or removal, which multiplies its opacity.
  package func setPresence(_ presence: Double, of node: DrawingNode) {
    if node.effects?.presence ?? 1 == presence { return }
    willEdit(node)
    node.makeEffects().presence = presence
    node.invalidateBoundsAbove()
  }

  /// Hides or shows the node and its children.
  package func setHidden(_ isHidden: Bool, of node: DrawingNode) {
    if node.isHidden == isHidden { return }
    willEdit(node)
    node.isHidden = isHidden
    node.invalidateBoundsAbove()
  }

  /// Sets the transform of the node about its origin.
  package func setTransform(_ transform: CGAffineTransform?, of node: DrawingNode) {
    if node.transform == transform, node.projection == nil { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.transform, effects.projection) = (transform, nil)
    node.invalidateBoundsAbove()
  }

  /// Sets the perspective map of the node about its origin.
  package func setProjection(_ projection: ProjectionTransform?, of node: DrawingNode) {
    guard let projection, !projection.isAffine else { return setTransform(projection?.affine, of: node) }
    if node.projection == projection { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.transform, effects.projection) = (nil, projection)
    node.invalidateBoundsAbove()
  }

  /// Sets the colour change of the node including its children.
  package func setColorMatrix(_ matrix: ColorMatrix?, of node: DrawingNode) {
    let matrix = matrix == .identity ? nil : matrix
    if node.colorMatrix == matrix { return }
    willEdit(node)
    node.makeEffects().colorMatrix = matrix
    node.invalidateBoundsAbove()
  }

  /// Sets the shape shadows of the node, which are drawn beneath it or onto it, innermost first.
  package func setShapeShadows(_ shadows: [ShapeShadow], of node: DrawingNode) {
    if node.shapeShadows == shadows { return }
    willEdit(node)
    node.makeEffects().shapeShadows = shadows
    node.invalidateBoundsAbove()
  }

  /// Restricts blending inside the node to the node's own content.
  package func setIsolated(_ isIsolated: Bool, of node: DrawingNode) {
    if node.isIsolated == isIsolated { return }
    willEdit(node)
    node.makeEffects().isIsolated = isIsolated
    node.invalidateBoundsAbove()
  }

  /// Sets the clip outline, in the node's coordinates.
  package func setClip(_ clip: ClipEffect?, of node: DrawingNode) {
    if node.clip == clip { return }
    willEdit(node)
    node.makeEffects().clip = clip
    node.invalidateBoundsAbove()
  }

  /// Sets the blur of the node and its children. An opaque blur preserves their outline and opacity.
  package func setBlurRadius(_ radius: CGFloat, isOpaque: Bool = false, of node: DrawingNode) {
    if node.blurRadius == radius, node.isBlurOpaque == isOpaque { return }
    willEdit(node)
    let effects = node.makeEffects()
    (effects.blurRadius, effects.isBlurOpaque) = (radius, isOpaque)
    node.invalidateBoundsAbove()
  }

  /// Sets the blend mode that combines the node, including its children, with the content beneath it.
  package func setBlendMode(_ mode: BlendMode, of node: DrawingNode) {
    if node.blendMode == mode { return }
    willEdit(node)
    node.makeEffects().blendMode = mode
    node.invalidateBoundsAbove()
  }

  /// Sets the shadow of the node including its children.
  package func setShadow(_ shadow: ShadowEffect?, of node: DrawingNode) {
    if node.shadow == shadow { return }
    willEdit(node)
    node.makeEffects().shadow = shadow
    node.invalidateBoundsAbove()
  }

  /// Sets or removes a node's mask, whose opacity determines the node's visibility. The mask must be a detached node of this tree.
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

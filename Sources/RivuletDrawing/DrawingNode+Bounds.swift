package import Foundation
import RivuletGeometry

extension DrawingNode {
  /// Returns the distance that a blur spreads, beyond which it changes no pixels. An infinite radius spreads nothing. Radii above the
  /// widest blur have no visible effect.
  package static func spread(_ radius: CGFloat) -> CGFloat { deviation(radius) * 3 }

  /// Returns the standard deviation of a blur with this radius.
  package static func deviation(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? min(max(radius, 0), widestBlur) : 0
  }

  /// The maximum standard deviation, in points.
  private static var widestBlur: CGFloat { 1000 }

  /// True if the node and its children are invisible.
  var isInvisible: Bool { isHidden || opacity <= 0 }

  /// The bounds of everything that the node and its children may paint, in the node's coordinates, before the node's own effects.
  var contentBounds: CGRect {
    cachedContentBounds ?? findContentBounds()
  }

  /// Computes and caches the bounds of the node and its children while their memory is in the processor cache. Call this method only when
  /// no descendant is waiting to be drawn, because editing a node is more expensive once its parent has cached bounds.
  package func cacheBounds() {
    if cachedContentBounds == nil { _ = findContentBounds() }
  }

  @inline(never) private func findContentBounds() -> CGRect {
    let own = itemBounds
    let bounds = children.isEmpty ? own : own.joined(with: childrenBounds)
    cachedContentBounds = bounds
    return bounds
  }

  /// The bounds of everything that the item may paint.
  private var itemBounds: CGRect {
    item == nil ? .null : DrawingNode.bounds(of: item)
  }

  /// The bounds of everything that the children may paint, in the node's coordinates.
  private var childrenBounds: CGRect {
    var (extent, areKnown, hasEffects) = plainExtent
    if !areKnown {
      findChildBounds()
      extent = plainExtent.extent
    }
    if hasEffects {
      for place in children.indices where children[place].effects != nil && !children[place].isInvisible {
        let bounds = children[place].boundsInParent(children[place].contentBounds)
        if !bounds.isNothing { extent.join(Extent(bounds, at: .zero)) }
      }
    }
    return extent.rect
  }

  /// Computes the missing bounds of visible children without effects.
  private func findChildBounds() {
    let children = children
    for place in children.indices where children[place].needsBounds { children.lend(place) { _ = $0.findContentBounds() } }
  }

  /// True if the node is visible, has no effects, and has no cached bounds.
  private var needsBounds: Bool { cachedContentBounds == nil && effects == nil && !isInvisible }

  /// The union of the cached bounds of children without effects. The other values indicate whether all of these bounds are cached, and
  /// whether any children have effects. The loop calls no functions, which avoids reference counting.
  private var plainExtent: (extent: Extent, areKnown: Bool, hasEffects: Bool) {
    var extent = Extent()
    var areKnown = true
    var hasEffects = false
    for place in children.indices {
      if children[place].effects != nil {
        hasEffects = true
      } else if !children[place].isInvisible {
        if let known = children[place].cachedContentBounds {
          if !known.isNothing { extent.join(Extent(known, at: children[place].offset)) }
        } else {
          areKnown = false
        }
      }
    }
    return (extent, areKnown, hasEffects)
  }

  /// Returns the bounds of painted content after the node's effects, in its parent's coordinates.
  func boundsInParent(_ content: CGRect) -> CGRect {
    boundsBeforeOffset(content).moved(by: offset)
  }

  /// Returns the bounds of painted content after the node's effects, without its offset.
  func boundsBeforeOffset(_ content: CGRect) -> CGRect {
    if content.isNothing { return .null }
    var bounds = content
    guard let effects else { return bounds }
    if let clip = effects.clip { bounds = bounds.overlap(with: clip.path.boundingRect) }
    if let mask = effects.mask { bounds = bounds.overlap(with: mask.boundsInParent(mask.contentBounds)) }
    if bounds.isNull { return .null }
    if !effects.shapeShadows.isEmpty { bounds = effects.shapeShadows.spread(bounds) }
    if effects.blurRadius > 0 {
      let spread = DrawingNode.spread(effects.blurRadius)
      bounds = bounds.insetBy(dx: -spread, dy: -spread)
    }
    if let shadow = effects.shadow {
      let spread = DrawingNode.spread(shadow.radius)
      bounds = bounds.union(bounds.insetBy(dx: -spread, dy: -spread).offsetBy(dx: shadow.x, dy: shadow.y))
    }
    if let transform = effects.transform { bounds = bounds.applying(transform) }
    if let projection = effects.projection {
      bounds = bounds.applying(projection)
      if bounds.isNull { return .null }
      // Projected content is drawn separately, with antialiased edges.
      bounds = bounds.insetBy(dx: -1, dy: -1)
    }
    // Drawing snaps the layer's origin to whole pixels, and then snaps each item.
    if effects.scrollLayer != nil { bounds = bounds.insetBy(dx: -0.5, dy: -0.5) }
    return bounds.bounded
  }

  /// A rectangle that contains every pixel that the node may paint, in root coordinates; null if the node is invisible.
  package var paintedBoundsInRoot: CGRect {
    isInvisible ? .null : mapToRoot(boundsInParent(contentBounds))
  }

  /// Returns the bounds of painted content, given in the parent's coordinates, after all effects of ancestors. Returns null if an
  /// ancestor hides the content or the node is not attached to the root.
  func mapToRoot(_ bounds: CGRect) -> CGRect {
    if bounds.isNothing { return .null }
    var bounds = bounds
    var top = id
    visitAncestors { node in
      top = node.id
      if node.isInvisible {
        bounds = .null
      } else if node.hasEffects {
        bounds = node.boundsInParent(bounds)
      } else {
        bounds.origin.x += node.offset.x
        bounds.origin.y += node.offset.y
      }
      return !bounds.isNothing
    }
    return top == DrawingNode.rootID && !bounds.isNothing ? bounds : .null
  }

  /// Clears the cached bounds of the node and its ancestors, up to the first ancestor without cached bounds.
  func invalidateContentBounds() {
    cachedContentBounds = nil
    invalidateBoundsAbove()
  }

  /// Replaces the item.
  func paint(_ item: consuming DrawingItem?) {
    if parentHasCachedBounds {
      let next = item
      changeContent { self.item = next }
    } else {
      // The bounds are computed while the item is in the processor cache. If there are children, their bounds would also be needed.
      let bounds = children.isEmpty ? DrawingNode.bounds(of: item) : nil
      self.item = item
      cachedContentBounds = bounds
    }
  }

  @inline(never) private static func bounds(of item: DrawingItem?) -> CGRect { item?.paintedBounds.bounded ?? .null }

  /// Changes the node's painted content and updates the cached bounds. If a group can't have shrunk, its bounds are only extended,
  /// without considering its other children.
  func changeContent(_ change: () -> Void) {
    guard parentHasCachedBounds else {
      change()
      cachedContentBounds = nil
      return
    }
    var old = visibleBounds
    change()
    cachedContentBounds = nil
    var node = self
    while let group = node.parent, let known = group.cachedContentBounds {
      let new = node.visibleBounds
      guard !node.isMask, known.keepsSides(where: old, becomes: new) else {
        node.invalidateBoundsAbove()
        return
      }
      let grown = known.joined(with: new)
      if grown == known { return }
      old = group.visibleBounds
      group.cachedContentBounds = grown
      node = group
    }
  }

  private var parentHasCachedBounds: Bool { withParent { $0.cachedContentBounds != nil } ?? false }

  /// The node's contribution to its parent's content bounds.
  private var visibleBounds: CGRect { isInvisible ? .null : boundsInParent(contentBounds) }

  /// Clears the cached bounds of the node's ancestors, up to the first ancestor without cached bounds.
  func invalidateBoundsAbove() {
    visitAncestors { node in
      if node.cachedContentBounds == nil { return false }
      node.cachedContentBounds = nil
      return true
    }
  }
}

extension DrawingNode {
  /// Returns the bounds of everything that the node and its unedited children may paint, in the node's coordinates. Children edited at
  /// `stamp` are excluded. The result is not cached, because the bounds of a group are requested before its new children draw anything.
  func contentBounds(apartFrom stamp: EditStamp) -> CGRect {
    if let known = cachedContentBounds { return known }
    var bounds = item?.paintedBounds ?? .null
    let children = children
    for place in children.indices where !children[place].editStamp.isOf(stamp) && !children[place].isInvisible {
      children.lend(place) { bounds = bounds.joined(with: $0.boundsInParent($0.contentBounds(apartFrom: stamp))) }
    }
    return bounds
  }
}

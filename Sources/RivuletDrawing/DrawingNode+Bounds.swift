package import Foundation
import RivuletGeometry

extension DrawingNode {
  /// Returns the distance that a blur with radius `radius` spreads, beyond which no pixel changes. An infinite radius spreads nothing.
  /// Above the widest blur, no difference is visible on any screen.
  package static func spread(_ radius: CGFloat) -> CGFloat { deviation(radius) * 3 }

  /// Returns the standard deviation of a blur with this radius.
  package static func deviation(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? min(max(radius, 0), widestBlur) : 0
  }

  /// The maximum standard deviation used, in points.
  private static var widestBlur: CGFloat { 1000 }

  /// True if no part of the node is visible.
  var isInvisible: Bool { isHidden || opacity <= 0 }

  /// The bounds of everything the node and its children may paint, in the node's coordinates, before the node's own effects.
  var contentBounds: CGRect {
    cachedContentBounds ?? findContentBounds()
  }

  /// Computes and caches the bounds of the node and its children while their memory is in the processor cache. Call it only when nothing
  /// below is waiting to be drawn, because a node is more expensive to change once its parent has cached bounds.
  package func rememberBounds() {
    if cachedContentBounds == nil { _ = findContentBounds() }
  }

  @inline(never) private func findContentBounds() -> CGRect {
    let own = itemBounds
    let bounds = children.isEmpty ? own : own.joined(with: childrenBounds)
    cachedContentBounds = bounds
    return bounds
  }

  /// The bounds of everything the item may paint.
  private var itemBounds: CGRect {
    item == nil ? .null : DrawingNode.bounds(of: item)
  }

  /// The bounds of everything the children may paint, in the node's coordinates.
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

  /// Computes the missing bounds of the visible children without effects.
  private func findChildBounds() {
    let children = children
    for place in children.indices where children[place].showsUnknown { children.lend(place) { _ = $0.findContentBounds() } }
  }

  /// True if the node is visible, has no effects, and has no cached bounds.
  private var showsUnknown: Bool { cachedContentBounds == nil && effects == nil && !isInvisible }

  /// The joined bounds of the children without effects, as far as they are cached. The other values are true if all are cached, and if some
  /// children have effects. The loop calls no functions, which avoids reference counting.
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

  /// Returns a painted rectangle of the node's content after the node's effects, in its parent's coordinates.
  func boundsInParent(_ content: CGRect) -> CGRect {
    boundsBeforeOffset(content).moved(by: offset)
  }

  /// Returns a painted rectangle after the node's effects, as if the node's offset were zero.
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
      // The projected content is drawn separately, with softened edges.
      bounds = bounds.insetBy(dx: -1, dy: -1)
    }
    // The layer's origin snaps to whole pixels when it is drawn, and each item then snaps once more.
    if effects.scrollLayer != nil { bounds = bounds.insetBy(dx: -0.5, dy: -0.5) }
    return bounds.bounded
  }

  /// A rectangle that contains every pixel that the node may touch, in root coordinates. It is null if the node is not visible.
  package var paintedBoundsInRoot: CGRect {
    isInvisible ? .null : mapToRoot(boundsInParent(contentBounds))
  }

  /// Returns a painted rectangle, given in the parent's coordinates, after all effects above. The result is null if an ancestor hides it,
  /// or if the node is not attached to the root.
  func mapToRoot(_ bounds: CGRect) -> CGRect {
    if bounds.isNothing { return .null }
    var bounds = bounds
    var top = id
    lendAncestors { node in
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
    if parentKnowsBounds {
      let next = item
      changeContent { self.item = next }
    } else {
      // The bounds are computed while the item is in the processor cache. With children, they would have to be joined with the children's
      // bounds.
      let bounds = children.isEmpty ? DrawingNode.bounds(of: item) : nil
      self.item = item
      cachedContentBounds = bounds
    }
  }

  @inline(never) private static func bounds(of item: DrawingItem?) -> CGRect { item?.paintedBounds.bounded ?? .null }

  /// Makes a change to the node's painted content and updates the cached bounds. The bounds of a group that cannot have shrunk are only
  /// extended, without considering its other children.
  func changeContent(_ change: () -> Void) {
    guard parentKnowsBounds else {
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

  private var parentKnowsBounds: Bool { lendParent { $0.cachedContentBounds != nil } ?? false }

  /// The node's contribution to its parent's content bounds.
  private var visibleBounds: CGRect { isInvisible ? .null : boundsInParent(contentBounds) }

  /// Clears the cached bounds of the node's ancestors, up to the first ancestor without cached bounds.
  func invalidateBoundsAbove() {
    lendAncestors { node in
      if node.cachedContentBounds == nil { return false }
      node.cachedContentBounds = nil
      return true
    }
  }
}

extension DrawingNode {
  /// Returns the bounds of everything the node and its unedited children may paint, in the node's coordinates. Children edited at `stamp`
  /// are left out. The result is not cached, because the bounds of a group of new children are requested before the children draw anything.
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

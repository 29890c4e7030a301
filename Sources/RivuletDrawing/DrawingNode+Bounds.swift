package import Foundation
import RivuletGeometry

extension DrawingNode {
  /// How far a blur spreads whose standard deviation is `radius`: beyond it no pixel changes. A radius without end spreads nothing,
  /// and beyond the widest one no screen shows a difference.
  package static func spread(_ radius: CGFloat) -> CGFloat { deviation(radius) * 3 }

  /// The standard deviation of a blur with this radius.
  package static func deviation(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? min(max(radius, 0), widestBlur) : 0
  }

  /// In points.
  private static var widestBlur: CGFloat { 1000 }

  /// Whether nothing of the node shows.
  var isInvisible: Bool { isHidden || opacity <= 0 }

  /// What the node and its children may paint in the node's coordinates, before the node's own effects.
  var contentBounds: CGRect {
    cachedContentBounds ?? findContentBounds()
  }

  /// Finds out what the node and its children paint while their memory is at hand. Call it when nothing below waits for being drawn: a node whose
  /// parent knows what it paints costs more to change.
  package func rememberBounds() {
    if cachedContentBounds == nil { _ = findContentBounds() }
  }

  @inline(never) private func findContentBounds() -> CGRect {
    let own = itemBounds
    let bounds = children.isEmpty ? own : own.joined(with: childrenBounds)
    cachedContentBounds = bounds
    return bounds
  }

  /// What the item may paint.
  private var itemBounds: CGRect {
    item == nil ? .null : DrawingNode.bounds(of: item)
  }

  /// What the children may paint in the node's coordinates.
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

  /// Lets the children without effects find out what they may paint.
  private func findChildBounds() {
    let children = children
    for place in children.indices where children[place].showsUnknown { children.lend(place) { _ = $0.findContentBounds() } }
  }

  /// Whether the node shows without effects and what it may paint has to be computed.
  private var showsUnknown: Bool { cachedContentBounds == nil && effects == nil && !isInvisible }

  /// What the children without effects may paint that know it, whether all do, and whether there are others. A loop that calls nothing, so that
  /// nobody's references are counted.
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

  /// A painted rectangle of the node's content after the node's effects, in its parent's coordinates.
  func boundsInParent(_ content: CGRect) -> CGRect {
    boundsBeforeOffset(content).moved(by: offset)
  }

  /// The same as if the node's offset were zero.
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
      // Its picture is drawn by itself, and its edges are softened.
      bounds = bounds.insetBy(dx: -1, dy: -1)
    }
    // Its origin is moved onto whole pixels when it is drawn, and each item then once more.
    if effects.scrollLayer != nil { bounds = bounds.insetBy(dx: -0.5, dy: -0.5) }
    return bounds.bounded
  }

  /// A rectangle that contains every pixel that the node may touch, in root coordinates; null if it shows nothing.
  package var paintedBoundsInRoot: CGRect {
    isInvisible ? .null : mapToRoot(boundsInParent(contentBounds))
  }

  /// A painted rectangle in the parent's coordinates after all effects above; null if something above hides it, or if the node does not hang
  /// from the root.
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

  /// Forgets what the node and those above it may paint; stops where that is forgotten already.
  func invalidateContentBounds() {
    cachedContentBounds = nil
    invalidateBoundsAbove()
  }

  /// Takes over what the node itself paints.
  func paint(_ item: consuming DrawingItem?) {
    if parentKnowsBounds {
      let next = item
      changeContent { self.item = next }
    } else {
      // Found out while the item is in hand. Behind children it has to be joined with theirs.
      let bounds = children.isEmpty ? DrawingNode.bounds(of: item) : nil
      self.item = item
      cachedContentBounds = bounds
    }
  }

  @inline(never) private static func bounds(of item: DrawingItem?) -> CGRect { item?.paintedBounds.bounded ?? .null }

  /// Does something that changes what the node paints, and brings what is remembered up to date. A group whose bounds cannot have shrunk
  /// grows, and its other children are not asked.
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

  /// What the node adds to its parent's content.
  private var visibleBounds: CGRect { isInvisible ? .null : boundsInParent(contentBounds) }

  /// Forgets what those above the node may paint.
  func invalidateBoundsAbove() {
    lendAncestors { node in
      if node.cachedContentBounds == nil { return false }
      node.cachedContentBounds = nil
      return true
    }
  }
}

import Foundation

/// The previous and current extents of nearby siblings.
///
/// Usually, all siblings move by the same vector, so that the current extent is the shifted previous extent.
struct MovedExtent {
  private var former = Extent()
  /// The current extent, which is used only after siblings have moved by different vectors.
  private var latter = Extent()
  private var shift = CGPoint.zero
  private var isEven = true

  /// Creates an empty extent.
  init() {}

  /// Adds a sibling that paints `rect` in its own coordinates. Returns false without adding the sibling if its previous or current
  /// position is farther from the others than `reach`.
  @inline(__always) mutating func join(_ rect: CGRect, from old: CGPoint, to new: CGPoint, within reach: CGFloat) -> Bool {
    let former = Extent(rect, at: old)
    if isEven, new.x - old.x == shift.x, new.y - old.y == shift.y {
      guard self.former.isNear(former, within: reach) else { return false }
      self.former.join(former)
      return true
    }
    return joinUneven(former, Extent(rect, at: new), CGPoint(x: new.x - old.x, y: new.y - old.y), within: reach)
  }

  @inline(never) private mutating func joinUneven(_ former: Extent, _ latter: Extent, _ shift: CGPoint, within reach: CGFloat) -> Bool {
    if self.former.isNothing {
      self.shift = shift
      self.former = former
      return true
    }
    let others = isEven ? self.former.moved(by: self.shift) : self.latter
    guard self.former.isNear(former, within: reach), others.isNear(latter, within: reach) else { return false }
    isEven = false
    self.latter = others
    self.former.join(former)
    self.latter.join(latter)
    return true
  }

  /// The previous bounds; null if there are no siblings.
  var oldRect: CGRect { former.rect }
  /// The current bounds; null if there are no siblings.
  var newRect: CGRect { isEven ? former.moved(by: shift).rect : latter.rect }
}

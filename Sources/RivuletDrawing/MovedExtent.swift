import Foundation

/// Where siblings that lie close together were, and where they are.
///
/// Mostly all of them moved by the same, so that their old places say where the new ones are.
struct MovedExtent {
  private var former = Extent()
  /// Of those that did not all move by `shift`; nothing as long as they did.
  private var latter = Extent()
  private var shift = CGPoint.zero
  private var isEven = true

  /// No siblings.
  init() {}

  /// Takes in a sibling that paints `rect` in its own coordinates; false, and nothing, if it was or is farther from the others than `reach`.
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

  /// Where they were; null for none.
  var oldRect: CGRect { former.rect }
  /// Where they are; null for none.
  var newRect: CGRect { isEven ? former.moved(by: shift).rect : latter.rect }
}

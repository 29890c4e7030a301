import Foundation

/// The sequence of contents that a view shows, and its position in the transitions between them.
///
/// Contents are numbered. While `position` is a whole number, one content is visible; between whole numbers, two are visible. A transition
/// therefore continues when the next one starts, and the visible state never jumps.
struct ContentTransitionState<Content> {
  /// The previous contents that may still be visible, oldest first.
  private(set) var former: [Content] = []
  /// The number of the current content.
  private(set) var last = 0.0
  /// The number of the visible content, with a fraction during a transition.
  var position = 0.0

  /// The maximum number of previous contents. Older contents are barely visible.
  private static var limit: Int { 6 }

  /// Returns the passage after the given content is replaced.
  ///
  /// - Parameter isMoving: A Boolean value that indicates whether earlier contents remain in the passage.
  func going(on content: Content, isMoving: Bool) -> ContentTransitionState {
    var next = self
    if !isMoving { next.former = [] }
    next.former.append(content)
    if next.former.count > Self.limit { next.former.removeFirst() }
    next.last += 1
    next.position = next.last
    return next
  }

  /// Returns the two visible contents and the progress between them, from 0 to 1, or nil if only the current content is visible.
  func seen(before present: Content) -> (from: Content, to: Content, share: Double)? {
    let position = min(max(position, last - Double(former.count)), last)
    guard position < last, position.isFinite else { return nil }
    let index = former.count - Int((last - position).rounded(.up))
    return (former[index], index + 1 < former.count ? former[index + 1] : present, position - position.rounded(.down))
  }
}

extension ContentTransitionState: Sendable where Content: Sendable {}
extension ContentTransitionState: Equatable where Content: Equatable {}

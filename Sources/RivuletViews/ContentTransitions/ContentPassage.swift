import Foundation

/// The contents that a view has shown one after the other, while it goes over from each to the next.
///
/// Contents are numbered. What is shown is a number too: a whole one is one content, and one between two shows both. So a change under way goes on while the
/// next one begins, and what is shown never jumps.
struct ContentPassage<Content> {
  /// The former contents that may still be seen, the oldest first.
  private(set) var former: [Content] = []
  /// The number of the present content.
  private(set) var last = 0.0
  /// What is shown.
  var position = 0.0

  /// So many are kept: one that is older is hardly seen any more.
  private static var limit: Int { 6 }

  /// Goes on to another content.
  ///
  /// - Parameter isMoving: Whether former contents may still be seen.
  func going(on content: Content, isMoving: Bool) -> ContentPassage {
    var next = self
    if !isMoving { next.former = [] }
    next.former.append(content)
    if next.former.count > Self.limit { next.former.removeFirst() }
    next.last += 1
    next.position = next.last
    return next
  }

  /// The content that is seen, the one that it goes over to, and how far it has come; nil where that is the present one alone.
  func seen(before present: Content) -> (from: Content, to: Content, share: Double)? {
    let position = min(max(position, last - Double(former.count)), last)
    guard position < last, position.isFinite else { return nil }
    let index = former.count - Int((last - position).rounded(.up))
    return (former[index], index + 1 < former.count ? former[index + 1] : present, position - position.rounded(.down))
  }
}

extension ContentPassage: Sendable where Content: Sendable {}
extension ContentPassage: Equatable where Content: Equatable {}

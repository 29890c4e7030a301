package import Foundation

/// A tracker that recognises the movement of a contact by a minimum distance (B14.13, B14.18).
package struct DragTracker {
  package private(set) var phase = GesturePhase.possible
  package private(set) var start: ContactSample?
  package private(set) var last: ContactSample?
  private let minimumDistance: CGFloat

  package init(minimumDistance: CGFloat) {
    self.minimumDistance = minimumDistance
  }

  /// The translation from the press to the current position, in root coordinates.
  package var way: CGSize {
    guard let start, let last else { return .zero }
    return CGSize(width: last.point.x - start.point.x, height: last.point.y - start.point.y)
  }

  /// Starts following a contact. Returns true if the tracker follows the sample's contact.
  package mutating func began(_ sample: ContactSample) -> Bool {
    guard phase == .possible, start == nil else { return false }
    (start, last) = (sample, sample)
    if !(minimumDistance > 0) { phase = .active }
    return true
  }

  package mutating func moved(_ sample: ContactSample) -> Bool {
    guard !phase.isOver, let start, sample.id == start.id else { return false }
    last = sample
    if phase == .possible, distance(start.point, sample.point) >= minimumDistance { phase = .active }
    return true
  }

  package mutating func ended(_ sample: ContactSample) -> Bool {
    guard !phase.isOver, sample.id == start?.id else { return false }
    last = sample
    phase = phase == .active ? .ended : .failed
    return true
  }

  package mutating func lost(_ id: Int) {
    if !phase.isOver, id == start?.id { phase = .failed }
  }
}

/// A recogniser for the press of a control. The press appears immediately, or after a delay if the touch may become a scroll. It takes
/// effect on release (B14.43–B14.46).
package final class PressRecognizer: GestureRecognizer {
  package let standing = GestureStanding()
  /// The time that a touch in a scroll view must rest before the control appears pressed, in seconds (B14.45).
  static let touchDelay = 0.15

  private let responder: any EventResponder
  /// The latest sample of the contact; nil before the press.
  private var last: ContactSample?
  /// True once the control has been notified of the press.
  private var isNotified = false
  /// The time by which the control is notified of the press.
  private var notificationTime: Double?
  private var isReleased = false

  package init(_ responder: any EventResponder) {
    self.responder = responder
  }

  package var isSatisfied: Bool { isReleased || (responder.holdsContact && last != nil) }
  package var deadline: Double? { isNotified ? nil : notificationTime }

  package func yields(to other: any GestureRecognizer) -> Bool { other.takesOver && !responder.holdsContact }

  package func began(_ sample: ContactSample) {
    guard last == nil else { return }
    last = sample
    let mayScroll = sample.kind == .touch && arena?.members.contains(where: \.scrolls) == true
    if mayScroll, !responder.holdsContact {
      notificationTime = sample.time + Self.touchDelay
    } else if !isPreempted {
      tell()
    }
  }

  package func timePassed(_ now: Double) {
    notificationTime = nil
    if !isPreempted { tell() }
  }

  private func tell() {
    guard !isNotified, let last, let node else { return }
    isNotified = true
    responder.pointerBegan(at: local(last.point), in: node)
  }

  package func moved(_ sample: ContactSample) {
    guard sample.id == last?.id, let node else { return }
    last = sample
    if isNotified { responder.pointerMoved(to: local(sample.point), in: node) }
  }

  package func ended(_ sample: ContactSample) {
    guard sample.id == last?.id else { return }
    last = sample
    isReleased = true
    if state == .active { finish() }
  }

  package func recognized() { if isReleased { finish() } else { tell() } }

  private func finish() {
    guard let last, let node else { return }
    if !isNotified {
      tell()
      responder.pressIsShort(in: node)
    }
    end()
    responder.pointerEnded(at: local(last.point), in: node)
  }

  package func stopped() {
    if isNotified, let node { responder.pointerCancelled(in: node) }
  }
}

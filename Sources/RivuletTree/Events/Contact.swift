package import Foundation

/// An event of a contact. A contact is a finger on the screen or a pressed primary button, from press to release.
package struct Contact: Sendable {
  /// The kind of device. Touches and mice drive the same gestures (B14.68), but a mouse press has no delay and does not scroll on the
  /// desktop.
  package enum Kind: Sendable {
    case touch, mouse
  }

  package enum Phase: Sendable {
    case began, moved, ended
    /// The window lost the contact.
    case cancelled
  }

  package var phase: Phase
  /// The position in root coordinates; undefined for a cancelled contact.
  package var point: CGPoint
  /// An identifier that distinguishes simultaneous contacts.
  package var id: Int
  /// The kind of device. If nil, the idiom determines the kind: touch on a phone, mouse on a desktop.
  package var kind: Kind?
  /// The keys that were held when the contact started.
  package var modifiers: KeyInput.Modifiers

  package init(_ phase: Phase, _ point: CGPoint, id: Int = 0, kind: Kind? = nil, modifiers: KeyInput.Modifiers = []) {
    self.phase = phase
    self.point = point
    self.id = id
    self.kind = kind
    self.modifiers = modifiers
  }

  package static func began(_ point: CGPoint, id: Int = 0, kind: Kind? = nil, modifiers: KeyInput.Modifiers = []) -> Contact {
    Contact(.began, point, id: id, kind: kind, modifiers: modifiers)
  }

  package static func moved(_ point: CGPoint, id: Int = 0) -> Contact { Contact(.moved, point, id: id) }
  package static func ended(_ point: CGPoint, id: Int = 0) -> Contact { Contact(.ended, point, id: id) }
  package static func cancelled(id: Int) -> Contact { Contact(.cancelled, .zero, id: id) }
  package static var cancelled: Contact { cancelled(id: 0) }
}

/// A turn of a mouse wheel, or a scroll gesture on a touchpad.
package struct WheelInput: Sendable {
  /// The position of the pointer, in root coordinates.
  package var point: CGPoint
  /// The scroll distance in points. Positive values increase the scroll offset.
  package var delta: CGSize
  /// True if the distance tracks finger movement rather than the notches of a wheel.
  package var isPrecise: Bool
  package var modifiers: KeyInput.Modifiers

  package init(at point: CGPoint, by delta: CGSize, isPrecise: Bool = false, modifiers: KeyInput.Modifiers = []) {
    self.point = point
    self.delta = delta
    self.isPrecise = isPrecise
    self.modifiers = modifiers
  }
}

/// The state of a contact at a point in time.
package struct ContactSample {
  package let id: Int
  package let kind: Contact.Kind
  /// The position, in root coordinates.
  package let point: CGPoint
  /// The time, in seconds on the frame clock.
  package let time: Double
  package let modifiers: KeyInput.Modifiers

  package init(id: Int, kind: Contact.Kind, point: CGPoint, time: Double, modifiers: KeyInput.Modifiers) {
    self.id = id
    self.kind = kind
    self.point = point
    self.time = time
    self.modifiers = modifiers
  }
}

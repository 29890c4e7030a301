package import Foundation

/// One event of a contact: a finger on the screen or a pressed primary button, from the press to the release.
package struct Contact: Sendable {
  /// What touches the screen. Touches and mice feed the same gestures (B14.68); a mouse has no delay and does not scroll on a desktop.
  package enum Kind: Sendable {
    case touch, mouse
  }

  package enum Phase: Sendable {
    case began, moved, ended
    /// The window lost the contact.
    case cancelled
  }

  package var phase: Phase
  /// In root coordinates; without meaning for a contact that is cancelled.
  package var point: CGPoint
  /// Tells apart what touches the screen at one time.
  package var id: Int
  /// Nil for what the idiom is used with: fingers on a phone, a mouse on a desktop.
  package var kind: Kind?
  /// The keys that were held when it began.
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

/// A turn of a wheel, or a movement of fingers on a touchpad.
package struct WheelInput: Sendable {
  /// Where the pointer is, in root coordinates.
  package var point: CGPoint
  /// In points; positive where the offset is to grow.
  package var delta: CGSize
  /// Whether the delta follows fingers, rather than the notches of a wheel.
  package var isPrecise: Bool
  package var modifiers: KeyInput.Modifiers

  package init(at point: CGPoint, by delta: CGSize, isPrecise: Bool = false, modifiers: KeyInput.Modifiers = []) {
    self.point = point
    self.delta = delta
    self.isPrecise = isPrecise
    self.modifiers = modifiers
  }
}

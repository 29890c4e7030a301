package import RivuletTree

/// The conventions of an idiom that determine the behaviour of input and windows.
package struct InputHabits: Hashable, Sendable {
  /// The kind of device to assume for a contact that doesn't specify one.
  package var contactKind: Contact.Kind
  /// True if every contact is treated as `contactKind`, regardless of its device.
  package var hasOneContactKind: Bool
  /// True if input includes a pointer that can rest over views. Menus and focusable views follow the pointer, which can also drag scroll
  /// indicators.
  package var hasPointer: Bool
  /// True if keys have effects outside text. The keys scroll, navigate back, and move the focus, which then stays within the window.
  package var usesKeys: Bool
  /// True if an app can have several windows.
  package var hasWindows: Bool
  /// True if windows can be too small for the regular size class.
  package var hasCompactWindows: Bool

  package init(
    contactKind: Contact.Kind, hasOneContactKind: Bool, hasPointer: Bool, usesKeys: Bool, hasWindows: Bool, hasCompactWindows: Bool
  ) {
    self.contactKind = contactKind
    self.hasOneContactKind = hasOneContactKind
    self.hasPointer = hasPointer
    self.usesKeys = usesKeys
    self.hasWindows = hasWindows
    self.hasCompactWindows = hasCompactWindows
  }
}

extension InputHabits {
  package static let phone = InputHabits(
    contactKind: .touch, hasOneContactKind: true, hasPointer: false, usesKeys: false, hasWindows: false, hasCompactWindows: true)
  package static let desktop = InputHabits(
    contactKind: .mouse, hasOneContactKind: false, hasPointer: true, usesKeys: true, hasWindows: true, hasCompactWindows: false)
}

extension Idiom {
  /// The idiom's input and window conventions.
  package var habits: InputHabits {
    switch self {
    case .phone: .phone
    case .desktop: .desktop
    }
  }
}

extension HostServices {
  /// The input and window conventions of the host's idiom.
  package var habits: InputHabits { idiom.habits }
}

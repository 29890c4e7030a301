import RivuletCore
import RivuletLooks

/// The surroundings of controls, which determine the position of their labels.
package enum ControlPlace: Hashable, Sendable {
  /// No special surroundings: each control decides.
  case free
  /// A row of a grouped form, or of a list on a phone, with labels at the leading and controls at the trailing side (B21.82).
  case row
  /// A form of columns, with labels that end where the controls start (B21.81).
  case columns
  /// A bar, which shows controls without their labels.
  case bar

  /// True in a form and in the rows of a list on a phone.
  package var isForm: Bool { self == .row || self == .columns }
}

extension EnvironmentValues {
  /// The surroundings of controls, with the default applied.
  package var controlPlace: ControlPlace { givenControlPlace ?? (isInList && looks.forms.includesListRows ? .row : .free) }
}

import RivuletCore
import RivuletLooks

/// The surroundings of a control, which determine the position of its label.
package enum ControlContext: Hashable, Sendable {
  /// No special surroundings. Each control positions its own label.
  case free
  /// A row of a grouped form, or of a list on a phone, with labels on the leading side and controls on the trailing side (B21.82).
  case row
  /// A form with columns, in which labels end where the controls start (B21.81).
  case columns
  /// A bar, which shows controls without their labels.
  case bar

  /// A Boolean value that indicates whether the control is in a form, or in a list row on a phone.
  package var isForm: Bool { self == .row || self == .columns }
}

extension EnvironmentValues {
  /// The surroundings of controls, with the default applied.
  package var controlPlace: ControlContext { inheritedControlPlace ?? (isInList && looks.forms.includesListRows ? .row : .free) }
}

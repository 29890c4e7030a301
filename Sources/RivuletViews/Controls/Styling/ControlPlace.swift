import RivuletCore

/// Where controls stand, as far as it decides where their labels do.
enum ControlPlace: Hashable, Sendable {
  /// Anywhere: the control decides.
  case free
  /// In a row of a grouped form, or of a phone's list: labels at the leading side, what they name at the trailing one (B21.82).
  case row
  /// In a form of columns: labels end where what they name begins (B21.81).
  case columns
}

private struct ControlPlaceKey: EnvironmentKey {
  static var defaultValue: ControlPlace? { nil }
}

extension EnvironmentValues {
  /// Where controls stand; nil where nothing around says it.
  var givenControlPlace: ControlPlace? {
    get { self[ControlPlaceKey.self] }
    set { self[ControlPlaceKey.self] = newValue }
  }

  /// Where controls stand.
  var controlPlace: ControlPlace { givenControlPlace ?? (isInList && idiom == .phone ? .row : .free) }
}

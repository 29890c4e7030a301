import RivuletCore

/// The border around the line of a field.
enum FieldBorder: Equatable {
  /// A border that depends on the context: none on phones, in the rows of grouped forms, and in lists and tables; rounded elsewhere on
  /// desktops.
  case automatic
  case none, rounded, square

  /// Returns the border that `automatic` stands for, or the border itself.
  func resolved(_ idiom: Idiom, _ place: ControlPlace, isInList: Bool) -> FieldBorder {
    guard self == .automatic else { return self }
    return idiom == .phone || place == .row || isInList ? .none : .rounded
  }
}

import RivuletCore
import RivuletElements
import RivuletLooks

/// The border around the line of a field.
enum FieldBorder: Equatable {
  /// A border that depends on the context: none in the rows of grouped forms, and in lists and tables; elsewhere rounded if the looks
  /// have a border.
  case automatic
  case none, rounded, square

  /// Returns the border that `automatic` stands for, or the border itself.
  package func resolved(_ look: FieldLook, _ place: ControlPlace, isInList: Bool) -> FieldBorder {
    guard self == .automatic else { return self }
    return !look.hasBorder || place == .row || isInList ? .none : .rounded
  }
}

import RivuletCore
import RivuletElements
import RivuletLooks

/// The border around a field's line.
enum FieldBorder: Equatable {
  /// A border that depends on the context. There is none in the rows of grouped forms, and in lists and tables; elsewhere, it is rounded if
  /// the looks define a border.
  case automatic
  case none, rounded, square

  /// Returns the border that `automatic` resolves to, or the border itself.
  package func resolved(_ look: FieldLook, _ place: ControlPlace, isInList: Bool) -> FieldBorder {
    guard self == .automatic else { return self }
    return !look.hasBorder || place == .row || isInList ? .none : .rounded
  }
}

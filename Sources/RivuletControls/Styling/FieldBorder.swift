import RivuletCore
import RivuletElements
import RivuletLooks

/// The border around a field's text.
enum FieldBorder: Equatable {
  /// A border that depends on the context. Rows of grouped forms, lists, and tables have no border. Elsewhere, the border is rounded if the
  /// looks define a border.
  case automatic
  case none, rounded, square

  /// Returns the border that `automatic` resolves to in the given context, or the border itself.
  package func resolved(_ look: FieldLook, _ place: ControlContext, isInList: Bool) -> FieldBorder {
    guard self == .automatic else { return self }
    return !look.hasBorder || place == .row || isInList ? .none : .rounded
  }
}

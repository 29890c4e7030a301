import Foundation
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

/// The background of a field.
struct FieldGround: CompositeView {
  let border: FieldBorder
  @Environment(\.idiom) private var idiom
  @Environment(\.displayScale) private var displayScale

  init(border: FieldBorder) {
    self.border = border
  }

  var body: some View {
    if border != .none {
      let outline = RoundedRectangle(cornerRadius: border == .rounded ? ControlMetrics(idiom).fieldCornerRadius : 0)
      outline.fill(ControlPaint(.fieldGround))
      outline.strokeBorder(ControlPaint(.fieldBorder), lineWidth: 1 / displayScale)
    }
  }
}

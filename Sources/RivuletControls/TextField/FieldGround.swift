import Foundation
import RivuletCore
import RivuletElements
import RivuletLooks

/// The background of a field.
struct FieldGround: CompositeView {
  let border: FieldBorder
  @Environment(\.looks.fields) private var look
  @Environment(\.displayScale) private var displayScale

  init(border: FieldBorder) {
    self.border = border
  }

  var body: some View {
    if border != .none {
      let outline = RoundedRectangle(cornerRadius: border == .rounded ? look.cornerRadius : 0)
      outline.fill(ControlPaint(.fieldGround))
      outline.strokeBorder(ControlPaint(.fieldBorder), lineWidth: 1 / displayScale)
    }
  }
}

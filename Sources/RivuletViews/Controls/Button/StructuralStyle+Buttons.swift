import RivuletCore
import RivuletGraph

/// Builds buttons by the value of one `buttonStyle` modifier.
extension StructuralStyle<_ButtonSource> {
  static func primitive<Style: PrimitiveButtonStyle>(_ style: Attribute<Style>, inside outer: StructuralStyles?) -> StructuralStyle {
    StructuralStyle(inside: outer) { button, inputs in
      Style._makeButton(style: _GraphValue(style), button: button, inputs: inputs)
    }
  }

  /// Builds buttons where no style is set: as text on phones, with a border on desktops.
  static var standardButton: StructuralStyle {
    StructuralStyle { button, inputs in button.make(DefaultButtonStyle.look(inputs), inputs) }
  }
}

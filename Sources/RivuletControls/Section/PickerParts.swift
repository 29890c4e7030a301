package import RivuletCore
import RivuletElements
import RivuletGraph

/// The kind of a view in a picker's content.
package enum PickerPart {
  /// A view that people can choose.
  case option
  /// The header or footer of a section.
  case header, footer
  /// A divider between options.
  case divider
  /// The start or end of a section.
  case edge
}

private struct PickerPartKey: ContainerValueKey {
  static var defaultValue: PickerPart { .option }
}

extension ContainerValues {
  /// The kind of the view in the enclosing picker.
  var pickerPart: PickerPart {
    get { self[PickerPartKey.self] }
    set { self[PickerPartKey.self] = newValue }
  }
}

/// A mark for a picker's content, in which sections and dividers are parts of the picker.
package enum PickerContentMark {}

extension _ViewListInputs {
  /// True if sections and dividers in this environment are parts of a picker (B21.20).
  var isInPicker: Bool { hasStyle(for: PickerContentMark.self) }
}

extension View {
  /// Marks a view as the content of a picker with inline options. A button among the options is only a label (B21.24).
  package func asInlineOptions() -> some View { modifier(StructuralMark(PickerContentMark.self)).buttonStyle(OptionButtonStyle()) }
}

/// A style that shows the label of a button, without its action.
private struct OptionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }

  static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    _ButtonStyling(inside: inputs.styles) { button, inputs in button.row(&inputs) }
  }
}

/// The start of a section in a picker: the section's edge and header.
struct PickerSectionHeader<Label: View>: CompositeView {
  let label: Label
  @Environment(\.menuContext) private var menu

  init(label: Label) { self.label = label }

  var body: some View {
    PickerSectionEdge()
    Group {
      if menu != nil {
        label.modifier(MenuTitleLook())
      } else {
        label.modifier(SectionLabelLook(isFooter: false))
      }
    }
    .containerValue(\.pickerPart, .header)
  }
}

/// The end of a section in a picker: the section's footer and edge.
struct PickerSectionFooter<Label: View>: CompositeView {
  let label: Label

  init(label: Label) { self.label = label }

  var body: some View {
    label.modifier(SectionLabelLook(isFooter: true)).containerValue(\.pickerPart, .footer)
    PickerSectionEdge()
  }
}

/// An invisible marker between the options inside and outside a section.
private struct PickerSectionEdge: CompositeView {
  init() {}

  var body: some View { RowLine().containerValue(\.pickerPart, .edge) }
}

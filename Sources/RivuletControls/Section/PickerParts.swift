package import RivuletCore
import RivuletElements
import RivuletGraph

/// The kind of a view in the content of a picker.
package enum PickerPart {
  /// A view that people can choose.
  case option
  /// The header or the footer of a section.
  case header, footer
  /// A divider between options.
  case divider
  /// The start or the end of a section.
  case edge
}

private struct PickerPartKey: ContainerValueKey {
  static var defaultValue: PickerPart { .option }
}

extension ContainerValues {
  /// The kind of the view, for the enclosing picker.
  var pickerPart: PickerPart {
    get { self[PickerPartKey.self] }
    set { self[PickerPartKey.self] = newValue }
  }
}

/// A mark around the content of a picker, where sections and dividers are parts of the picker.
package enum PickerContentMark {}

extension _ViewListInputs {
  /// True if sections and dividers in this environment are parts of a picker (B21.20).
  var isInPicker: Bool { hasStyle(for: PickerContentMark.self) }
}

extension View {
  /// Marks a view as the content of a picker whose options are chosen in place. A button among the options is only a label (B21.24).
  package func chosenInPlace() -> some View { modifier(StructuralMark(PickerContentMark.self)).buttonStyle(OptionButtonStyle()) }
}

/// The label of a button, without its action.
private struct OptionButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }

  static func _makeStyling(of style: _GraphValue<Self>, inputs: _ViewListInputs) -> _ButtonStyling {
    _ButtonStyling(inside: inputs.styles) { button, inputs in button.row(&inputs) }
  }
}

/// The start of a section in a picker: its edge and its header.
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

/// The end of a section in a picker: its footer and its edge.
struct PickerSectionFooter<Label: View>: CompositeView {
  let label: Label

  init(label: Label) { self.label = label }

  var body: some View {
    label.modifier(SectionLabelLook(isFooter: true)).containerValue(\.pickerPart, .footer)
    PickerSectionEdge()
  }
}

/// A marker between the options inside and outside a section. It is never shown.
private struct PickerSectionEdge: CompositeView {
  init() {}

  var body: some View { RowLine().containerValue(\.pickerPart, .edge) }
}

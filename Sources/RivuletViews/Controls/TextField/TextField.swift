public import RivuletCore
import RivuletGeometry
import RivuletGraph

/// A control for a line of text, or for several (A6.01, B12.05).
///
/// Each edit is written through the binding; what the binding says then is shown. What an input method is about to write is shown in the field
/// and written once it is committed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TextField<Label: View> {
  let source: FieldSource
  let prompt: Text?
  let isSecure: Bool
  let actions: FieldActions
  /// Vertical for a field that grows by lines.
  let axis: Axis
  let label: Label

  /// The index of `label` among the stored properties.
  static var labelFieldIndex: Int { 5 }

  nonisolated init(
    _source source: FieldSource, prompt: Text? = nil, isSecure: Bool = false, actions: FieldActions = FieldActions(),
    axis: Axis = .horizontal, label: Label
  ) {
    self.source = source
    self.prompt = prompt
    self.isSecure = isSecure
    self.actions = actions
    self.axis = axis
    self.label = label
  }
}

extension TextField: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    // Inside a style the label is there already.
    if let configuration = view.attribute as Any as? Attribute<TextField<_TextFieldStyleLabel>> {
      return inputs.makeStyled(configuration) { .standardTextField }
    }
    let label: _GraphValue<Label> = view.field(labelFieldIndex)
    let configuration = inputs.makeRule(
      MappedRule(source: view.attribute) {
        TextField<_TextFieldStyleLabel>(
          _source: $0.source, prompt: $0.prompt, isSecure: $0.isSecure, actions: $0.actions, axis: $0.axis,
          label: _TextFieldStyleLabel())
      })
    var inner = inputs.supplying(_TextFieldStyleLabel.self, _ViewListBody(label))
    return inner.makeStyled(configuration) { .standardTextField }
  }
}

@available(*, unavailable)
extension TextField: Sendable {}

/// The label of a field as a style sees it. Its identity is stable across evaluations of the style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _TextFieldStyleLabel {
  nonisolated init() {}
}

extension _TextFieldStyleLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = _TextFieldStyleLabel
}

extension _TextFieldStyleLabel: Sendable {}

/// What a field tells those who made it with closures.
struct FieldActions {
  /// Editing began or ended; nil if nobody wants to know.
  var onEditingChanged: ((Bool) -> Void)?
  /// Return was pressed; nil if nobody wants to know.
  var onCommit: (() -> Void)?
}

public import RivuletCore
package import RivuletElements
import RivuletGeometry
import RivuletGraph

/// A control for editing one or more lines of text (A6.01, B12.05).
///
/// Each edit is written to the binding, and the field then displays the binding's value. Text that an input method has not committed is
/// displayed, but not written until it is committed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TextField<Label: View> {
  let source: FieldSource
  let prompt: Text?
  let isSecure: Bool
  let actions: FieldActions
  /// The axis along which the field grows. A vertical field grows line by line.
  let axis: Axis
  let label: Label

  /// The index of `label` among the stored properties.
  static var labelFieldIndex: Int { 5 }

  package nonisolated init(
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
    // Inside a style, the label is already available.
    if let configuration = view.attribute as Any as? Attribute<TextField<_TextFieldStyleLabel>> {
      return inputs.makeStyled(configuration) { DefaultTextFieldStyle()._body(configuration: $0) }
    }
    let label: _GraphValue<Label> = view.field(labelFieldIndex)
    let configuration = inputs.makeRule(
      MappedRule(source: view.attribute) {
        TextField<_TextFieldStyleLabel>(
          _source: $0.source, prompt: $0.prompt, isSecure: $0.isSecure, actions: $0.actions, axis: $0.axis,
          label: _TextFieldStyleLabel())
      })
    var inner = inputs.supplying(_TextFieldStyleLabel.self, _ViewListBody(label))
    return inner.makeStyled(configuration) { DefaultTextFieldStyle()._body(configuration: $0) }
  }
}

@available(*, unavailable)
extension TextField: Sendable {}

/// The type-erased label of a field, passed to its style. Its identity is stable across evaluations of the style.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct _TextFieldStyleLabel {
  nonisolated init() {}
}

extension _TextFieldStyleLabel: OpaqueContent {
  public typealias Body = Never
  package typealias Slot = _TextFieldStyleLabel
}

extension _TextFieldStyleLabel: Sendable {}

/// The closures of a field.
package struct FieldActions {
  /// The action for the start and end of editing; nil for none.
  var onEditingChanged: ((Bool) -> Void)?
  /// The action for the Return key; nil for none.
  package var onCommit: (() -> Void)?

  package init(onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil) {
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

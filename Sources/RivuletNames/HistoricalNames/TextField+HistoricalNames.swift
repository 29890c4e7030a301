public import Foundation
public import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

extension TextField where Label == Text {
  /// Creates a text field that shows `placeholder` while it is empty.
  @available(*, deprecated, message: "Use TextField(_:text:).")
  public nonisolated init(
    _ text: Binding<String>, placeholder: Text? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      _source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: placeholder ?? Text(verbatim: ""))
  }

  /// Creates a text field for a value that a formatter converts. The field shows `placeholder` while it is empty.
  @available(*, deprecated, message: "Use TextField(_:value:formatter:).")
  public nonisolated init<T>(
    _ value: Binding<T>, placeholder: Text? = nil, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      _source: .formatter(value, formatter), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: placeholder ?? Text(verbatim: ""))
  }
}

public import Foundation
public import RivuletCore

extension TextField where Label == Text {
  /// A field for text; `placeholder` stands there while it is empty.
  @available(*, deprecated, message: "Use TextField(_:text:).")
  public nonisolated init(
    _ text: Binding<String>, placeholder: Text? = nil, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      _source: FieldSource(text), actions: FieldActions(onEditingChanged: onEditingChanged, onCommit: onCommit),
      label: placeholder ?? Text(verbatim: ""))
  }

  /// A field for a value that a formatter describes and reads; `placeholder` stands there while it is empty.
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

public import RivuletCore

extension SecureField where Label == Text {
  /// A field that hides its text; `placeholder` stands there while it is empty.
  @available(*, deprecated, message: "Use SecureField(_:text:).")
  public nonisolated init(_ text: Binding<String>, placeholder: Text? = nil, onCommit: @escaping () -> Void = {}) {
    self.init(_text: text, actions: FieldActions(onCommit: onCommit), label: placeholder ?? Text(verbatim: ""))
  }
}

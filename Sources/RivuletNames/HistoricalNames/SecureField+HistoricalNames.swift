public import RivuletControls
public import RivuletCore
public import RivuletElements
import RivuletScreens

extension SecureField where Label == Text {
  /// Creates a field that hides its text and shows `placeholder` while it is empty.
  @available(*, deprecated, message: "Use SecureField(_:text:).")
  public nonisolated init(_ text: Binding<String>, placeholder: Text? = nil, onCommit: @escaping () -> Void = {}) {
    self.init(_text: text, actions: FieldActions(onCommit: onCommit), label: placeholder ?? Text(verbatim: ""))
  }
}

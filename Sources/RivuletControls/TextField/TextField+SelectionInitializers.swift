public import RivuletCore
public import RivuletElements
public import RivuletGeometry

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TextField {
  /// Creates a field with a custom label and a binding to the selection. The selection is nil until editing begins.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(_source: FieldSource(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal, label: label())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TextField where Label == Text {
  /// Creates a field with a localized label and a binding to the selection. The selection is nil until editing begins.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(_source: FieldSource(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal, label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized and a binding to the selection. The selection is nil until editing begins.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(_source: FieldSource(text, selection: selection), prompt: prompt, axis: axis ?? .horizontal, label: Text(title))
  }
}

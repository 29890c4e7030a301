public import RivuletCore
public import RivuletGeometry

extension TextField {
  /// Creates a field with a custom label; `prompt` stands there while the field is empty, the label where there is none.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_source: FieldSource(text), prompt: prompt, label: label())
  }

  /// A field that may grow along an axis, with a custom label. Along the vertical one it has as many lines as its text and the
  /// limits of lines around it allow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(_source: FieldSource(text), prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_source: FieldSource(text), label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(_source: FieldSource(text), label: Text(title))
  }

  /// Creates a field with a localized label, with something else to stand there while it is empty.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_source: FieldSource(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized, and something else to stand there while it is empty.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(_source: FieldSource(text), prompt: prompt, label: Text(title))
  }

  /// A field that may grow along an axis, with a localized label. Along the vertical one it has as many lines as its text and the
  /// limits of lines around it allow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(_source: FieldSource(text), axis: axis, label: Text(titleKey))
  }

  /// A field that may grow along an axis, with a label that is shown as it is. Along the vertical one it has as many lines as its text and the
  /// limits of lines around it allow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(_source: FieldSource(text), axis: axis, label: Text(title))
  }

  /// A field that may grow along an axis, with a label from the string table and a prompt. Along the vertical one it has as many lines as its text and the
  /// limits of lines around it allow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_source: FieldSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// A field that may grow along an axis, with a label that is shown as it is and a prompt. Along the vertical one it has as many lines as its text and the
  /// limits of lines around it allow.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_source: FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }
}

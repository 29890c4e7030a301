public import RivuletCore
public import RivuletElements
public import RivuletGeometry

extension TextField {
  /// Creates a field with a custom label. The placeholder of an empty field is `prompt`, or the label if `prompt` is nil.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_source: FieldSource(text), prompt: prompt, label: label())
  }

  /// Creates a field that can grow along an axis, with a custom label. A vertical field grows with the number of lines, within the line
  /// limits of its environment.
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

  /// Creates a field with a localized label and a prompt.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_source: FieldSource(text), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized and a prompt.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(_source: FieldSource(text), prompt: prompt, label: Text(title))
  }

  /// Creates a field that can grow along an axis, with a localized label. A vertical field grows with the number of lines, within the line
  /// limits of its environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(_source: FieldSource(text), axis: axis, label: Text(titleKey))
  }

  /// Creates a field that can grow along an axis, with a label that is not localized. A vertical field grows with the number of lines,
  /// within the line limits of its environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(_source: FieldSource(text), axis: axis, label: Text(title))
  }

  /// Creates a field that can grow along an axis, with a localized label and a prompt. A vertical field grows with the number of lines,
  /// within the line limits of its environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_source: FieldSource(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  /// Creates a field that can grow along an axis, with a prompt and a label that is not localized. A vertical field grows with the number
  /// of lines, within the line limits of its environment.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_source: FieldSource(text), prompt: prompt, axis: axis, label: Text(title))
  }
}

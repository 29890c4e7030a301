public import RivuletCore
public import RivuletElements

/// A text field that displays each character as a bullet and does not allow copying.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct SecureField<Label: View> {
  package let text: Binding<String>
  let prompt: Text?
  let actions: FieldActions
  let label: Label

  package nonisolated init(_text text: Binding<String>, prompt: Text? = nil, actions: FieldActions = FieldActions(), label: Label) {
    self.text = text
    self.prompt = prompt
    self.actions = actions
    self.label = label
  }
}

extension SecureField: View, CompositeView {
  public var body: some View {
    TextField(_source: FieldSource(text), prompt: prompt, isSecure: true, actions: actions, label: label)
  }
}

@available(*, unavailable)
extension SecureField: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension SecureField {
  /// Creates a field with a custom label. The placeholder of an empty field is `prompt`, or the label if `prompt` is nil.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_text: text, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_text: text, label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(_text: text, label: Text(title))
  }

  /// Creates a field with a localized label and a prompt.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized and a prompt.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(_text: text, prompt: prompt, label: Text(title))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized label and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(_text: text, actions: FieldActions(onCommit: onCommit), label: Text(titleKey))
  }

  /// Creates a field with a label that is not localized and an action for the Return key.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use View.onSubmit(of:_:) instead of the onCommit parameter.")
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(_text: text, actions: FieldActions(onCommit: onCommit), label: Text(title))
  }
}

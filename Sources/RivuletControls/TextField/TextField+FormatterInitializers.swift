public import Foundation
public import RivuletCore
public import RivuletElements

extension TextField {
  /// Creates a field for a value, with a custom label. The formatter parses the text when people press Return or leave the field.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_source: .formatter(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value, with a localized label.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(_source: .formatter(value, formatter), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value, with a label that is not localized.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(_source: .formatter(value, formatter), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value, with a localized label.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(_source: .formatter(value, formatter), label: Text(titleKey))
  }

  /// Creates a field for a value, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(_source: .formatter(value, formatter), label: Text(title))
  }
}

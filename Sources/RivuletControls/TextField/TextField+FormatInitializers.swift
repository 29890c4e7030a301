public import Foundation
public import RivuletCore
public import RivuletElements

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField {
  /// Creates a field for an optional value, with a custom label. The format parses the text when people press Return or leave the field
  /// (B21.70).
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for a value, with a custom label. The format parses the text when people press Return or leave the field (B21.70).
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: label())
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField where Label == Text {
  /// Creates a field for an optional value, with a localized label.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for an optional value, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: Text(title))
  }

  /// Creates a field for a value, with a localized label.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for a value, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(_source: .format(value, format), prompt: prompt, label: Text(title))
  }
}

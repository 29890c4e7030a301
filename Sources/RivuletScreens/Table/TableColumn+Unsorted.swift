import RivuletControls
import RivuletCore
public import RivuletElements

/// Columns without sorting (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column without sorting, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), nil, content: content)
  }

  /// Creates a column without sorting, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), nil, content: content)
  }

  /// Creates a column without sorting, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, nil, content: content)
  }

  /// Creates a column of strings without sorting, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: Text(titleKey), nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of strings without sorting, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: Text(title), nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of strings without sorting, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: text, nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

public import RivuletCore

/// Columns of tables that are not sorted by them (B17.81).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == Never, Label == Text {
  /// A column that sorts nothing, with a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), nil, content: content)
  }

  /// A column that sorts nothing, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), nil, content: content)
  }

  /// A column that sorts nothing, with a text as its title.
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, nil, content: content)
  }

  /// A column of strings that sorts nothing, with a title from the string table.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: Text(titleKey), nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of strings that sorts nothing, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: Text(title), nil, content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// A column of strings that sorts nothing, with a text as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(_label: text, nil, content: { Text(verbatim: $0[keyPath: value]) })
  }
}

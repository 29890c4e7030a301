import RivuletControls
import RivuletCore
public import RivuletElements

/// Columns with comparators for sorting a table (B17.82).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Label == Text {
  /// Creates a column that sorts with a comparator for rows, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), comparator, content: content)
  }

  /// Creates a column that sorts with a comparator for rows, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), comparator, content: content)
  }

  /// Creates a column that sorts with a comparator for rows, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, comparator, content: content)
  }
}

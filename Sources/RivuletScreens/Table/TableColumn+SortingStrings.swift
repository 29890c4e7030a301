public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements

/// Columns that sort a table by strings or Boolean values (B17.82).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts by strings, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by strings, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by strings, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }

  /// Creates a column that shows strings and sorts by them, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(
      _label: Text(titleKey), KeyPathComparator(value.asSendable, comparator: comparator), content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows strings and sorts by them, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(
      _label: Text(title), KeyPathComparator(value.asSendable, comparator: comparator), content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that shows strings and sorts by them, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .localizedStandard
  ) where Content == Text {
    self.init(_label: text, KeyPathComparator(value.asSendable, comparator: comparator), content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column that sorts by a Boolean value, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable, comparator: BooleanComparator()), content: content)
  }

  /// Creates a column that sorts by a Boolean value, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable, comparator: BooleanComparator()), content: content)
  }

  /// Creates a column that sorts by a Boolean value, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.asSendable, comparator: BooleanComparator()), content: content)
  }

  /// Creates a column that sorts by an optional Boolean value, with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable, comparator: OptionalBooleanComparator()), content: content)
  }

  /// Creates a column that sorts by an optional Boolean value, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable, comparator: OptionalBooleanComparator()), content: content)
  }

  /// Creates a column that sorts by an optional Boolean value, with a `Text` as its title.
  nonisolated public init(
    _ text: Text, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.asSendable, comparator: OptionalBooleanComparator()), content: content)
  }
}

public import Foundation
import RivuletControls
public import RivuletCore
public import RivuletElements

/// Columns that sort a table by a property (B17.82).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts by a property, with a localized title.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by a property, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by a property, with a `Text` as its title.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by an optional property, with a localized title.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by an optional property, with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by an optional property, with a `Text` as its title.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.asSendable), content: content)
  }

  /// Creates a column that sorts by a property with a comparator, and has a localized title.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: Text(titleKey), KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by a property with a comparator, and has a title that is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: Text(title), KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }

  /// Creates a column that sorts by a property with a comparator, and has a `Text` as its title.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: text, KeyPathComparator(value.asSendable, comparator: comparator), content: content)
  }
}

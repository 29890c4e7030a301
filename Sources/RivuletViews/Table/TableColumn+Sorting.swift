public import Foundation
public import RivuletCore

/// Columns by which a table is sorted (B17.82).
@available(iOS 16.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that sorts by a property, with a title from the string table.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property, with a text as its title.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property that may be missing, with a title from the string table.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(titleKey), KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property that may be missing, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: Text(title), KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property that may be missing, with a text as its title.
  nonisolated public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(_label: text, KeyPathComparator(value.handedOver), content: content)
  }

  /// A column that sorts by a property and a comparator for it, with a title from the string table.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: Text(titleKey), KeyPathComparator(value.handedOver, comparator: comparator), content: content)
  }

  /// A column that sorts by a property and a comparator for it, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: Text(title), KeyPathComparator(value.handedOver, comparator: comparator), content: content)
  }

  /// A column that sorts by a property and a comparator for it, with a text as its title.
  nonisolated public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(_label: text, KeyPathComparator(value.handedOver, comparator: comparator), content: content)
  }
}

public import Foundation
public import RivuletCore
public import RivuletElements

/// A calendar for selecting any number of days (B21.44).
@available(iOS 16.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let lower: Date?
  /// The date at which the range ends, exclusive; nil for no limit.
  let end: Date?
  let label: Label

  package nonisolated init(_selection selection: Binding<Set<DateComponents>>, from lower: Date?, before end: Date?, label: Label) {
    self.selection = selection
    self.lower = lower
    self.end = end
    self.label = label
  }
}

extension MultiDatePicker: View, CompositeView {
  public var body: some View {
    MultiDateBody(selection: selection, lower: lower, end: end, label: label)
  }
}

@available(*, unavailable)
extension MultiDatePicker: Sendable {}

extension MultiDatePicker {
  /// Creates a picker without limits, with a custom label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(_selection: selection, from: nil, before: nil, label: label())
  }

  /// Creates a picker for days in a range, with a custom label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(_selection: selection, from: bounds.lowerBound, before: bounds.upperBound, label: label())
  }

  /// Creates a picker for days on or after a given date, with a custom label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(_selection: selection, from: bounds.lowerBound, before: nil, label: label())
  }

  /// Creates a picker for days before a given date, with a custom label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(_selection: selection, from: nil, before: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker without limits, with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(_selection: selection, from: nil, before: nil, label: Text(titleKey))
  }

  /// Creates a picker without limits, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(_selection: selection, from: nil, before: nil, label: Text(title))
  }

  /// Creates a picker for days in a range, with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(_selection: selection, from: bounds.lowerBound, before: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker for days in a range, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(_selection: selection, from: bounds.lowerBound, before: bounds.upperBound, label: Text(title))
  }

  /// Creates a picker for days on or after a given date, with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(_selection: selection, from: bounds.lowerBound, before: nil, label: Text(titleKey))
  }

  /// Creates a picker for days on or after a given date, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(_selection: selection, from: bounds.lowerBound, before: nil, label: Text(title))
  }

  /// Creates a picker for days before a given date, with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(_selection: selection, from: nil, before: bounds.upperBound, label: Text(titleKey))
  }

  /// Creates a picker for days before a given date, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(_selection: selection, from: nil, before: bounds.upperBound, label: Text(title))
  }
}

public import Foundation
public import RivuletCore

extension DatePicker {
  /// A picker of any date, with a label of its own making.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: label())
  }

  /// A picker of a date in a range, with a label of its own making.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: label())
  }

  /// A picker of a date from one on, with a label of its own making.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: label())
  }

  /// A picker of a date up to one, with a label of its own making.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(upper: range.upperBound), components: displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, whose label is looked up in the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker of any date, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: Text(title))
  }

  /// A picker of a date in a range, whose label is looked up in the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker of a date in a range, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: Text(title))
  }

  /// A picker of a date from one on, whose label is looked up in the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker of a date from one on, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: Text(title))
  }

  /// A picker of a date up to one, whose label is looked up in the string table.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(upper: range.upperBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// A picker of a date up to one, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(upper: range.upperBound), components: displayedComponents,
      label: Text(title))
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// The picker that a style was asked to show, with the style outside of that one.
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      _selection: configuration.$selection, range: configuration.limits, components: configuration.displayedComponents,
      label: configuration.label)
  }
}

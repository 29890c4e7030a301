public import Foundation
public import RivuletControls
public import RivuletCore
public import RivuletElements

extension DatePicker {
  /// Creates a picker without limits, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: label())
  }

  /// Creates a picker for a date in a range, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: label())
  }

  /// Creates a picker for dates on or after a given date, with a custom label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: label())
  }

  /// Creates a picker for dates on or before a given date, with a custom label.
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
  /// Creates a picker without limits, with a localized label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker without limits, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(), components: displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for a date in a range, with a localized label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for a date in a range, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound, upper: range.upperBound), components: displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for dates on or after a given date, with a localized label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for dates on or after a given date, with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(lower: range.lowerBound), components: displayedComponents,
      label: Text(title))
  }

  /// Creates a picker for dates on or before a given date, with a localized label.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _selection: selection, range: DateLimits(upper: range.upperBound), components: displayedComponents,
      label: Text(titleKey))
  }

  /// Creates a picker for dates on or before a given date, with a label that is not localized.
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
  /// Creates a picker from a style's configuration, using the next outer style.
  @available(iOS 16.0, macOS 13.0, *)
  public nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      _selection: configuration.$selection, range: configuration.limits, components: configuration.displayedComponents,
      label: configuration.label)
  }
}

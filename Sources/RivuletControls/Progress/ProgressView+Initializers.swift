public import Foundation
public import RivuletCore
public import RivuletElements

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public nonisolated init() where Label == EmptyView {
    self.init(_source: .unknown, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(_source: .unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a localized label.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(_source: .unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a label that is not localized.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(_source: .unknown, label: Text(title), currentValueLabel: EmptyView())
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  /// Creates a view of progress toward a total. A nil value makes the progress indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress toward a total, with a label. A nil value makes the progress indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress toward a total, with a label and a current value label. A nil value makes the progress indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(_source: .of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view of progress toward a total, with a localized label. A nil value makes the progress indeterminate.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress toward a total, with a label that is not localized. A nil value makes the progress indeterminate.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a view of the progress of a `Progress` object.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(_source: .object(progress), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProgressView {
  /// Creates a view of progress through a time interval, with a label and a current value label.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(_source: .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view of progress through a time interval, with a label and a default label for the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      _source: .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a view of progress through a time interval, with a default label for the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      _source: .time(timerInterval, countsDown: countsDown), label: EmptyView(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  /// Creates a progress view from a style's configuration, using the next outer style.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(
      _source: .configuration(configuration), label: ProgressViewStyleConfiguration.Label(),
      currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel())
  }
}

extension ProgressSource {
  fileprivate nonisolated static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> ProgressSource {
    value.map { .value(Double($0), total: Double(total)) } ?? .unknown
  }
}

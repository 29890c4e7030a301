public import Foundation
public import RivuletCore

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, nobody knows how long.
  public nonisolated init() where Label == EmptyView {
    self.init(_source: .unknown, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Something goes on that has a label.
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(_source: .unknown, label: label(), currentValueLabel: EmptyView())
  }

  /// Something goes on whose label is looked up in the string table.
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(_source: .unknown, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Something goes on, with a label that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(_source: .unknown, label: Text(title), currentValueLabel: EmptyView())
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  /// How far a value has come; nil where nobody knows.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// How far a value has come, with a label; nil where nobody knows.
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: label(), currentValueLabel: EmptyView())
  }

  /// How far a value has come, with a label and one of the value; nil where nobody knows.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(_source: .of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// How far a value has come, with a label from the string table; nil where nobody knows.
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// How far a value has come, with a label that is shown as it is; nil where nobody knows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(_source: .of(value, total), label: Text(title), currentValueLabel: EmptyView())
  }

  /// How far the work has come that reports to an object.
  public nonisolated init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(_source: .object(progress), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProgressView {
  /// The time that goes by in an interval, with a label and one of the value.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(_source: .time(timerInterval, countsDown: countsDown), label: label(), currentValueLabel: currentValueLabel())
  }

  /// The time that goes by in an interval, with a label and one that tells the time.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      _source: .time(timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// The time that goes by in an interval, with a label that tells it.
  public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      _source: .time(timerInterval, countsDown: countsDown), label: EmptyView(),
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
  /// What a style was asked to show, with the style outside of that one.
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

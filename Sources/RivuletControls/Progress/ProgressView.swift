package import Foundation
public import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletGraph

/// A view that shows the progress of a task, or only that the task is in progress (B21.46).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let source: ProgressSource
  let label: Label
  let currentValueLabel: CurrentValueLabel

  package nonisolated init(_source source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
    self.source = source
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(1)
    let valueLabel: _GraphValue<CurrentValueLabel> = view.field(2)
    let configuration = inputs.makeRule(ProgressRule(view: view.attribute, scope: inputs.scope))
    let semantics = inputs.makeRule(
      MappedRule(source: configuration) {
        ControlSemanticsModifier(
          role: .progress, value: $0.spokenValue, word: $0.spokenValue == nil ? .inProgress : nil,
          range: $0.fractionCompleted.map { SemanticsRange(value: $0, minimum: 0, maximum: 1) })
      })
    var inner = inputs
    // A style's own labels are already supplied. An empty label counts as no label.
    if Label.self != ProgressViewStyleConfiguration.Label.self {
      inner = inner.supplying(ProgressViewStyleConfiguration.Label.self, _ViewListBody(label).titled())
    }
    if CurrentValueLabel.self != ProgressViewStyleConfiguration.CurrentValueLabel.self {
      inner = inner.supplying(ProgressViewStyleConfiguration.CurrentValueLabel.self, _ViewListBody(valueLabel))
    }
    let look = _ViewListBody { $0.makeStyled(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) } }
    return ControlSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inner, body: look)
  }
}

@available(*, unavailable)
extension ProgressView: Sendable {}

/// The source of a view's progress.
package enum ProgressSource {
  /// Unknown progress.
  case unknown
  /// A value out of a total.
  case value(Double, total: Double)
  /// The elapsed time within a range of dates, or the remaining time if the range counts down.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// An object that tracks the progress of a task.
  case object(Progress)
  /// The configuration of a progress view inside a style.
  case configuration(ProgressViewStyleConfiguration)

  /// The interval of progress over time; nil for other progress.
  var interval: ClosedRange<Date>? {
    if case .time(let interval, _) = self { interval } else { nil }
  }
}

/// The rule for the progress that styles display. It reruns as the progress changes over time.
@MainActor
private struct ProgressRule<Label: View, CurrentValueLabel: View>: @MainActor ViewValueRule {
  let view: Attribute<ProgressView<Label, CurrentValueLabel>>
  let scope: Scope
  private var ticker: TextTicker?
  private var clock = DateClock()
  /// The interval for which the clock was created.
  private var interval: ClosedRange<Date>?

  init(view: Attribute<ProgressView<Label, CurrentValueLabel>>, scope: Scope) {
    self.view = view
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<ProgressViewStyleConfiguration>) {
    let source = view.value.source
    if case .configuration(let configuration) = source { return output.set(configuration) }
    if source.interval != interval { (clock, interval) = (DateClock(), source.interval) }
    let (fraction, next) = source.fraction(&clock)
    ticker = next.flatMap { TextTicker(at: $0, in: scope.tree) }
    output.set(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, hasLabel: Label.self != EmptyView.self, hasValueLabel: CurrentValueLabel.self != EmptyView.self))
  }
}

import Foundation
public import RivuletCore
import RivuletGraph

/// How far something has come, or that something goes on (B21.46).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let source: ProgressSource
  let label: Label
  let currentValueLabel: CurrentValueLabel

  nonisolated init(_source source: ProgressSource, label: Label, currentValueLabel: CurrentValueLabel) {
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
          role: .progress, value: $0.spokenValue,
          range: $0.fractionCompleted.map { SemanticsRange(value: $0, minimum: 0, maximum: 1) })
      })
    var inner = inputs
    // What a style hands on is supplied already, and an empty label is none.
    if Label.self != ProgressViewStyleConfiguration.Label.self {
      inner = inner.supplying(ProgressViewStyleConfiguration.Label.self, _ViewListBody(label).titled())
    }
    if CurrentValueLabel.self != ProgressViewStyleConfiguration.CurrentValueLabel.self {
      inner = inner.supplying(ProgressViewStyleConfiguration.CurrentValueLabel.self, _ViewListBody(valueLabel))
    }
    let look = _ViewListBody { $0.makeStyled(configuration) { .standardProgress } }
    return ControlSemanticsModifier._makeViewList(modifier: _GraphValue(semantics), inputs: &inner, body: look)
  }
}

@available(*, unavailable)
extension ProgressView: Sendable {}

/// Where the progress of a view comes from.
enum ProgressSource {
  /// Nobody knows how far it has come.
  case unknown
  /// A value and what it will be in the end.
  case value(Double, total: Double)
  /// The time that goes by from one date to another; counting down, what is left of it.
  case time(ClosedRange<Date>, countsDown: Bool)
  /// An object that work reports to.
  case object(Progress)
  /// What a style was asked to show.
  case configuration(ProgressViewStyleConfiguration)
}

/// Tells styles how far it is, and keeps that up to date where it changes with time.
@MainActor
private struct ProgressRule<Label: View, CurrentValueLabel: View>: @MainActor ViewValueRule {
  let view: Attribute<ProgressView<Label, CurrentValueLabel>>
  let scope: Scope
  private var ticker: TextTicker?

  init(view: Attribute<ProgressView<Label, CurrentValueLabel>>, scope: Scope) {
    self.view = view
    self.scope = scope
  }

  mutating func update(_ output: borrowing RuleOutput<ProgressViewStyleConfiguration>) {
    let source = view.value.source
    if case .configuration(let configuration) = source { return output.set(configuration) }
    let (fraction, next) = source.fraction()
    ticker = next.flatMap { TextTicker(at: $0, in: scope.tree) }
    output.set(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, hasLabel: Label.self != EmptyView.self, hasValueLabel: CurrentValueLabel.self != EmptyView.self))
  }
}

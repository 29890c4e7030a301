import Foundation
public import RivuletCore
import RivuletElements

/// A control that increments and decrements a value (B21.35).
@available(iOS 13.0, macOS 10.15, watchOS 9.0, *)
@available(tvOS, unavailable)
public struct Stepper<Label: View> {
  let steps: StepperSteps
  let label: Label

  package nonisolated init(_steps steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }
}

extension Stepper: View, CompositeView {
  public var body: some View {
    StepperBody(steps: steps, label: label)
  }
}

@available(*, unavailable)
extension Stepper: Sendable {}

/// The actions of a stepper's halves.
package struct StepperSteps {
  /// The action that increments once; nil if incrementing is not possible.
  let increment: (() -> Void)?
  /// The action that decrements once; nil if decrementing is not possible.
  let decrement: (() -> Void)?
  /// The accessibility value; nil if it is unknown.
  var value: String?
  let onEditingChanged: (Bool) -> Void
  /// The source of an editable field for the value; nil for no field.
  var field: FieldSource?
}

extension StepperSteps {
  /// Returns the steps of a formatted value, optionally within bounds.
  nonisolated static func of<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>?, step: F.FormatInput.Stride, format: F,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) -> StepperSteps where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var steps = of(value, in: bounds, step: step, spoken: format.format(value.wrappedValue), onEditingChanged)
    let typed = Binding {
      value.wrappedValue
    } set: { typed in
      value.wrappedValue = bounds.map { min(max(typed, $0.lowerBound), $0.upperBound) } ?? typed
    }
    steps.field = .format(typed, format)
    return steps
  }

  /// Returns the steps of a value, optionally within bounds (B21.35). The use of a step that is not positive is reported.
  package nonisolated static func of<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, spoken: String? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> StepperSteps {
    let current = value.wrappedValue
    let isStep = step > 0
    func go(_ way: V.Stride) -> () -> Void {
      {
        guard isStep else { return reportStep("\(step)") }
        let now = value.wrappedValue
        let next = now.stepped(by: way, in: bounds)
        if next != now { value.wrappedValue = next }
      }
    }
    return StepperSteps(
      increment: bounds.map { current < $0.upperBound } ?? true ? go(step) : nil,
      decrement: bounds.map { current > $0.lowerBound } ?? true ? go(0 - step) : nil, value: spoken ?? "\(current)",
      onEditingChanged: onEditingChanged)
  }

  private nonisolated static func reportStep(_ step: String) {
    RuntimeIssue.reportOnce(
      .invalidValue, typeName: "Stepper", "Stepper has the step \(step), which cannot change its value. Use a step above 0.")
  }
}

extension Strideable {
  /// Returns the value after one step, clamped to the bounds. A value outside the bounds moves to the nearest bound (B21.35).
  fileprivate func stepped(by way: Stride, in bounds: ClosedRange<Self>?) -> Self {
    guard let bounds else { return advanced(by: way) }
    if self < bounds.lowerBound { return bounds.lowerBound }
    if self > bounds.upperBound { return bounds.upperBound }
    let room = way > 0 ? distance(to: bounds.upperBound) : distance(to: bounds.lowerBound)
    // A step past a bound, or past the largest representable value, stops at the bound.
    if way > 0, room <= way { return bounds.upperBound }
    if way < 0, room >= way { return bounds.lowerBound }
    return advanced(by: way)
  }
}

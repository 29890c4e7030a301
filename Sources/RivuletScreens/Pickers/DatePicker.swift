import Foundation
public import RivuletControls
public import RivuletCore
import RivuletElements
import RivuletGraph

/// A control for choosing a date, a time of day, or both (B21.40).
@available(iOS 13.0, macOS 10.15, watchOS 10.0, *)
@available(tvOS, unavailable)
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: DateLimits
  let components: DatePickerComponents
  let label: Label

  nonisolated init(_selection selection: Binding<Date>, range: DateLimits, components: DatePickerComponents, label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  public typealias Body = Never

  public static func _makeViewList(view: _GraphValue<Self>, inputs: inout _ViewListInputs) -> _ViewListOutputs {
    let label: _GraphValue<Label> = view.field(3)
    let configuration = inputs.makeRule(
      MappedRule(source: view.attribute) {
        DatePickerStyleConfiguration(
          selection: $0.selection, minimumDate: $0.range.lower, maximumDate: $0.range.upper, displayedComponents: $0.components)
      })
    var inner = inputs
    if Label.self != DatePickerStyleConfiguration.Label.self {
      inner = inner.supplying(DatePickerStyleConfiguration.Label.self, _ViewListBody(label).titled())
    }
    return inner.makeStyled(configuration) { DefaultDatePickerStyle().makeBody(configuration: $0) }
  }
}

@available(*, unavailable)
extension DatePicker: Sendable {}

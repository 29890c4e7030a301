import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks

/// A date picker with buttons for the day and the time, which open a calendar and wheels in popovers (B21.42).
struct CompactDatePicker: CompositeView {
  let configuration: DatePickerStyleConfiguration
  @State private var open: DatePickerComponents = []
  @Environment(\.localCalendar) private var calendar
  @Environment(\.looks.pickerForms) private var form
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.dynamicTypeSize.isAccessibilitySize) private var hasLargestType

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    LabeledRow(
      form.separatesLabels ? .apart : .beside, isSingleLine: !stacksButtons, label: configuration.label,
      control: layout {
        if configuration.displayedComponents.contains(.date) { button(.date) }
        if configuration.displayedComponents.contains(.hourAndMinute) { button(.hourAndMinute) }
      }
    )
    .modifier(ControlSemanticsModifier(role: .datePicker, value: configuration.spokenValue(calendar), containsElements: true))
  }

  /// True if the day and the time are too wide to share a line.
  private var stacksButtons: Bool { hasLargestType && configuration.displayedComponents.isSuperset(of: [.date, .hourAndMinute]) }

  private var layout: AnyLayout { stacksButtons ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout()) }

  private func button(_ component: DatePickerComponents) -> some View {
    Button {
      open = open.contains(component) ? [] : component
    } label: {
      Text(verbatim: configuration.showing(component).spokenValue(calendar)).lineLimit(1).fixedSize()
        .foregroundStyle(ControlPaint(open.contains(component) ? .label : .dayLabel))
        .padding(metrics.dateButtonInsets)
        .background(ControlPaint(.segmentGround), in: RoundedRectangle(cornerRadius: metrics.looks.dates.buttonRadius))
    }
    .buttonStyle(.plain)
    .popover(
      isPresented: Binding(get: { open.contains(component) }, set: { if !$0 { open.remove(component) } }), arrowEdge: .bottom
    ) {
      ZStack {
        if component == .date {
          GraphicalDatePicker(configuration: configuration.showing(.date))
        } else {
          DateWheels(configuration: configuration.showing(.hourAndMinute))
        }
      }
      .padding(12)
      .presentationCompactAdaptation(.popover)
    }
  }
}

import SwiftUI

/// Date pickers in each style, for pictures.
struct DateSheet: View {
  @State private var date = Date(timeIntervalSince1970: 1_709_649_000)
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2024, month: 3, day: 5), DateComponents(year: 2024, month: 3, day: 7),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DatePicker("Compact", selection: $date).datePickerStyle(.compact)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Field", selection: $date).datePickerStyle(FieldDatePickerStyle())
      DatePicker("Stepper", selection: $date, displayedComponents: .date).datePickerStyle(StepperFieldDatePickerStyle())
      DatePicker("Off", selection: $date).disabled(true)
      DatePicker("Calendar", selection: $date, in: Date(timeIntervalSince1970: 1_709_400_000)...).datePickerStyle(.graphical)
      MultiDatePicker("Days", selection: $days)
    }
    .padding()
    .environment(\.timeZone, .gmt)
  }
}

/// Pickers that open something, for pictures of what they open.
struct OpeningSheet: View {
  @State private var date = Date(timeIntervalSince1970: 1_709_649_000)
  @State private var color = Color.orange
  @State private var size = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      DatePicker("Date", selection: $date).datePickerStyle(.compact)
      ColorPicker("Color", selection: $color)
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.menu)
      ShareLink("Share", item: "words", preview: SharePreview("Some words"))
      Spacer()
    }
    .padding()
    .environment(\.timeZone, .gmt)
  }
}

import SwiftUI

/// Fields, sliders, steppers, toggles and groups in each style, and what is disabled, for pictures.
struct EntrySheet: View {
  @State private var text = "Words"
  @State private var long = "Several words that need more room than there is on a line of a phone or so"
  @State private var value = 0.4
  @State private var on = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Label", text: .constant(""))
      TextField("Label", text: $text, prompt: Text("Prompt")).textFieldStyle(.roundedBorder)
      TextField("Label", text: .constant(""), prompt: Text("Prompt")).textFieldStyle(.roundedBorder)
      TextField("Label", text: $text).textFieldStyle(.roundedBorder).disabled(true)
      SecureField("Password", text: $text).textFieldStyle(.roundedBorder)
      TextField("Label", text: $long, axis: .vertical).textFieldStyle(.roundedBorder)
      Slider(value: $value)
      Slider(value: $value) {
        Text("Slider")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      }
      Slider(value: $value).disabled(true)
      Stepper("Stepper", value: $value)
      Stepper("Off", value: $value).disabled(true)
      HStack(spacing: 16) {
        Toggle("On", isOn: $on)
        Toggle("Off", isOn: .constant(false))
        Toggle("Disabled", isOn: $on).disabled(true)
      }
      Toggle("Mixed", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
      DisclosureGroup("Open", isExpanded: $on) { Text("What is inside") }
      DisclosureGroup("Closed") { Text("What is inside") }
      LabeledContent("Label", value: "Value")
      Picker("Wheel", selection: .constant(2)) {
        ForEach(0..<6) { Text("Row \($0)") }
      }
      .pickerStyle(WheelPickerStyle())
      .frame(height: 120)
      .clipped()
    }
    .padding()
  }
}

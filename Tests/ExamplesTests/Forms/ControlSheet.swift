import SwiftUI

/// Each control in each style that the idiom has, for pictures.
struct ControlSheet: View {
  @State private var on = true
  @State private var size = 1
  @State private var number = 3
  @State private var text = ""
  @State private var color = Color.orange

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Label("Both", systemImage: "star")
        Label("Title", systemImage: "star").labelStyle(.titleOnly)
        Label("Icon", systemImage: "star").labelStyle(.iconOnly)
        Link("Link", destination: URL(string: "https://example.org")!)
      }
      HStack(spacing: 20) {
        ProgressView(value: 0.4)
        ProgressView()
        ProgressView(value: 0.4).progressViewStyle(.circular)
      }
      ProgressView("Loading", value: 3, total: 5)
      HStack(spacing: 20) {
        Gauge(value: 0.7) {
          Text("Gauge")
        } currentValueLabel: {
          Text("70")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.7) {
          Text("Gauge")
        } currentValueLabel: {
          Text("70")
        }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.3) {
          Text("Gauge")
        } currentValueLabel: {
          Text("0.3")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
      }
      picker.pickerStyle(.segmented)
      HStack {
        picker
        Spacer()
        picker.pickerStyle(RadioGroupPickerStyle()).labelsHidden()
      }
      Stepper("Stepper", value: $number, in: 0...3)
      HStack {
        Toggle("Switch", isOn: $on).toggleStyle(.switch)
        Toggle("Box", isOn: $on).toggleStyle(CheckboxToggleStyle())
        Toggle("Button", isOn: $on).toggleStyle(.button)
      }
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_709_649_000)))
      ColorPicker("Color", selection: $color)
      GroupBox("Box") {
        Toggle(isOn: .constant(false)) {
          Text("Title")
          Text("Subtitle")
        }
      }
      TextEditor(text: .constant("An editor of\nseveral lines")).frame(height: 60)
    }
    .padding()
    .environment(\.timeZone, .gmt)
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      Text("Small").tag(0)
      Text("Medium").tag(1)
      Text("Large").tag(2)
    }
  }
}

/// A form as settings have it, for pictures.
struct SettingsForm: View {
  @State private var name = ""
  @State private var on = true
  @State private var size = 1
  @State private var number = 3

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("First and last"))
        LabeledContent("Version", value: "1.2")
        Toggle("Notifications", isOn: $on)
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
        }
      } header: {
        Text("General")
      } footer: {
        Text("What is written here is for all.")
      }
      Section("More") {
        Stepper("Count", value: $number)
        Slider(value: .constant(0.4)) { Text("Volume") }
        Picker("Color", selection: $size) {
          Text("Red").tag(0)
          Text("Green").tag(1)
        }
        .pickerStyle(.inline)
        Button("Reset") {}
      }
    }
  }
}

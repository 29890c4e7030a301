import SwiftUI

struct Forms: View {
  @State private var name = "Ada"
  @State private var subscribes = true
  @State private var language = 0

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Toggle("Subscribe", isOn: $subscribes)
      Picker("Language", selection: $language) {
        Text("English").tag(0)
        Text("Korean").tag(1)
      }
      LabeledContent("Version", value: "0.3")
    }
    .formStyle(.grouped)
  }
}

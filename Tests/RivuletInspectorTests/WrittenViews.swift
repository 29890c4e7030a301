import SwiftUI

/// Views of many kinds, as an author writes them.
struct WrittenViews: View {
  static let names = [
    "Button", "Canvas", "Capsule", "Circle", "Color", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "Divider", "EditButton", "Ellipse", "Gauge", "GeometryReader", "GridRow", "GroupBox", "HStack", "Image", "Label",
    "LabeledContent", "LazyVGrid", "LazyVStack", "LinearGradient", "Menu", "Path", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper", "Text", "TextEditor", "TextField",
    "TimelineView", "Toggle", "VStack", "ViewThatFits", "WrittenViews", "ZStack",
  ]

  @State private var isOn = false
  @State private var text = ""
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var number = 0.5

  var body: some View {
    ScrollView {
      VStack {
        shapes
        controls
        boxes
        containers
      }
    }
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red).frame(height: 9)
    Rectangle()
    Ellipse()
    Capsule().stroke(.red)
    RoundedRectangle(cornerRadius: 3).strokeBorder(.red)
    Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 3)) }
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 5)
    Color.red
    Divider()
    Spacer()
    Image(systemName: "star")
    Canvas { _, _ in }.frame(height: 4)
  }

  @ViewBuilder private var controls: some View {
    Toggle("Toggle", isOn: $isOn)
    Slider(value: $number)
    Stepper("Stepper", value: $number)
    Picker("Picker", selection: $isOn) { Text("On").tag(true) }
    DatePicker("Date", selection: $date)
    TextField("Field", text: $text)
    SecureField("Secret", text: $text)
    TextEditor(text: $text).frame(height: 30)
    ColorPicker("Color", selection: .constant(.red))
    Button("Button") {}
    Menu("Menu") { Button("Item") {} }
    ShareLink(item: "text")
  }

  @ViewBuilder private var boxes: some View {
    EditButton()
    ProgressView(value: 0.4)
    Gauge(value: 0.3) { Text("Gauge") }
    Label("Label", systemImage: "star")
    LabeledContent("Label", value: "Value")
    GroupBox("Box") { Text("Inside") }
    DisclosureGroup("More") { Text("Inside") }
    ControlGroup { Button("One") {} }
    ContentUnavailableView("Nothing", systemImage: "star")
  }

  @ViewBuilder private var containers: some View {
    ViewThatFits { Text("Fits") }
    TimelineView(.everyMinute) { _ in Text("Now") }
    GeometryReader { _ in Text("Size") }.frame(height: 20)
    Grid { GridRow { Text("Cell") } }
    LazyVGrid(columns: [GridItem()]) { Text("Cell") }
    LazyVStack { Text("Row") }
    ZStack { Text("Layer") }
    HStack { Text("Column") }
  }
}

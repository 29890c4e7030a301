import Foundation
import RivuletHeadless
import RivuletTesting
import SwiftUI
import Testing

@testable import RivuletHost

/// The names of controls in the inspector's tree, whatever their style.
@MainActor
struct StyledControlTests {
  struct Row: Identifiable { let id: Int }
  struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.border(.red) }
  }
  struct Plate: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isOn ? 1 : 0.5) }
  }

  /// A control in a style, which is what its names say.
  struct Sample {
    let control: String
    let style: String
    let view: AnyView

    init(_ control: String, _ style: String, _ view: some View) {
      (self.control, self.style, self.view) = (control, style, AnyView(view))
    }

    init(_ control: String, _ view: some View) { self.init(control, "", view) }
  }

  private struct Holder: View {
    let content: AnyView
    var body: some View { content }
  }

  private static var samples: [Sample] {
    let on = Binding.constant(true), text = Binding.constant("x"), date = Binding.constant(Date(timeIntervalSince1970: 0))
    let toggle = Toggle("A", isOn: on), menu = Menu("A") { Button("b") {} }, group = ControlGroup { Button("a") {} }
    let picker = Picker("A", selection: text) { Text("x").tag("x") }, day = DatePicker("A", selection: date)
    let gauge = Gauge(value: 0.5) { Text("g") }, label = Label("a", systemImage: "star"), form = Form { Text("a") }
    let button = Button("b") {}, field = TextField("a", text: text), list = List { Text("a") }
    return [
      Sample("Toggle", toggle), Sample("Toggle", "button", toggle.toggleStyle(.button)),
      Sample("Toggle", "switch", toggle.toggleStyle(.switch)),
      Sample("Toggle", "checkbox", toggle.toggleStyle(.checkbox)), Sample("Toggle", "own", toggle.toggleStyle(Plate())),
      Sample("Picker", "menu", picker.pickerStyle(.menu)), Sample("Picker", "segmented", picker.pickerStyle(.segmented)),
      Sample("Picker", "wheel", picker.pickerStyle(.wheel)), Sample("Picker", "inline", picker.pickerStyle(.inline)),
      Sample("DatePicker", day), Sample("DatePicker", "compact", day.datePickerStyle(.compact)),
      Sample("DatePicker", "graphical", day.datePickerStyle(.graphical)), Sample("DatePicker", "wheel", day.datePickerStyle(.wheel)),
      Sample("DatePicker", "field", day.datePickerStyle(.field)), Sample("GroupBox", GroupBox("A") { Text("b") }),
      Sample("Menu", menu), Sample("Menu", "button", menu.menuStyle(.button)), Sample("ProgressView", ProgressView(value: 0.5)),
      Sample("ProgressView", "circular", ProgressView(value: 0.5).progressViewStyle(.circular)), Sample("Gauge", gauge),
      Sample("Gauge", "linear", gauge.gaugeStyle(.accessoryLinear)), Sample("Gauge", "circular", gauge.gaugeStyle(.accessoryCircular)),
      Sample("Label", label), Sample("Label", "icon", label.labelStyle(.iconOnly)),
      Sample("LabeledContent", LabeledContent("a", value: "b")),
      Sample("ControlGroup", group), Sample("ControlGroup", "navigation", group.controlGroupStyle(.navigation)),
      Sample("Form", form), Sample("Form", "columns", form.formStyle(.columns)), Sample("Form", "grouped", form.formStyle(.grouped)),
      Sample("DisclosureGroup", DisclosureGroup("a") { Text("b") }), Sample("Button", button),
      Sample("Button", "plain", button.buttonStyle(.plain)), Sample("Button", "bordered", button.buttonStyle(.bordered)),
      Sample("Button", "prominent", button.buttonStyle(.borderedProminent)), Sample("Button", "own", button.buttonStyle(Framed())),
      Sample("TextField", "plain", field.textFieldStyle(.plain)), Sample("TextField", "rounded", field.textFieldStyle(.roundedBorder)),
      Sample("List", "plain", list.listStyle(.plain)), Sample("List", "sidebar", list.listStyle(.sidebar)),
      Sample("Table", Table([Row(id: 1)]) { TableColumn("x") { Text("\($0.id)") } }),
      Sample("Link", Link("l", destination: URL(filePath: "/"))), Sample("Capsule", Capsule().stroke(.red)),
      Sample("Circle", "inset", Circle().inset(by: 2).fill(.red)), Sample("Circle", "trimmed", Circle().trim(from: 0, to: 0.5).stroke()),
      Sample("RoundedRectangle", RoundedRectangle(cornerRadius: 3).strokeBorder(.red)),
      Sample("Grid", Grid { GridRow { Text("a") } }),
    ]
  }

  private func names(in view: AnyView, idiom: Idiom) async -> [String] {
    let inspection = await Inspection(Holder(content: view), idiom: idiom)
    return (await inspection.ask("tree").windows ?? []).flatMap(\.views).flat.compactMap(\.written)
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `a control has its name once, in every style`(_ idiom: Idiom) async {
    for sample in Self.samples {
      let names = await names(in: sample.view, idiom: idiom)
      #expect(names.filter { $0 == sample.control }.count == 1, "\(sample.control) \(sample.style): \(names)")
    }
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `what a style draws has no name`(_ idiom: Idiom) async {
    for sample in Self.samples where ["Toggle", "Button", "Picker", "ControlGroup"].contains(sample.control) {
      let names = await names(in: sample.view, idiom: idiom)
      let drawn = Set(names).subtracting([sample.control, "Holder", "Text", "Button"])
      #expect(drawn == [], "\(sample.control) \(sample.style)")
    }
  }

  @Test(arguments: [Idiom.phone, .desktop]) func `the app's views in a control of any style have their names`(_ idiom: Idiom) async {
    let group = ControlGroup { Button("a") {} }
    #expect(await names(in: AnyView(group), idiom: idiom).contains("Button"))
    let menu = Menu {
      Button("b") {}
    } label: {
      Text("A")
    }.menuStyle(.button)
    #expect(await names(in: AnyView(menu), idiom: idiom).contains("Text"))
    let table = Table([Row(id: 1)]) { TableColumn("x") { Text("\($0.id)") } }
    #expect(await names(in: AnyView(table), idiom: idiom).contains("Text"))
    #expect(await names(in: AnyView(List { AnyView(Ellipse()) }), idiom: idiom).contains("Ellipse"))
  }
}

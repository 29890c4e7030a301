import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletScreens

/// The style protocols with a body, each with a control and a style of an app.
enum OpenProtocol: CaseIterable {
  case button, primitiveButton, toggle, textField, label, labeledContent, groupBox, controlGroup, datePicker, progressView, form, menu
  case disclosureGroup, gauge, textEditor, table, navigationSplitView

  /// True if a style can show the control of its configuration, in the next outer style.
  var nests: Bool {
    switch self {
    case .button, .disclosureGroup, .gauge, .textEditor, .table, .navigationSplitView: false
    default: true
    }
  }

  /// True if the view of the style shows the label.
  var showsLabel: Bool {
    switch self {
    case .textField, .textEditor, .table, .navigationSplitView: false
    default: true
    }
  }

  /// Returns a control with a view in its label or in its content.
  @MainActor func control(_ label: Remembering = Remembering()) -> AnyView {
    switch self {
    case .button, .primitiveButton:
      AnyView(
        Button {
        } label: {
          label
        })
    case .toggle: AnyView(Toggle(isOn: .constant(true)) { label })
    case .textField: AnyView(TextField("field", text: .constant("text")))
    case .label:
      AnyView(
        Label {
          label
        } icon: {
          Circle()
        })
    case .labeledContent:
      AnyView(
        LabeledContent {
          Text("content")
        } label: {
          label
        })
    case .groupBox: AnyView(GroupBox { label })
    case .controlGroup: AnyView(ControlGroup { label })
    case .datePicker: AnyView(DatePicker(selection: .constant(Date(timeIntervalSinceReferenceDate: 0))) { label })
    case .progressView: AnyView(ProgressView(value: 0.5) { label })
    case .form: AnyView(Form { label })
    case .menu:
      AnyView(
        Menu {
          Text("item")
        } label: {
          label
        })
    case .disclosureGroup:
      AnyView(
        DisclosureGroup {
          Text("content")
        } label: {
          label
        })
    case .gauge: AnyView(Gauge(value: 0.5) { label })
    case .textEditor: AnyView(TextEditor(text: .constant("text")))
    case .table: AnyView(Table(Row.all) { TableColumn("Name", value: \.name) })
    case .navigationSplitView:
      AnyView(
        NavigationSplitView {
          label
        } detail: {
          Text("detail")
        })
    }
  }

  /// Sets a style of the app for the controls in a view.
  @MainActor func styled(_ content: some View, _ name: String) -> AnyView {
    switch self {
    case .button: AnyView(content.buttonStyle(MarkButtonStyle(name)))
    case .primitiveButton: AnyView(content.buttonStyle(MarkPrimitiveButtonStyle(name)))
    case .toggle: AnyView(content.toggleStyle(MarkToggleStyle(name)))
    case .textField: AnyView(content.textFieldStyle(MarkTextFieldStyle(name)))
    case .label: AnyView(content.labelStyle(MarkLabelStyle(name)))
    case .labeledContent: AnyView(content.labeledContentStyle(MarkLabeledContentStyle(name)))
    case .groupBox: AnyView(content.groupBoxStyle(MarkGroupBoxStyle(name)))
    case .controlGroup: AnyView(content.controlGroupStyle(MarkControlGroupStyle(name)))
    case .datePicker: AnyView(content.datePickerStyle(MarkDatePickerStyle(name)))
    case .progressView: AnyView(content.progressViewStyle(MarkProgressViewStyle(name)))
    case .form: AnyView(content.formStyle(MarkFormStyle(name)))
    case .menu: AnyView(content.menuStyle(MarkMenuStyle(name)))
    case .disclosureGroup: AnyView(content.disclosureGroupStyle(MarkDisclosureGroupStyle(name)))
    case .gauge: AnyView(content.gaugeStyle(MarkGaugeStyle(name)))
    case .textEditor: AnyView(content.textEditorStyle(MarkTextEditorStyle(name)))
    case .table: AnyView(content.tableStyle(MarkTableStyle(name)))
    case .navigationSplitView: AnyView(content.navigationSplitViewStyle(MarkNavigationSplitViewStyle(name)))
    }
  }

  struct Row: Identifiable {
    let id: Int
    let name: String

    static let all = [Row(id: 0, name: "row")]
  }
}

/// The style protocols that only the library's styles conform to, each with a style that is not the automatic one.
enum ClosedProtocol: CaseIterable {
  case picker, list, tabView, indexView, navigationView

  @MainActor func control(_ label: Remembering = Remembering()) -> AnyView {
    switch self {
    case .picker:
      AnyView(
        Picker(selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        } label: {
          label
        })
    case .list:
      AnyView(
        List {
          label
          Text("second")
        }
        .frame(height: 200))
    case .tabView: AnyView(TabView { label.tabItem { Text("first") } }.frame(height: 200))
    case .indexView:
      AnyView(
        TabView {
          label
          Text("second")
        }
        .tabViewStyle(.page(indexDisplayMode: .always)).frame(height: 200))
    case .navigationView:
      AnyView(
        NavigationView {
          label
          Text("detail")
        }
        .frame(height: 200))
    }
  }

  /// Sets a style of the library for the controls in a view, or the automatic style.
  @MainActor func styled(_ content: some View) -> AnyView {
    switch self {
    case .picker: AnyView(content.pickerStyle(.segmented))
    case .list: AnyView(content.listStyle(.plain))
    case .tabView: AnyView(content.tabViewStyle(.page(indexDisplayMode: .always)))
    case .indexView: AnyView(content.indexViewStyle(.page(backgroundDisplayMode: .always)))
    case .navigationView: AnyView(content.navigationViewStyle(.stack))
    }
  }
}

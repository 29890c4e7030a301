import Foundation
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletLooks
import RivuletNames
import RivuletScreens

private struct StyleWordKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// A word of the test that styles show.
  var styleWord: String {
    get { self[StyleWordKey.self] }
    set { self[StyleWordKey.self] = newValue }
  }
}

/// The texts that styles have shown.
@MainActor
final class StyleNotes {
  var texts: Set<String> = []
}

private struct StyleNotesKey: EnvironmentKey {
  static var defaultValue: StyleNotes? { nil }
}

extension EnvironmentValues {
  /// The notes of a test on views that are presented above others.
  var styleNotes: StyleNotes? {
    get { self[StyleNotesKey.self] }
    set { self[StyleNotesKey.self] = newValue }
  }
}

/// A view that remembers a number, to show whether its state remains.
struct Remembering: View {
  let remote: Remote<Int>
  @State private var number = 0

  init(_ remote: Remote<Int> = Remote()) { self.remote = remote }

  var body: some View {
    let _ = remote.set = { number = $0 }
    Text("n\(number)")
  }
}

/// A view that styles show: a name and a word of the environment above a control.
struct Marked<Control: View>: View {
  let text: String
  let control: Control
  @Environment(\.styleNotes) private var notes

  init(text: String, control: Control) {
    self.text = text
    self.control = control
  }

  var body: some View {
    let _ = notes?.texts.insert(text)
    VStack {
      Text(text)
      control
    }
  }
}

struct MarkPrimitiveButtonStyle: PrimitiveButtonStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: Button(configuration)) }
}

struct MarkButtonStyle: ButtonStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: configuration.label) }
}

struct MarkToggleStyle: ToggleStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: Toggle(configuration)) }
}

struct MarkLabelStyle: LabelStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: Label(configuration)) }
}

struct MarkLabeledContentStyle: LabeledContentStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: LabeledContent(configuration)) }
}

struct MarkGroupBoxStyle: GroupBoxStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: GroupBox(configuration)) }
}

struct MarkControlGroupStyle: ControlGroupStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: ControlGroup(configuration)) }
}

struct MarkDatePickerStyle: DatePickerStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: DatePicker(configuration)) }
}

struct MarkProgressViewStyle: ProgressViewStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: ProgressView(configuration)) }
}

struct MarkFormStyle: FormStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: Form(configuration)) }
}

struct MarkMenuStyle: MenuStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: Menu(configuration)) }
}

struct MarkDisclosureGroupStyle: DisclosureGroupStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: configuration.label) }
}

struct MarkGaugeStyle: GaugeStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: configuration.label) }
}

struct MarkTextEditorStyle: TextEditorStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: EmptyView()) }
}

struct MarkTableStyle: TableStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: EmptyView()) }
}

struct MarkNavigationSplitViewStyle: NavigationSplitViewStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func makeBody(configuration: Configuration) -> some View { Marked(text: name + word, control: EmptyView()) }
}

struct MarkTextFieldStyle: TextFieldStyle {
  let name: String
  @Environment(\.styleWord) private var word

  init(_ name: String) { self.name = name }

  func _body(configuration: TextField<_Label>) -> some View { Marked(text: name + word, control: configuration) }
}

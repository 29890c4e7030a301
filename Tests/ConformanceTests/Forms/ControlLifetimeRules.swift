import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What is left of controls when their window is let go of: nothing.
  @MainActor
  struct ControlLifetimeRules {
    private final class Token {}

    private struct Holding<Content: View>: View {
      let token: Token
      let content: Content
      var body: some View {
        let _ = token
        content
      }
    }

    private func isFreed<Content: View>(_ content: Content, _ idiom: Idiom) async -> Bool {
      weak var token: Token?
      do {
        let held = Token()
        token = held
        let harness = ViewHarness(Holding(token: held, content: content), idiom: idiom)
        await harness.settle()
        await harness.moveFocus()
      }
      return token == nil
    }

    @Test func `a window with any control is freed when it is let go of`() async {
      for idiom in [Idiom.phone, .desktop] {
        #expect(await isFreed(Text("x"), idiom))
        #expect(await isFreed(Group { if true { Text("x") } }, idiom))
        #expect(await isFreed(Group { if true { Button("x") {} } }, idiom))
        #expect(await isFreed(Group { if true { TextField("x", text: .constant("")) } }, idiom))
        #expect(await isFreed(TextField("x", text: .constant("")), idiom))
        #expect(await isFreed(TextEditor(text: .constant("")), idiom))
        #expect(await isFreed(Toggle("x", isOn: .constant(true)), idiom))
        #expect(await isFreed(Stepper("x", value: .constant(1)), idiom))
        #expect(await isFreed(Slider(value: .constant(1)), idiom))
        #expect(await isFreed(Picker("x", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented), idiom))
        #expect(await isFreed(Picker("x", selection: .constant(1)) { Text("a").tag(1) }, idiom))
        #expect(await isFreed(DatePicker("x", selection: .constant(.now)), idiom))
        #expect(await isFreed(DatePicker("x", selection: .constant(.now)).datePickerStyle(.graphical), idiom))
        #expect(await isFreed(ColorPicker("x", selection: .constant(.red)), idiom))
        #expect(await isFreed(ProgressView(), idiom))
        #expect(await isFreed(Gauge(value: 0.5) { Text("x") }, idiom))
        #expect(await isFreed(Form { Text("x") }, idiom))
        #expect(await isFreed(GroupBox("x") { Text("x") }, idiom))
        #expect(await isFreed(Link("x", destination: URL(string: "a:b")!), idiom))
      }
    }
  }
}

import Foundation
import Testing

@Suite struct PreviewExpansionTests {
  private func preview(_ source: String, line: Int = 1, column: Int = 1) -> String {
    MacroUse(macro: "PreviewMacro", role: "declaration", source: source, line: line, column: column).answer
  }

  /// What the expansion passes to `Preview.init`.
  private func arguments(_ source: String) -> String {
    let expansion = preview(source)
    guard let start = expansion.range(of: "    SwiftUI.Preview"), let end = expansion.range(of: "\n  }\n}", options: .backwards) else {
      return expansion
    }
    return String(expansion[start.upperBound..<end.lowerBound])
  }

  @Test func `a preview is a type that knows its place`() {
    #expect(
      preview("\n// first\n#Preview { Text(\"a\") }", line: 14, column: 2) == """
        nonisolated struct $s3App4UsesfMx_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
          static var fileID: String { "App/Keys.swift" }
          static var line: Int { 16 }
          static var column: Int { 1 }
          @MainActor static func makePreview() throws -> SwiftUI.Preview {
            SwiftUI.Preview { Text("a") }
          }
        }
        """)
  }

  @Test func `the place is that of the macro's name, whatever stands before it`() {
    #expect(preview("#Preview { A() }", line: 3, column: 5).contains("line: Int { 3 }\n  static var column: Int { 5 }"))
    let attributed = preview("\n@available(iOS 17, *) @MainActor\n  #Preview { A() }", line: 3, column: 9)
    #expect(attributed.contains("line: Int { 5 }\n  static var column: Int { 3 }"))
  }

  @Test(arguments: [
    ("#Preview{A()}", " {A()}"),
    ("#Preview(\"Na\\\"me {\") { A() }", "(\"Na\\\"me {\") { A() }"),
    (
      "#Preview(\"A\", traits: .sizeThatFitsLayout, .landscapeLeft) { A() }", "(\"A\", traits: .sizeThatFitsLayout, .landscapeLeft) { A() }"
    ),
    ("#Preview(traits: .fixedLayout(width: 1, height: 2)) { A() }", "(traits: .fixedLayout(width: 1, height: 2)) { A() }"),
    ("#Preview(\"A\", body: { A() })", "(\"A\", body: { A() } )"),
    ("#Preview(\"A\", arguments: [1, 2]) { value in A(value) }", "(\"A\", arguments: [1, 2]) { value in A(value) }"),
    ("#Preview(\"A\", body: makeA)", "(\"A\", body: makeA)"),
    ("#Preview(\"A\") { A() } cameras: { B() }", "(\"A\") { A() } cameras: { B() }"),
    ("#Preview {\n  // } note\n  let a = 1\n  return A(a) { \"}\" }\n}", " {\n  // } note\n  let a = 1\n  return A(a) { \"}\" }\n}"),
  ])
  func `name, traits and body pass through`(source: String, expected: String) {
    #expect(arguments(source) == expected)
  }

  @Test func `previewable variables become properties of a view around the rest`() {
    let source = """
      #Preview("toggle", traits: .landscapeLeft) {
        @Previewable @State var isOn = true
        let title = "Loud"
        // a comment
        return Toggle(title, isOn: $isOn)
          .padding()
      }
      """
    #expect(
      arguments(source)
        == """
        ("toggle", traits: .landscapeLeft) {
          struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
        @State var isOn = true
            var body: some SwiftUI.View {
        let title = "Loud"
        return Toggle(title, isOn: $isOn)
              .padding()
            }
          }
          return __P_Previewable_Transform_Wrapper()
        }
        """.replacing("      .padding()", with: "    .padding()"))
  }

  @Test(arguments: [
    ("@Previewable @State var a = 1; A(a)", "@State var a = 1", "A(a)"),
    ("@State @Previewable var a = 1\nA(a)", "@State var a = 1", "A(a)"),
    ("@Previewable\n@State\nvar a = 1\nA(a)", "@State\nvar a = 1", "A(a)"),
    ("@Previewable @State var a: [Int] =\n  [1,\n  2]\nA(a)", "@State var a: [Int] =\n  [1,\n  2]", "A(a)"),
    ("@Previewable @State var a = B()\n  .c()\nA(a)", "@State var a = B()\n  .c()", "A(a)"),
    ("@Previewable @State var a = b\n  ?? c\nA(a)", "@State var a = b\n  ?? c", "A(a)"),
    ("@Previewable @State var a = b ??\n  c\nA(a)", "@State var a = b ??\n  c", "A(a)"),
    ("@Previewable @State var a = b ?\n  c :\n  d\nA(a)", "@State var a = b ?\n  c :\n  d", "A(a)"),
    ("@Previewable @State var a = b!\nA(a)", "@State var a = b!", "A(a)"),
    ("@Previewable @State var a: Int?\nA(a)", "@State var a: Int?", "A(a)"),
    ("@Previewable @State var a: Set<Int>\nA(a)", "@State var a: Set<Int>", "A(a)"),
    ("@Previewable @State var a = if b { 1 }\n  else { 2 }\nA(a)", "@State var a = if b { 1 }\n  else { 2 }", "A(a)"),
    ("@Previewable @State var a = 1\nA(a) {\n  @Inner var b = 2\n}", "@State var a = 1", "A(a) {\n  @Inner var b = 2\n}"),
    ("@Previewable @FocusState var a\n@Previewable @Environment(\\.b) var b\nA(a)", "@FocusState var a\n@Environment(\\.b) var b", "A(a)"),
  ])
  func `a previewable declaration ends where its statement ends`(body: String, variables: String, rest: String) {
    let expected = """
      {
        struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
      \(variables)
          var body: some SwiftUI.View {
      \(rest)
          }
        }
        return __P_Previewable_Transform_Wrapper()
      }
      """
    #expect(arguments("#Preview {\n\(body)\n}") == " " + expected)
  }

  @Test func `a previewable variable does not go with arguments`() {
    #expect(
      preview("#Preview(arguments: [1]) { value in\n  @Previewable @State var a = 1\n  A(a, value) }")
        == "33: @Previewable cannot be used in a #Preview whose body takes an argument; declare the variables in a separate view.")
  }

  @Test func `previewable outside a preview says so`() {
    let use = MacroUse(macro: "PreviewableMacro", role: "peer", source: " @Previewable @State var a = 1", context: ["func f() {}"])
    #expect(use.answer == "1: @Previewable can only be used at the top level of a #Preview body; remove it here.")
    #expect(MacroUse(macro: "PreviewableMacro", role: "peer", source: "var a = 1", context: ["#Preview {}"]).answer == "")
  }
}

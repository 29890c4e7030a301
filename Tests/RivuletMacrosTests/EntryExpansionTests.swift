import Testing

@Suite struct EntryExpansionTests {
  private func key(_ name: String, _ conformance: String = "EnvironmentKey", type: String, value: String) -> String {
    """
    private struct __Key_\(name): SwiftUI.\(conformance) {
      typealias Value = \(type)
      static var defaultValue: Value { \(value) }
    }
    """
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
  ])
  func `the extended type decides the key's protocol`(type: String, conformance: String) {
    #expect(entry("@Entry var a: Int = 5", in: "extension \(type) {}") == key("a", conformance, type: "Int", value: "5"))
  }

  @Test(arguments: ["String?", "Optional<String>", "String!", "Optional< String >"])
  func `a focused value has no default and unwraps its optional type`(type: String) {
    #expect(
      entry("@Entry var a: \(type)", in: "extension FocusedValues {}")
        == "private struct __Key_a: SwiftUI.FocusedValueKey {\n  typealias Value = String\n}")
  }

  @Test func `a focused value may say nil`() {
    #expect(entry("@Entry var a: Binding<Int>? = nil", in: "extension FocusedValues {}").contains("typealias Value = Binding<Int>\n"))
  }

  @Test(arguments: [
    "extension EnvironmentValues {}",
    "\npublic extension EnvironmentValues /* c */ {}",
    "@available(iOS 17, *) extension SwiftUI.EnvironmentValues {}",
    "extension SwiftUI::EnvironmentValues {}",
    "@MainActor\nextension EnvironmentValues: Marker {}",
    "extension EnvironmentValues where Self: Sendable {}",
  ])
  func `the head of the extension may be written in any way`(head: String) {
    #expect(entry("@Entry var a: Int = 5", in: head) == key("a", type: "Int", value: "5"))
  }

  @Test func `without an annotation the compiler infers the type from the default value`() {
    #expect(
      entry("@Entry var a = Palette()") == """
        private struct __Key_a: SwiftUI.EnvironmentKey {
          @__EntryDefaultValue static var defaultValue = Palette()
        }
        """)
    let use = MacroUse(
      macro: "EntryDefaultValueMacro", role: "accessor", source: "@__EntryDefaultValue static var defaultValue = Palette()")
    #expect(use.answer == "{\n  get { Palette() }\n}")
  }

  @Test func `an optional without a default is nil`() {
    #expect(entry("@Entry var a: Int?") == key("a", type: "Int?", value: "nil"))
    #expect(entry("@Entry var a: Int!") == key("a", type: "Int?", value: "nil"))
    #expect(entry("@Entry var a: Optional<Int>") == key("a", type: "Optional<Int>", value: "nil"))
  }

  @Test(arguments: [
    "public", "package", "internal", "fileprivate", "private", "public private(set)", "nonisolated", "@MainActor",
    "@available(*, deprecated)",
  ])
  func `access levels and attributes stay on the variable`(modifier: String) {
    #expect(entry("@Entry \(modifier) var a: Int = 5") == key("a", type: "Int", value: "5"))
    #expect(entry("\(modifier) @Entry var a: Int = 5") == key("a", type: "Int", value: "5"))
  }

  @Test func `the accessors read and write the key`() {
    #expect(
      entry("@Entry var a = 5", role: "accessor") == """
        {
          get { self[__Key_a.self] }
          set { self[__Key_a.self] = newValue }
        }
        """)
  }

  @Test func `a name between backticks names its key without them`() {
    #expect(entry("@Entry var `default`: Int = 5") == key("default", type: "Int", value: "5"))
  }

  @Test func `a closure is returned, not run`() {
    #expect(entry("@Entry var a: () -> Void = { }") == key("a", type: "() -> Void", value: "return { }"))
    #expect(entry("@Entry var a: () -> Int? = { nil }") == key("a", type: "() -> Int?", value: "return { nil }"))
  }

  @Test(arguments: [
    ("[String: Int]", "[:]"),
    ("(Int, b: String)", "(1, b: \"=\")"),
    ("@Sendable (_ a: Int) async throws -> [Int]", "{ [$0] }"),
    ("any Store & Sendable", "MemoryStore()"),
    ("Dictionary<String, Array<Int>>", "Dictionary<String, Array<Int>>()"),
    ("String", "\"a \\(b(\")\")) {\""),
    ("String", "#\"\\(x) \"q\" \\#(y(\"#\"))\"#"),
    ("String", "\"\"\"\n  { \" } \\(z)\n  \"\"\""),
    ("Int", "{ let a = 1 // }\n  return a /* } /* ] */ */ }()"),
    ("Bool", "text.contains(/[\"{/]/)"),
    ("Bool", "text.contains(#/ { \" /#)"),
    ("Double", "a / b / 1.5e-3"),
    ("Int", "0xFE - 1"),
    ("String", "#\"a \\#(#\"b)\"#) \"c\"#"),
    ("[Int]", "[#line, a.b ? 1 : 2]"),
    ("Bool", "a.wholeMatch(of: /[a-z\\/]+ \"/) == nil"),
    ("Style", ".init { $0.a = 1 }"),
    ("Int", "if x { 1 } else { 2 }"),
    ("Größe", "Größe.größte"),
  ])
  func `types and values pass through as they are written`(type: String, value: String) {
    let written = value.hasPrefix("{ let") ? "return " + value : value.hasPrefix("{") ? "return " + value : value
    #expect(entry("/// doc { = \"\n  @Entry var a: \(type) = \(value) // end") == key("a", type: type, value: written))
  }
}

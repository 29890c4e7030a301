import Testing

@Suite struct EntryDiagnosticTests {
  @Test(arguments: [
    ("@Entry let a = 5", "7: @Entry 'a' is a constant; declare it with 'var' so that it can be set for descendants."),
    (
      "@Entry var a: Int { 5 }",
      "18: @Entry 'a' has accessors or observers of its own; give it a default value instead: 'var a: Type = value'."
    ),
    (
      "@Entry var a: Int = f { $0 } { didSet { } }",
      "29: @Entry 'a' has accessors or observers of its own; give it a default value instead: 'var a: Type = value'."
    ),
    ("@Entry var a: Int", "11: @Entry 'a' needs a default value: add '= value', or make its type optional."),
    ("@Entry var a: () -> Int?", "11: @Entry 'a' needs a default value: add '= value', or make its type optional."),
    ("@Entry static var a = 5", "18: @Entry 'a' cannot be 'static'; remove the modifier."),
    ("@Entry lazy var a = 5", "16: @Entry 'a' cannot be 'lazy'; remove the modifier."),
    ("@Entry var (a, b) = (1, 2)", "11: @Entry needs a separate declaration for each variable; split this one."),
    ("@Entry var a = 1, b = 2", "11: @Entry needs a separate declaration for each variable; split this one."),
    ("/* x */ @Entry func a() { }", "8: @Entry can only be attached to a variable; declare it with 'var'."),
    ("@Entry struct A { var a = 5 }", "7: @Entry can only be attached to a variable; declare it with 'var'."),
  ])
  func `bad use of an entry gives a sentence at its place`(source: String, sentence: String) {
    #expect(entry(source, role: "accessor") == (sentence.hasPrefix("7: @Entry can only") ? "0" + sentence.dropFirst() : sentence))
    #expect(entry(source, role: "peer") == "")
  }

  @Test(arguments: ["struct EnvironmentValues {}", "extension View {}", "extension EnvironmentValues.Type {}", "func f() {}"])
  func `an entry outside its four extensions says where it belongs`(head: String) {
    let sentence =
      "11: @Entry 'a' must be in an extension of one of EnvironmentValues, Transaction, ContainerValues, FocusedValues; "
      + "move the variable there."
    #expect(entry("@Entry var a = 5", in: head, role: "accessor") == sentence)
    #expect(entry("@Entry var a = 5", in: head, role: "peer") == "")
    #expect(MacroUse(macro: "EntryMacro", role: "accessor", source: "@Entry var a = 5").answer == sentence)
  }

  @Test func `a focused value is optional and has no default`() {
    let focused = "extension FocusedValues {}"
    #expect(
      entry("@Entry var a: Int = 5", in: focused, role: "accessor")
        == "11: @Entry 'a' in FocusedValues must have an optional type; write 'var a: Type?'.")
    #expect(
      entry("@Entry var a: Int? = 5", in: focused, role: "accessor")
        == "21: @Entry 'a' in FocusedValues cannot have a default value, which is always nil; remove it.")
  }

  @Test func `the helper of the expansion is not for use by hand`() {
    let use = MacroUse(macro: "EntryDefaultValueMacro", role: "accessor", source: "@__EntryDefaultValue var a: Int")
    #expect(use.answer == "0: @__EntryDefaultValue belongs to the expansion of @Entry; use @Entry instead.")
  }
}

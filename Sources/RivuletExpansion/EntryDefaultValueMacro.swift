/// The `@__EntryDefaultValue` macro, which `@Entry` attaches to the default value of an entry without a type annotation. The compiler
/// infers the type from the initial value, and the getter evaluates that value on each access.
enum EntryDefaultValueMacro: Macro {
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    guard let variable = VariableDeclaration(expansion.source), !variable.initialValue.isEmpty else {
      throw Diagnostic("@__EntryDefaultValue belongs to the expansion of @Entry; use @Entry instead.", in: expansion.source, at: 0)
    }
    return """
      {
        get { \(Entry.getterBody(variable.source.text(of: variable.initialValue))) }
      }
      """
  }
}

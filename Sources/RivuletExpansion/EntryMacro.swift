/// The `@Entry` macro, which turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues`, or `FocusedValues`
/// into accessors for a private key type declared next to it (documentation).
enum EntryMacro: Macro {
  /// Expands the macro. Only the accessor role reports errors, so that each mistake is reported once.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    switch expansion.role {
    case .accessor:
      let entry = try Entry(expansion)
      return entry.accessors
    case .peer:
      return (try? Entry(expansion))?.key ?? ""
    case .declaration, .member, .extension, nil:
      throw Diagnostic("@Entry is attached to a variable; it cannot be used alone.")
    }
  }
}

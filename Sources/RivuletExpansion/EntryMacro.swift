/// `@Entry`: turns a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` into accessors
/// over a private key type beside it (documentation).
enum EntryMacro: Macro {
  /// The accessor role reports what is wrong; the peer role stays silent then, so that each mistake is told once.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String {
    switch expansion.role {
    case .accessor:
      let entry = try Entry(expansion)
      return entry.accessors
    case .peer:
      return (try? Entry(expansion))?.key ?? ""
    case .declaration, .member, .extension, nil:
      throw Diagnostic("@Entry is attached to a variable; it cannot stand alone.")
    }
  }
}

/// A macro in this plugin: a function from an expansion request to Swift source.
protocol Macro: SendableMetatype {
  /// Returns the source that the macro expands to. Throws a diagnostic that explains why the macro can't expand.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String
}

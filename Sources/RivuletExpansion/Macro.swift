/// A macro of this plugin: a function from a request to Swift source.
protocol Macro: SendableMetatype {
  /// Returns the source that replaces the macro, or throws a sentence that says why there is none.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String
}

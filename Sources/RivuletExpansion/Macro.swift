/// A macro of this plugin: a function from a request to Swift source.
protocol Macro: SendableMetatype {
  /// The source that takes the macro's place, or the sentence that says why there is none.
  static func expand(_ expansion: Expansion) throws(Diagnostic) -> String
}

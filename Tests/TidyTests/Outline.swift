/// The declarations of a Swift file and the names that it uses, found without resolving anything.
struct Outline {
  /// One occurrence of a name that declares nothing.
  struct Use {
    /// Without the dollar sign of a projected value.
    let name: Substring
    /// True behind a dot, where the name belongs to what stands before it.
    let isMember: Bool
    /// True before a bracket, as in a call.
    let isCall: Bool
    /// True for the label of an argument.
    let isLabel: Bool
  }

  let file: SourceFile
  let declarations: [Declaration]
  let uses: [Use]
  /// The names of generic parameters, which hide types of the same name.
  let genericParameters: Set<Substring>
  /// True if each opening brace has its closing one, so that the reader has not lost its way.
  let isBalanced: Bool

  init(_ file: SourceFile) {
    var reader = OutlineReader(file)
    reader.run()
    self.file = file
    (declarations, uses) = (reader.declarations, reader.uses)
    (genericParameters, isBalanced) = (reader.genericParameters, reader.isBalanced)
  }
}

extension Repository {
  /// The outline of each file below `Sources`.
  static let outlines = sources.map(Outline.init)
}

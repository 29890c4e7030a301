/// Finds declarations that nothing but tests uses.
///
/// Names are compared, not declarations: one stays as long as anything of its name is used where it could be meant. A private name is looked for in
/// its file, an internal one in its target, and one of the package everywhere.
struct DeadDeclarations {
  /// The names that Swift itself or code of other packages calls, with the reason.
  static let exempt = [
    "callAsFunction": "called with brackets alone",
    "CodingKeys": "read by what the compiler makes of Codable",
    "providesNamespace": "a key of CodingKeys",
    "renderingIntent": "a key of CodingKeys",
    "isLocalized": "encoded in StandardComparatorSource",
    "order": "encoded in StandardComparatorSource",
    "ph": "encoded in TraceAnswer, as the format of traces wants it",
    "pid": "encoded in TraceAnswer",
    "tid": "encoded in TraceAnswer",
    "description": "required by CustomStringConvertible",
    "hash": "required by Hashable",
    "_rawHashValue": "required by Hashable",
    "compare": "required by SortComparator",
    "takeEdits": "called by hosts that keep an object for each drawing node",
  ]

  /// The names that tests need to see what happens inside, with the reason.
  static let observed = [
    "clientCount": "the tools that are connected to an inspected app",
    "lostCount": "the turns that slow tools have lost",
    "editedIDs": "the nodes that a change has touched",
    "tilesTotal": "the number of tiles, to which those painted are compared",
    "wasRead": "the edges that a run has left",
    "linkRanges": "the characters of a link, which tests tap",
  ]

  /// The names used in a file, in a target, and everywhere.
  private var uses: [String: Set<Substring>] = [:]
  /// The labels of arguments, which use a stored property of their name.
  private var labels: [String: Set<Substring>] = [:]
  /// The names that protocols of the sources require.
  private var required: Set<Substring> = []

  /// Takes the uses of all files that are no tests.
  init(users: [Outline]) {
    for outline in users {
      for declaration in outline.declarations where declaration.isRequirement { required.insert(declaration.name[...]) }
      let names = Set(outline.uses.filter { !$0.isLabel }.map(\.name)), labels = Set(outline.uses.filter(\.isLabel).map(\.name))
      for place in ["", outline.file.target, outline.file.path] {
        uses[place, default: []].formUnion(names)
        self.labels[place, default: []].formUnion(labels)
      }
    }
  }

  /// A finding for each declaration without a use.
  func findings(in outlines: [Outline]) -> [Finding] {
    outlines.flatMap { outline in
      outline.declarations.filter { isDead($0, in: outline.file) }.map {
        Finding(
          path: outline.file.path, line: $0.line,
          sentence: "declares \($0.keyword) \($0.name), which nothing but tests uses; delete it, or name the reason in DeadDeclarations.")
      }
    }
  }

  private func isDead(_ declaration: Declaration, in file: SourceFile) -> Bool {
    guard declaration.access != .public, !declaration.isEntryPoint, Self.exempt[declaration.name] == nil,
      Self.observed[declaration.name] == nil
    else { return false }
    let name = declaration.name[...], isVariable = declaration.isVariable
    // The compiler warns of local variables that are not used.
    if isVariable, declaration.isLocal { return false }
    func isUsed(in place: String) -> Bool {
      uses[place, default: []].contains(name) || isVariable && labels[place, default: []].contains(name)
    }
    if !isUsed(in: "") { return true }
    // What a protocol requires is called where the type is not known.
    if required.contains(name) { return false }
    switch declaration.access {
    case .private: return !isUsed(in: file.path)
    case .internal: return !isUsed(in: file.target)
    case .package, .public: return false
    }
  }
}

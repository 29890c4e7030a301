import RivuletGraph

/// The pattern of the rows of a `ForEach`, once there have been enough of them that to look for one pays.
@MainActor
struct RowPattern {
  /// How many rows are built before one is looked at (our choice: to look takes about as long as to build two).
  private static var rowsBefore: Int { 4 }

  /// Rows so far from the first have no nodes until somebody looks at them (our choice: a window shows hardly more).
  static var rowsWithNodes: Int { 32 }

  private var found: ContentPattern?
  private var builtCount = 0
  /// Answers for rows without nodes; nil while there are none.
  private var model: ContentModel?
  /// Tells of changes of the environment around them; nil before there were any.
  private var environment: EnvironmentWatch?

  /// Whether rows are made by it.
  var isFound: Bool { found != nil }

  /// Makes a row by the pattern; nil where there is none.
  func make(_ content: Attribute<Void>, in scope: borrowing Scope, at place: EnvironmentPlace) -> ViewNode? {
    guard found != nil, !scope.ordersDrawings else { return nil }
    return found?.make(content, in: copy scope, at: place)
  }

  /// Makes a row by the pattern that has no nodes until somebody looks at it; nil where there is none. The rows are inside of scope `around`.
  mutating func makeVirtual(
    _ content: Attribute<Void>, in scope: borrowing Scope, at place: EnvironmentPlace, inside around: borrowing Scope
  ) -> ViewNode? {
    if model == nil, found == nil || !makeModel(at: place, inside: around) { return nil }
    return scope.ordersDrawings ? nil : model?.makeVirtual(content, in: scope, at: place)
  }

  @inline(never) private mutating func makeModel(at place: EnvironmentPlace, inside around: borrowing Scope) -> Bool {
    guard let found else { return false }
    let watch = environment ?? found.makeEnvironmentWatch(at: place, in: copy around)
    environment = watch
    model = ContentModel(found, watch, inside: copy around)
    return true
  }

  /// Lets go of what the model has shown. To be called when all rows have gone.
  mutating func forgetRows() {
    model?.close()
    model = nil
  }

  /// Whether the row that is being built is the one to be looked at. To be asked once for each that is built.
  var wantsToLook: Bool {
    mutating get {
      builtCount += 1
      return builtCount == Self.rowsBefore
    }
  }

  /// Looks at a row that was built in a scope, where the tree had so many parts that wait for the layout pass before. The inputs are those of the
  /// `ForEach`.
  mutating func look(
    at outputs: _ViewListOutputs, of content: AttributeID, in scope: Scope, after waitingParts: Int, _ inputs: _ViewListInputs
  ) {
    // What waits does so by a count that building alone keeps.
    guard scope.waitingParts == waitingParts else { return }
    found = PatternFinder.pattern(of: content, outputs, in: scope, inputs)
  }
}

extension Scope {
  /// Whether z-indices may order the drawings of the tree.
  fileprivate var ordersDrawings: Bool { @inline(never) get { surroundings.hasZIndices } }
}

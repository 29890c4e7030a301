import RivuletGraph

/// The pattern of the rows of a `ForEach`, once there have been enough of them that to look for one pays.
@MainActor
struct RowPattern {
  /// How many rows are built before one is looked at (our choice: to look takes about as long as to build two).
  private static var rowsBefore: Int { 4 }

  private var found: ContentPattern?
  private var builtCount = 0

  /// Whether rows are made by it.
  var isFound: Bool { found != nil }

  /// Makes a row by the pattern; nil where there is none.
  func make(_ content: Attribute<Void>, in scope: borrowing Scope, at place: EnvironmentPlace) -> _ViewListOutputs? {
    guard found != nil, !scope.ordersDrawings else { return nil }
    return found?.make(content, in: scope, at: place)
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

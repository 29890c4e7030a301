extension ArraySlice<Token> {
  /// Returns the tokens after the initial group, which extends from its opening to its closing bracket.
  func droppingGroup() -> ArraySlice<Token> {
    var depth = 0
    for index in indices {
      if self[index].opens { depth += 1 }
      if self[index].closes { depth -= 1 }
      if depth == 0 { return self[(index + 1)...] }
    }
    return self[endIndex...]
  }

  /// Returns the tokens after the initial attribute. Parentheses are the attribute's arguments only if no space precedes them.
  func droppingAttribute() -> ArraySlice<Token> {
    var rest = dropFirst(2)
    while rest.first?.spells(".") == true { rest = rest.dropFirst(2) }
    if let next = rest.first, next.spells("("), !next.isSpaced { rest = rest.droppingGroup() }
    return rest
  }

  /// Splits the tokens before the first token outside all brackets for which `fits` returns true.
  func splitAtTopLevel(where fits: (Token) -> Bool) -> (ArraySlice<Token>, ArraySlice<Token>) {
    var depth = 0
    for index in indices {
      if depth == 0, fits(self[index]) { return (self[..<index], self[index...]) }
      if self[index].opens { depth += 1 }
      if self[index].closes { depth -= 1 }
    }
    return (self, self[endIndex...])
  }

  /// Returns true if a token with the given spelling occurs outside all brackets.
  func contains(topLevel text: String) -> Bool {
    !splitAtTopLevel { $0.spells(text) }.1.isEmpty
  }

  /// Splits an initial value from the subsequent braces that contain `willSet` or `didSet`. Any other braces are part of the value.
  func splittingObservers() -> (ArraySlice<Token>, ArraySlice<Token>) {
    var rest = self
    while let open = rest.firstIndex(where: { $0.opens }) {
      let behind = self[open...].droppingGroup()
      if self[open].spells("{"), open > startIndex, behind.isEmpty, self[open...].dropFirst().beginsWithObserver {
        return (self[..<open], self[open...])
      }
      rest = behind
    }
    return (self, self[endIndex...])
  }

  /// True if the tokens begin with a name followed by two adjacent colons, as in `SwiftUI::View`.
  var beginsWithModuleSelector: Bool {
    let colons = dropFirst().prefix(2)
    return colons.count == 2 && colons.allSatisfy { $0.spells(":") } && colons.last?.isSpaced == false
  }

  private var beginsWithObserver: Bool {
    var rest = self
    while rest.first?.spells("@") == true { rest = rest.droppingAttribute() }
    return rest.first.map { $0.spells("willSet") || $0.spells("didSet") } ?? false
  }
}

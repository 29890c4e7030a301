/// The view that a delegate shows in the window, with the constants it uses.
struct RootView: Equatable {
  /// A constant or variable declared in the delegate or in the function that creates the view.
  struct Constant: Equatable {
    /// The name.
    var name: String
    /// The declaration, such as `let store = Store()`.
    var text: String
    /// The line in the file, starting at 1.
    var line: Int
  }

  /// The expression that creates the view.
  var expression: String
  /// The line in the file at which the expression starts, starting at 1.
  var line: Int
  /// The constants that the expression requires, in source order.
  var constants: [Constant]

  /// Finds the argument of an initializer such as `UIHostingController(rootView:)` in a part of a file. Returns nil if there is none.
  static func find(in source: SourceText, within range: Range<Int>) -> RootView? {
    for label in source.places(ofWord: "rootView") where range.contains(label) {
      guard let opening = source.masked[..<label].lastIndex(where: { $0 > 32 }), source.masked[opening] == UInt8(ascii: "("),
        let colon = source.masked[(label + 8)...].firstIndex(where: { $0 > 32 }), source.masked[colon] == UInt8(ascii: ":")
      else { continue }
      let end = argumentEnd(in: source, from: colon + 1)
      let start = source.masked[(colon + 1)..<end].firstIndex { $0 > 32 } ?? end
      guard start < end else { continue }
      let expression = withoutSelf(trimmed(source.text(start..<end)))
      let constants = needed(for: expression, of: declarations(in: source, around: label, within: range))
      return RootView(expression: expression, line: source.line(at: start), constants: constants)
    }
    return nil
  }

  /// Returns the offset of the comma or bracket that ends an argument.
  private static func argumentEnd(in source: SourceText, from start: Int) -> Int {
    var place = start
    while place < source.masked.count {
      let byte = source.masked[place]
      if byte == UInt8(ascii: ",") || SourceText.isClosing(byte) { return place }
      place = SourceText.isOpening(byte) ? source.end(ofBracketAt: place) : place + 1
    }
    return place
  }

  /// Returns the constants to which an expression refers, directly or through other constants.
  private static func needed(for expression: String, of all: [Constant]) -> [Constant] {
    var names = words(of: expression)
    var needed: Set<Int> = []
    while let index = all.indices.last(where: { !needed.contains($0) && names.contains(all[$0].name) }) {
      needed.insert(index)
      names.formUnion(words(of: all[index].text))
    }
    // If two constants have the same name, the inner one, which comes last, takes precedence.
    var result: [Constant] = []
    for index in needed.sorted() {
      result.removeAll { $0.name == all[index].name }
      result.append(all[index])
    }
    return result
  }

  /// Returns the view with an additional constant for each scene that the delegate receives from the system and that the other constants
  /// use, as in `if let windowScene = scene as? UIWindowScene`. The constant's value is a generated scene.
  func makingScenes(of source: SourceText) -> RootView {
    let names = Self.words(of: constants.map(\.text).joined(separator: "\n") + "\n" + expression)
    var view = self
    for match in source.text(0..<source.masked.count).matches(of: /let (\w+) = \(?\w+ as\? UIWindowScene\b/).reversed() {
      let name = String(match.output.1)
      guard names.contains(name), !view.constants.contains(where: { $0.name == name }) else { continue }
      view.constants.insert(Constant(name: name, text: "let \(name) = UIWindowScene()", line: line), at: 0)
    }
    return view
  }

  /// Returns the identifiers and keywords in text, including those inside strings.
  private static func words(of text: String) -> Set<String> {
    Set(text.utf8.split { !SourceText.isWord($0) }.map { String(decoding: Array($0), as: UTF8.self) })
  }

  /// Returns the constants with a value in the blocks that enclose an offset, outermost block first.
  private static func declarations(in source: SourceText, around place: Int, within range: Range<Int>) -> [Constant] {
    var found: [Constant] = []
    for block in blocks(in: source, around: place, within: range) {
      var position = block.lowerBound
      let isOutermost = found.isEmpty && block.lowerBound == range.lowerBound
      while position < block.upperBound {
        // In a function, only the declarations before the view have a value at this point.
        if !isOutermost, position > place { break }
        if let constant = constant(in: source, at: position, limit: block.upperBound) {
          found.append(constant.value)
          position = constant.end
        } else {
          position = SourceText.isOpening(source.masked[position]) ? source.end(ofBracketAt: position) : position + 1
        }
      }
    }
    return found
  }

  /// Returns the brace-delimited blocks that enclose an offset, outermost first.
  private static func blocks(in source: SourceText, around place: Int, within range: Range<Int>) -> [Range<Int>] {
    var blocks = [range]
    var position = range.lowerBound
    while position < place {
      if SourceText.isOpening(source.masked[position]) {
        let end = source.end(ofBracketAt: position)
        if end <= place {
          position = end
          continue
        }
        if source.masked[position] == UInt8(ascii: "{") { blocks.append((position + 1)..<max(position + 1, end - 1)) }
      }
      position += 1
    }
    return blocks
  }

  /// Returns the declaration of an initialized constant or variable that starts at an offset, along with the offset of its end.
  private static func constant(in source: SourceText, at start: Int, limit: Int) -> (value: Constant, end: Int)? {
    guard start == 0 || !SourceText.isWord(source.masked[start - 1]), !followsCondition(source, start) else { return nil }
    guard let keyword = ["let ", "var "].first(where: { source.masked[start...].starts(with: Array($0.utf8)) }) else { return nil }
    let nameStart = source.masked[(start + keyword.utf8.count)..<limit].firstIndex { $0 > 32 } ?? limit
    let nameEnd = source.masked[nameStart..<limit].firstIndex { !SourceText.isWord($0) } ?? limit
    guard nameEnd > nameStart, let equals = equals(in: source, from: nameEnd, limit: limit) else { return nil }
    let end = statementEnd(in: source, from: equals + 1, limit: limit)
    let text = withoutSelf(trimmed(source.text(start..<end)))
    return (Constant(name: source.text(nameStart..<nameEnd), text: text, line: source.line(at: start)), end)
  }

  /// Returns true if the constant follows `if`, `guard`, or `while`, where it is part of a condition.
  private static func followsCondition(_ source: SourceText, _ start: Int) -> Bool {
    let line = (source.masked[..<start].lastIndex(of: 10) ?? -1) + 1
    let before = String(decoding: source.masked[line..<start], as: UTF8.self)
    return before.split(separator: " ").contains { ["if", "guard", "while", "case", "for", "else"].contains($0) }
  }

  /// Returns the offset of a declaration's equal sign, or nil if the statement ends without one.
  private static func equals(in source: SourceText, from start: Int, limit: Int) -> Int? {
    var place = start
    while place < limit {
      let byte = source.masked[place]
      if byte == UInt8(ascii: "=") { return place }
      if byte == 10 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ";") || SourceText.isClosing(byte) { return nil }
      place = SourceText.isOpening(byte) ? source.end(ofBracketAt: place) : place + 1
    }
    return nil
  }

  /// Returns the offset of the end of a statement, which is the end of a line that the next line doesn't continue.
  private static func statementEnd(in source: SourceText, from start: Int, limit: Int) -> Int {
    var place = start
    var lastCode = UInt8(ascii: "=")
    while place < limit {
      let byte = source.masked[place]
      if byte == UInt8(ascii: ";") || SourceText.isClosing(byte) { return place }
      if byte == 10 {
        let next = source.masked[place..<limit].firstIndex { $0 > 32 }.map { source.masked[$0] } ?? 0
        let continues = [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "|"), UInt8(ascii: "&")]
        let awaits = [UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: ".")]
        if !continues.contains(next), !awaits.contains(lastCode) { return place }
      }
      if byte > 32 { lastCode = byte }
      if SourceText.isOpening(byte) {
        place = source.end(ofBracketAt: place)
        lastCode = UInt8(ascii: ")")
      } else {
        place += 1
      }
    }
    return limit
  }

  /// Returns text with explicit references to members of `self` replaced by implicit ones.
  private static func withoutSelf(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: "self.") {
      result += rest[..<range.lowerBound]
      let isWhole = result.utf8.last.map { !SourceText.isWord($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\\") } ?? true
      if !isWhole { result += "self." }
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns text without surrounding spaces and line breaks.
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

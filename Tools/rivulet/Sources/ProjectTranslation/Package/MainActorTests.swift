import Foundation

/// A rewriter that adds nonisolated callers for XCTest tests, set-up functions, and tear-down functions that are isolated to the main
/// actor. On Linux, XCTest calls these functions on the main thread, but supports only nonisolated functions and async functions.
enum MainActorTests {
  /// Returns the text of a file with such callers added, or nil for a file that needs none.
  ///
  /// The line and column of all existing code are unchanged. Callers are inserted before the brace that closes their class.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("@MainActor".utf8)) != nil,
      data.range(of: Data("XCTest".utf8)) != nil
    else { return nil }
    let source = SourceText(String(decoding: data, as: UTF8.self))
    let tests = Set(source.places(of: "@MainActor").flatMap { self.tests(in: source, behind: $0) })
    guard !tests.isEmpty else { return nil }
    var bytes = source.bytes
    for test in tests {
      bytes[test.name.lowerBound] -= 32
      bytes.replaceSubrange(test.modifiers, with: test.changedModifiers)
    }
    let places = Dictionary(grouping: tests, by: \.place)
    for (place, tests) in places.sorted(by: { $0.key > $1.key }) {
      let callers = tests.sorted { $0.name.lowerBound < $1.name.lowerBound }.map(\.caller).joined(separator: "; ")
      let isAlone = source.masked[..<place].last { $0 != 32 && $0 != 9 } == 10
      bytes.insert(contentsOf: "\(isAlone ? "" : "; ")\(callers) ".utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A function that needs a caller.
  private struct Test: Hashable {
    /// The range of the name. In the changed function, the name starts with a capital letter.
    let name: Range<Int>
    /// The range of the modifiers.
    let modifiers: Range<Int>
    /// The modifiers of the changed function, with unchanged length. A function that overrides another is made private, so that it doesn't
    /// override a changed function.
    let changedModifiers: [UInt8]
    /// The offset at which to insert the caller.
    let place: Int
    /// The declaration of the caller, which has the original name of the test.
    let caller: String

    init(_ source: SourceText, name: Range<Int>, modifiers: Range<Int>, place: Int, throws isThrowing: Bool) {
      self.name = name
      self.modifiers = modifiers
      self.place = place
      let words = MainActorTests.words(in: source, modifiers)
      let isOverride = words.contains { $0.word == "override" }
      let access = words.first { ["public", "open"].contains($0.word) }.map { "\($0.word) " } ?? ""
      var changed = Array(source.bytes[modifiers])
      for (word, place) in words {
        let range = (place - modifiers.lowerBound)..<(place - modifiers.lowerBound + word.utf8.count)
        switch word {
        case "override": changed.replaceSubrange(range, with: Array("private ".utf8))
        case "public", "open", "internal", "package": if isOverride { changed.replaceSubrange(range, with: range.map { _ in 32 }) }
        default: break
        }
      }
      changedModifiers = changed
      let text = source.text(name)
      let (mark, attempt) = isThrowing ? (" throws", "try ") : ("", "")
      // A class that is not itself isolated to the main actor is not sendable.
      caller =
        "\(access)nonisolated \(isOverride ? "override " : "")func \(text)()\(mark) { nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(text.prefix(1).uppercased())\(text.dropFirst())() } }"
    }
  }

  /// The functions that XCTest calls before and after a test.
  private static let surroundings: Set = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"]

  /// Returns the tests to which an attribute applies: a single test, or all tests in a class.
  private static func tests(in source: SourceText, behind attribute: Int) -> [Test] {
    var place = attribute + "@MainActor".utf8.count
    while let start = source.masked[place...].firstIndex(where: { $0 > 32 }) {
      let end = source.masked[(start + 1)...].firstIndex { !SourceText.isWord($0) } ?? source.masked.count
      switch source.text(start..<end) {
      case "func": return test(in: source, at: start).map { [$0] } ?? []
      case "class":
        guard let opening = source.masked[end...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
        let body = opening..<source.end(ofBracketAt: opening)
        return source.places(ofWord: "func").filter(body.contains).compactMap { test(in: source, at: $0) }
      case "final", "public", "internal", "package", "open", "override": place = end
      case let word where word.hasPrefix("@"): place = end
      default: return []
      }
    }
    return []
  }

  /// Returns the test declared by a `func` keyword, or nil for an async function or one that XCTest does not call.
  private static func test(in source: SourceText, at keyword: Int) -> Test? {
    guard let start = source.masked[(keyword + "func".utf8.count)...].firstIndex(where: { $0 > 32 }),
      let end = source.masked[start...].firstIndex(where: { !SourceText.isWord($0) }), source.masked[end] == UInt8(ascii: "("),
      let brace = source.masked[end...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let closing = source.end(ofBracketAt: end)
    guard closing <= brace, source.text(end..<closing).filter({ !$0.isWhitespace }) == "()" else { return nil }
    let effects = source.text(closing..<brace)
    let line = source.masked[..<keyword].lastIndex { $0 == 10 || [";", "{", "}"].contains(UnicodeScalar($0)) }.map { $0 + 1 } ?? 0
    let modifiers = Set(words(in: source, line..<keyword).map(\.word))
    let name = source.text(start..<end)
    guard name.hasPrefix("test") || surroundings.contains(name) && modifiers.contains("override"), !effects.contains("async"),
      modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class", "nonisolated"])
    else { return nil }
    return Test(
      source, name: start..<end, modifiers: line..<keyword, place: place(in: source, behind: source.end(ofBracketAt: brace), of: keyword),
      throws: effects.contains("throws"))
  }

  /// Returns the words in a range of the code, with their offsets.
  private static func words(in source: SourceText, _ range: Range<Int>) -> [(word: String, place: Int)] {
    source.masked[range].indices.filter {
      SourceText.isWord(source.masked[$0]) && ($0 == range.lowerBound || !SourceText.isWord(source.masked[$0 - 1]))
    }
    .map { start in
      let end = source.masked[start..<range.upperBound].firstIndex { !SourceText.isWord($0) } ?? range.upperBound
      return (source.text(start..<end), start)
    }
  }

  /// Returns the offset at which to insert a function's caller: before the brace that closes its class, or after the function if it may be
  /// inside a conditional compilation block.
  private static func place(in source: SourceText, behind end: Int, of keyword: Int) -> Int {
    var openings: [Int] = []
    for place in 0..<keyword {
      if source.masked[place] == UInt8(ascii: "{") { openings.append(place) }
      if source.masked[place] == UInt8(ascii: "}") { _ = openings.popLast() }
    }
    guard let opening = openings.last, !source.text(masked: opening..<keyword).contains("#if") else { return end }
    return source.end(ofBracketAt: opening) - 1
  }
}

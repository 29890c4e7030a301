import Foundation

/// Gives the tests of XCTest that are on the main actor callers that are on no actor. On Linux XCTest calls tests on the main thread, and lists only
/// such functions and async ones.
enum MainActorTests {
  /// Returns the text of a file with such callers, or nil for a file that needs none. All code keeps its line.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("@MainActor".utf8)) != nil,
      data.range(of: Data("XCTestCase".utf8)) != nil
    else { return nil }
    let source = SourceText(String(decoding: data, as: UTF8.self))
    let tests = Set(source.places(of: "@MainActor").flatMap { self.tests(in: source, behind: $0) })
    guard !tests.isEmpty else { return nil }
    var bytes = source.bytes
    let insertions = tests.flatMap { [(place: $0.name, text: Test.prefix), (place: $0.end, text: $0.caller)] }
    for insertion in insertions.sorted(by: { $0.place > $1.place }) { bytes.insert(contentsOf: insertion.text.utf8, at: insertion.place) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A test that gets a caller.
  private struct Test: Hashable {
    /// The text in front of the name of the function that the caller calls.
    static let prefix = "onMainActor_"

    /// The offset of the name of the test.
    let name: Int
    /// The offset behind the body of the test.
    let end: Int
    /// The declaration of the caller, which has the name of the test.
    let caller: String

    init(_ text: String, at name: Int, end: Int, throws isThrowing: Bool) {
      (self.name, self.end) = (name, end)
      let (mark, attempt) = isThrowing ? (" throws", "try ") : ("", "")
      // A class that is not itself on the main actor is not sendable.
      caller =
        "; nonisolated func \(text)()\(mark) { nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(Self.prefix)\(text)() } }"
    }
  }

  /// The tests to which an attribute belongs: one, or those of a class.
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
      case "final", "public", "internal", "open", "override": place = end
      case let word where word.hasPrefix("@"): place = end
      default: return []
      }
    }
    return []
  }

  /// The test that a `func` declares, or nil for a function that XCTest does not call, and for an async one.
  private static func test(in source: SourceText, at keyword: Int) -> Test? {
    guard let start = source.masked[(keyword + "func".utf8.count)...].firstIndex(where: { $0 > 32 }),
      let end = source.masked[start...].firstIndex(where: { !SourceText.isWord($0) }), source.masked[end] == UInt8(ascii: "("),
      let brace = source.masked[end...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let closing = source.end(ofBracketAt: end)
    let name = source.text(start..<end)
    guard name.hasPrefix("test"), closing <= brace, source.text(end..<closing).filter({ !$0.isWhitespace }) == "()" else { return nil }
    let effects = source.text(closing..<brace)
    let line = source.masked[..<keyword].lastIndex { $0 == 10 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "{") } ?? 0
    let modifiers = source.text(line..<keyword)
    guard !effects.contains("async"), !["private", "static", "nonisolated"].contains(where: modifiers.contains) else { return nil }
    return Test(name, at: start, end: source.end(ofBracketAt: brace), throws: effects.contains("throws"))
  }
}

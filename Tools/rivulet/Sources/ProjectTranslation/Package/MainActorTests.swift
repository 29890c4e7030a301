import Foundation

/// Makes the tests of XCTest that are on the main actor async. On Linux XCTest cannot call them otherwise.
enum MainActorTests {
  /// Returns the text of a file with `async` behind such tests, or nil for a file without one. All code keeps its line.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path), data.range(of: Data("@MainActor".utf8)) != nil,
      data.range(of: Data("XCTestCase".utf8)) != nil
    else { return nil }
    let source = SourceText(String(decoding: data, as: UTF8.self))
    var bytes = source.bytes
    for place in Set(source.places(of: "@MainActor").flatMap { tests(in: source, behind: $0) }).sorted(by: >) {
      bytes.insert(contentsOf: " async".utf8, at: place)
    }
    return bytes == source.bytes ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The offsets behind the brackets of the tests to which an attribute belongs: one, or those of a class.
  private static func tests(in source: SourceText, behind attribute: Int) -> [Int] {
    var place = attribute + "@MainActor".utf8.count
    while let start = source.masked[place...].firstIndex(where: { $0 > 32 }) {
      let end = source.masked[(start + 1)...].firstIndex { !SourceText.isWord($0) } ?? source.masked.count
      switch source.text(start..<end) {
      case "func": return test(in: source, at: start).map { [$0] } ?? []
      case "class":
        guard let opening = source.masked[end...].firstIndex(of: UInt8(ascii: "{")) else { return [] }
        let body = opening..<source.end(ofBracketAt: opening)
        return source.places(ofWord: "func").filter(body.contains).compactMap { test(in: source, at: $0) }
      case "final", "public", "internal", "private", "fileprivate", "open", "override": place = end
      case let word where word.hasPrefix("@"): place = end
      default: return []
      }
    }
    return []
  }

  /// The offset behind the brackets of the test that a `func` declares; nil for other functions, for async ones, and for tests that wait, which only
  /// functions that are not async can do.
  private static func test(in source: SourceText, at keyword: Int) -> Int? {
    guard let opening = source.masked[keyword...].firstIndex(of: UInt8(ascii: "(")),
      let brace = source.masked[opening...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let end = source.end(ofBracketAt: opening)
    let name = source.text(keyword..<opening).split(whereSeparator: \.isWhitespace).last ?? ""
    let body = String(decoding: source.masked[brace..<source.end(ofBracketAt: brace)], as: UTF8.self)
    guard name.hasPrefix("test"), source.text(opening..<end).filter({ !$0.isWhitespace }) == "()", end <= brace,
      !source.text(end..<brace).contains("async"), !["wait(", "waitForExpectations(", "measure"].contains(where: body.contains)
    else { return nil }
    return end
  }
}

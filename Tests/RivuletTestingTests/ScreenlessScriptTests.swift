import RivuletHeadless
import Testing

/// The steps of runs without a screen.
struct ScreenlessScriptTests {
  @Test func `steps stand on lines or between semicolons`() throws {
    let script = try ScreenlessScript(
      " texts ;; tap Play it again\nadvance 1.5 ;type a into b into Some name; png a b.png\nsay  hello;settle;issues;semantics;display")
    #expect(
      script.steps == [
        .texts, .tap("Play it again"), .advance(1.5), .type("a into b", into: "Some name"), .png("a b.png"), .say("hello"), .settle,
        .issues, .semantics, .display,
      ])
    #expect(try ScreenlessScript(" ;\n").steps == [])
  }

  @Test(arguments: [
    "jump", "tap", "png", "advance", "advance x", "advance -1", "advance nan", "advance 1e9", "texts now", "type", "type x",
  ])
  func `what is no step is a sentence`(_ text: String) {
    #expect(throws: ScreenlessError.invalidStep(text)) { try ScreenlessScript("texts; \(text)") }
  }

  @Test(arguments: ["d.jpg", "picture", "a.png/b", "png"])
  func `a picture in a file that does not end in png is refused before anything runs`(_ path: String) {
    #expect(throws: ScreenlessError.unsupportedFormat(path)) { try ScreenlessScript("texts; png \(path)") }
    #expect(
      "\(ScreenlessError.unsupportedFormat(path))"
        == "Images are PNG files, but \(path) has another extension. Use a name that ends in .png.")
  }

  @Test func `the ending of a picture may be written large`() throws {
    #expect(try ScreenlessScript("png A.PNG").steps == [.png("A.PNG")])
  }
}

import Testing

@testable import ProjectReading

struct PropertyListParserTests {
  private func parse(_ text: String) throws -> PropertyList { try PropertyListParser.parse(Array(text.utf8)) }

  private func error(_ text: String) -> PropertyListError? {
    #expect(throws: PropertyListError.self) { try parse(text) }
  }

  @Test func `dictionaries, arrays, strings and data are read`() throws {
    let list = try parse(
      """
      // !$*UTF8*$!
      { a = plain.swift; "b c" = ( 1, "two \\"quoted\\"", ); /* comment */ d = <0f A0>; e = 'x\\ny'; f = {}; }
      """)
    #expect(list["a"]?.text == "plain.swift")
    #expect(list["b c"]?.texts == ["1", "two \"quoted\""])
    #expect(list["d"] == .data([0x0F, 0xA0]))
    #expect(list["e"]?.text == "x\ny")
    #expect(list["f"]?.entries == [:])
  }

  @Test func `escapes stand for their characters`() throws {
    #expect(try parse(#"("\t\U00e9\101\\", Grüße, "\Ud83d\Ude00")"#).texts == ["\té\u{41}\\", "Grüße", "😀"])
  }

  @Test func `an error has the line of what is wrong`() {
    #expect(error("{\n a = 1;\n b = 2\n c = 3;\n}")?.line == 4)
    #expect(error("{\n a = (1, 2\n 3);\n}")?.line == 3)
    #expect(error("{ a = \"x\n\n")?.sentence == "The file ends within a string that begins on line 1.")
  }

  @Test func `other formats are refused with a sentence`() {
    #expect(error("bplist00\u{1}")?.sentence == "The file is a binary property list.")
    #expect(error("<?xml version=\"1.0\"?>\n<plist/>")?.sentence == "The file is an XML property list.")
    #expect(error("")?.sentence == "The file is empty.")
    #expect(error("{\n<<<<<<< HEAD\n a = 1;\n")?.sentence.contains("conflict") == true)
    #expect(throws: PropertyListError(line: 2, sentence: "The file is not UTF-8 text.", advice: "Save it as UTF-8.")) {
      try PropertyListParser.parse(Array("{\na = \"".utf8) + [0xFF, 0x41])
    }
  }

  @Test func `lists that are nested too deeply are refused`() {
    #expect(error(String(repeating: "(", count: 100_000))?.sentence == "Lists are nested too deeply.")
  }
}

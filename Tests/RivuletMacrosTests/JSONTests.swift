import RivuletExpansion
import Testing

@Suite struct JSONTests {
  private func parse(_ text: String) -> JSON? { JSON(parsing: Array(text.utf8)) }

  @Test(arguments: [
    "null", "true", "false", "0", "-12", "\"\"", "[]", "{}", "[1,[2,\"x\"],{\"a\":null}]", #"{"a":{"b":[true,false]},"c":"d"}"#,
    #""é😀\n\t\r\"\\\u0001""#,
  ])
  func `text survives reading and writing`(text: String) {
    #expect(parse(text)?.text == text)
  }

  @Test func `every escape is read`() {
    #expect(parse(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test func `white space between tokens does not count`() {
    #expect(parse(" { \"a\" :\n[ 1 ,\t2 ] } ") == ["a": [1, 2]])
  }

  @Test(arguments: [
    "", " ", "nul", "1 2", "1.5", "\"a", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1", "\"\\x\"", "\"\\ud83d\"", "\"\\u12\"",
    "--1", "]",
  ])
  func `what is not one whole value is refused`(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func `nesting without end is refused before the stack is`() {
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
    #expect(parse(String(repeating: "[", count: 100) + String(repeating: "]", count: 100)) != nil)
  }

  @Test func `members are found by key and only in objects`() {
    let value = parse(#"{"a":1,"b":"x","c":[2]}"#)
    #expect(value?["a"]?.number == 1)
    #expect(value?["b"]?.string == "x")
    #expect(value?["c"]?.array == [2])
    #expect(value?["d"] == nil)
    #expect(value?["a"]?["a"] == nil)
    #expect(value?["a"]?.string == nil)
    #expect(value?["b"]?.number == nil)
    #expect(value?["b"]?.array == nil)
  }
}

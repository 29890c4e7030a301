import Testing

@testable import AppBuilding

@Suite struct UserLinesTests {
  @Test func `below a message about a copy stand the author's lines`() {
    let message = """
      /src/T.swift:2:9: error: cannot find 'x' in scope
       9 | #sourceLocation(file: "/src/T.swift", line: 1)
      10 | class ATests {
      11 |   func TestOne() { x }
         |                    `- error: cannot find 'x' in scope
      12 | nonisolated func testOne() {} }
      13 |
      /src/T.swift:1:7: note: a note
      10 | class ATests {
         |       `- note: a note
      """
    let lines = UserLines.restored(message.split(separator: "\n")) { path in
      path == "/src/T.swift" ? ["class ATests {", "  func testOne() { x }", "}", ""] : []
    }
    #expect(
      lines.joined(separator: "\n") == """
        /src/T.swift:2:9: error: cannot find 'x' in scope
         1 | class ATests {
         2 |   func testOne() { x }
           |                    `- error: cannot find 'x' in scope
         3 | }
         4 | 
        /src/T.swift:1:7: note: a note
         1 | class ATests {
           |       `- note: a note
        """)
  }

  @Test func `other messages stay as they are`() {
    let message: [Substring] = ["/src/A.swift:2:1: error: wrong", "1 | one", "2 | two", "  | `- error: wrong", "error: else"]
    #expect(UserLines.restored(message) { _ in ["changed"] } == message)
  }
}

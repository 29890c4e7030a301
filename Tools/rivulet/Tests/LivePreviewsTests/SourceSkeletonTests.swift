import Testing

@testable import LivePreviews

/// The parts of a file that other files can depend on.
struct SourceSkeletonTests {
  private static let file = """
    import SwiftUI
    struct A: View {
      @State private var count = 3
      let title: String
      var isOn: Bool { count > 3 }
      var body: some View {
        VStack { Text("one \\(count + { 1 }())") } // a comment
      }
      func add(_ number: Int = 1) -> Int { number + 1 }
    }
    extension A: P where B == Int { init(_ b: B) { self.init(title: "}") } }
    let table = ["a": { 1 }]
    #Preview("A") { A(title: "x") }

    """

  private static func same(_ old: String, _ new: String) -> Bool {
    #expect(file.contains(old), "\(old) is no part of the file.")
    return SourceSkeleton.text(of: file) == SourceSkeleton.text(of: file.replacing(old, with: new))
  }

  @Test(
    arguments: [
      ("VStack {", "HStack {"), ("one ", "two { "), ("count > 3", "count < 4"), ("// a comment", "/* { */"), ("number + 1", "number"),
      ("self.init(title: \"}\")", "self.init(title: \"{\")"), ("A(title: \"x\")", "A(title: \"y\").bold()"),
      ("#Preview(\"A\") { A(title: \"x\") }", "#Preview(\"A\") { let a = 1; A(title: \"x\") }"),
    ])
  func `code inside of functions counts for nothing`(old: String, new: String) {
    #expect(Self.same(old, new))
  }

  @Test(
    arguments: [
      ("let title: String", "var title: String"), ("let title: String", "let title: String\n  let more = 1"),
      ("= 3\n", "= 3.0\n"), ("isOn: Bool {", "isOn: Bool? {"), ("count > 3 }", "count > 3 }\n  var isOff: Bool { false }"),
      ("{ count > 3 }", "{ get { true } set {} }"), ("_ number: Int = 1", "_ number: Int = 2"), ("-> Int {", "-> Int? {"),
      ("where B == Int", "where B == Bool"), ("{ 1 }]", "{ 2 }]"), ("import SwiftUI", "import Foundation"), ("A: View", "A2: View"),
      ("struct A", "final class A"), ("private var count", "var count"),
    ])
  func `declarations count`(old: String, new: String) {
    #expect(!Self.same(old, new))
  }

  @Test func `a file with code for other modules counts as a whole`() {
    #expect(SourceSkeleton.text(of: "@inlinable func a() { 1 }") != SourceSkeleton.text(of: "@inlinable func a() { 2 }"))
  }

  @Test(arguments: ["{", "}", "\"", "\"\"\"", "/*", "#\"", "func a() {", "\"\\(", "struct A { var body: some View { \"\\(x"])
  func `half of a file is read to its end`(source: String) {
    _ = SourceSkeleton.text(of: source)
  }
}

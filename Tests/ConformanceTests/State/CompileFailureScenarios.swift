import Foundation
import Testing

extension Conformance {
  /// What the compiler must refuse.
  struct CompileFailureScenarios {
    @Test func `S20 A2.11 mutating a plain property in an action is a compile error`() throws {
      let diagnostics = try Compiler.diagnostics(
        of: """
          import SwiftUI

          struct ContentView: View {
            var isCaptured = false
            var body: some View {
              Button("go") { self.isCaptured.toggle() }
            }
          }
          """)
      #expect(diagnostics.contains("cannot use mutating member on immutable value: 'self' is immutable"))
    }

    @Test func `A1.22 a child that only reads takes the value, and may not change it`() throws {
      let source = { (change: String) in
        """
        import SwiftUI

        struct Child: View {
          let count: Int
          var body: some View { Button("\\(count)") { \(change) } }
        }

        struct Parent: View {
          @State private var count = 0
          var body: some View { Child(count: count) }
        }
        """
      }
      #expect(try Compiler.diagnostics(of: source("")) == "")
      #expect(try Compiler.diagnostics(of: source("count += 1")).contains("'count' is a 'let' constant"))
    }

    @Test func `A2.07 the same view with state compiles`() throws {
      let diagnostics = try Compiler.diagnostics(
        of: """
          import SwiftUI

          struct ContentView: View {
            @State private var isCaptured = false
            var body: some View {
              Button("go") { self.isCaptured.toggle() }
              Button("come") { isCaptured.toggle() }
            }
          }
          """)
      #expect(diagnostics == "")
    }
  }
}

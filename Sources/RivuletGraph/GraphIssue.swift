/// A mistake in the code that uses the graph, as a sentence.
package struct GraphIssue: CustomStringConvertible, Sendable {
  package let description: String
}

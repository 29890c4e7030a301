/// A mistake of the code around the graph, as a sentence.
package struct GraphIssue: CustomStringConvertible, Sendable {
  package let description: String
}

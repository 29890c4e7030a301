package import Foundation
package import RivuletGeometry

/// A layout query: the proposal to a node, the size that the node chose, and the node that asked.
@MainActor
package struct LayoutQuestion {
  package let node: ViewNode
  /// The index of the query during which this one was asked; nil for the outermost query.
  package let asker: Int?
  package let proposal: ProposedViewSize
  package internal(set) var answer = CGSize.zero
}

/// Records the queries of a layout, in the order in which they are made.
@MainActor
final class LayoutRecorder {
  private(set) var questions: [LayoutQuestion] = []
  private var open: [Int] = []

  func begin(_ node: ViewNode, _ proposal: ProposedViewSize) {
    questions.append(LayoutQuestion(node: node, asker: open.last, proposal: proposal))
    open.append(questions.count - 1)
  }

  func end(_ size: CGSize) {
    if let index = open.popLast() { questions[index].answer = size }
  }
}

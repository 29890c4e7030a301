package import Foundation
package import RivuletGeometry

/// A layout query: a proposal to a node, the resulting size, and the query that caused it.
@MainActor
package struct LayoutQuery {
  package let node: ViewNode
  /// The index of the query that caused this one; nil for the outermost query.
  package let asker: Int?
  package let proposal: ProposedViewSize
  package internal(set) var answer = CGSize.zero
}

/// A recorder of layout queries, in the order in which they are made.
@MainActor
final class LayoutRecorder {
  private(set) var questions: [LayoutQuery] = []
  private var open: [Int] = []

  func begin(_ node: ViewNode, _ proposal: ProposedViewSize) {
    questions.append(LayoutQuery(node: node, asker: open.last, proposal: proposal))
    open.append(questions.count - 1)
  }

  func end(_ size: CGSize) {
    if let index = open.popLast() { questions[index].answer = size }
  }
}

@_spi(SwiftUI) import Observation
import RivuletGraph
package import RivuletTree

/// What a closure of the app decides about a node.
package enum ClosureUse {
  /// A guide, a size, a place.
  case layout
  /// A path, a picture.
  case drawing
}

/// What closures of the app have read for one node while it was laid out or drawn: a change has that done again, even where the body that made the
/// closure stays equal (B3.03).
@MainActor
final class ClosureReads {
  private unowned let node: ViewNode
  fileprivate let use: ClosureUse
  /// Read since the last change.
  private var sources: [AttributeID] = []
  private var observation: ObservationTracker
  private var rule: AttributeID!

  fileprivate init(of node: ViewNode, for use: ClosureUse) {
    self.node = node
    self.use = use
    observation = ObservationTracker(in: node.scope.surroundings)
    rule = node.scope.makeSink(ClosureReadsRule(reads: self)).id
  }

  /// Calls a closure and notes what it reads.
  func note<Result>(for type: any Any.Type, _ body: () -> Result) -> Result {
    let (result, read) = rule.graph.collectReads { observation.track(rule: rule, for: type, body) }
    let new = read.filter { !sources.contains($0) }
    if !new.isEmpty {
      sources += new
      rule.graph.invalidate(rule)
    }
    return result
  }

  /// Depends on what was read, or, after a change of that, has the node laid out or drawn again, which reads anew.
  fileprivate func update(hasChanged: Bool) {
    guard hasChanged || observation.isInvalidated else {
      for source in sources { source.touch() }
      return
    }
    sources = []
    switch use {
    case .layout: node.answersMayDiffer()
    case .drawing: node.drawingMayDiffer()
    }
  }
}

@MainActor
private struct ClosureReadsRule: @MainActor Rule {
  let reads: ClosureReads

  mutating func update(_ output: borrowing RuleOutput<Void>) {
    let hasChanged = output.hasValue ? output.hasChangedSource(excluding: output.id) : false
    reads.update(hasChanged: hasChanged)
    if !output.hasValue { output.set(()) }
  }

  static var name: String { "reads of layout and drawing" }
}

extension ViewNode {
  /// Calls a closure of the app that decides about this node; a later change of what it reads has that decided anew. Outside of updates it is only
  /// called.
  package final func reading<Result>(for use: ClosureUse, _ type: any Any.Type, _ body: () -> Result) -> Result {
    let scope = scope
    let tree = scope.tree
    guard tree.queue.isUpdatingOnThisThread, !scope.isRemoved else { return body() }
    if let known = closureReads(for: use) { return known.note(for: type, body) }
    let surroundings = scope.surroundings
    var hasObserved = surroundings.closuresReadProperties
    if !hasObserved {
      let (result, read) = tree.graph.collectReads { Self.detect(body, noting: &hasObserved) }
      if !hasObserved, read.isEmpty { return result }
      surroundings.closuresReadProperties = surroundings.closuresReadProperties || hasObserved
    }
    let reads = ClosureReads(of: self, for: use)
    attach(reads)
    return reads.note(for: type, body)
  }

  /// What closures have read for a use; nil while they have read nothing that changes.
  private func closureReads(for use: ClosureUse) -> ClosureReads? {
    for object in attachments {
      if let reads = object as? ClosureReads, reads.use == use { return reads }
    }
    return nil
  }

  /// Calls the closure and tells whether it reads an observable property.
  private nonisolated static func detect<Result>(_ body: () -> Result, noting hasObserved: inout Bool) -> Result {
    withObservationTracking(body, onChange: note(&hasObserved))
  }

  private nonisolated static func note(_ hasObserved: inout Bool) -> @Sendable () -> Void {
    hasObserved = true
    return {}
  }
}

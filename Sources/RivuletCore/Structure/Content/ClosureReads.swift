@_spi(SwiftUI) import Observation
import RivuletGraph
package import RivuletTree

/// The stage of a node's work that calls an app's closure.
package enum ClosureUse {
  /// The closure returns an alignment guide, a size, or a position.
  case layout
  /// The closure returns a path or an image.
  case drawing
}

/// The values that an app's closures read for one node during layout or drawing. A change to one of them repeats the layout or drawing,
/// even if the body that created the closure remains equal (B3.03).
@MainActor
final class ClosureReads {
  private unowned let node: ViewNode
  fileprivate let use: ClosureUse
  /// The attributes read since the last change to any of them.
  private var sources: [AttributeID] = []
  private var observation: ObservationTracker
  private var rule: AttributeID!

  fileprivate init(of node: ViewNode, for use: ClosureUse) {
    self.node = node
    self.use = use
    observation = ObservationTracker(in: node.scope.surroundings)
    rule = node.scope.makeSink(ClosureReadsRule(reads: self)).id
  }

  /// Calls a closure and records the attributes that it reads.
  func note<Result>(for type: any Any.Type, _ body: () -> Result) -> Result {
    let (result, read) = rule.graph.collectReads { observation.track(rule: rule, for: type, body) }
    let new = read.filter { !sources.contains($0) }
    if !new.isEmpty {
      sources += new
      rule.graph.invalidate(rule)
    }
    return result
  }

  /// Renews the dependencies on the recorded values. After a change, discards them and requests layout or drawing of the node, which
  /// records the values again.
  fileprivate func update(hasChanged: Bool) {
    guard hasChanged || observation.isInvalidated else {
      for source in sources { source.touch() }
      return
    }
    sources = []
    switch use {
    case .layout: node.invalidateResults()
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
  /// Calls an app's closure for the layout or drawing of this node. A later change to a value that the closure reads repeats the layout or
  /// drawing. Outside updates, the closure is called without recording its reads.
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

  /// Returns the recorded reads of closures for a use; nil until a closure reads something that can change.
  private func closureReads(for use: ClosureUse) -> ClosureReads? { attachments(ClosureReads.self).first { $0.use == use } }

  /// Calls the closure and detects whether it reads an observable property.
  private nonisolated static func detect<Result>(_ body: () -> Result, noting hasObserved: inout Bool) -> Result {
    withObservationTracking(body, onChange: note(&hasObserved))
  }

  private nonisolated static func note(_ hasObserved: inout Bool) -> @Sendable () -> Void {
    hasObserved = true
    return {}
  }
}

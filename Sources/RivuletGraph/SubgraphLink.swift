/// A subgraph that its parent keeps: who only looks at it counts no reference.
struct SubgraphLink: Equatable {
  private let reference: Unmanaged<Subgraph>

  init(_ subgraph: borrowing Subgraph) {
    reference = .passUnretained(copy subgraph)
  }

  /// The link by which a parent keeps a subgraph, until `release`.
  init(keeping subgraph: Subgraph) {
    reference = .passRetained(subgraph)
  }

  /// Lets go of what a parent has kept.
  static func release(_ subgraph: Subgraph) { Unmanaged.passUnretained(subgraph).release() }

  var subgraph: Subgraph { reference.takeUnretainedValue() }

  /// Lets `body` look at the subgraph.
  @inline(__always) func lend<Result>(_ body: (Subgraph) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  static func == (lhs: SubgraphLink, rhs: SubgraphLink) -> Bool { lhs.reference.toOpaque() == rhs.reference.toOpaque() }
}

/// A link to a subgraph that its parent retains. Reading the link doesn't change the reference count.
struct SubgraphLink: Equatable {
  private let reference: Unmanaged<Subgraph>

  init(_ subgraph: borrowing Subgraph) {
    reference = .passUnretained(copy subgraph)
  }

  /// Creates the link through which a parent retains a subgraph until a call to `release`.
  init(keeping subgraph: Subgraph) {
    reference = .passRetained(subgraph)
  }

  /// Releases a subgraph that its parent retains.
  static func release(_ subgraph: Subgraph) { Unmanaged.passUnretained(subgraph).release() }

  var subgraph: Subgraph { reference.takeUnretainedValue() }

  /// Calls `body` with the subgraph, without retaining it.
  @inline(__always) func lend<Result>(_ body: (Subgraph) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  static func == (lhs: SubgraphLink, rhs: SubgraphLink) -> Bool { lhs.reference.toOpaque() == rhs.reference.toOpaque() }
}

package import RivuletTree

/// A maker of nodes, which is there for good.
struct MakerReference {
  private let maker: Unmanaged<NodeMaker>

  init(_ maker: NodeMaker) {
    self.maker = .passUnretained(maker)
  }

  /// Lets `body` use the maker, which is not counted as used for that.
  @inline(__always) func lend<Result>(_ body: (NodeMaker) -> Result) -> Result { maker._withUnsafeGuaranteedRef(body) }
}

extension ViewNode {
  /// The node as one of the behaviour that it is known to have.
  @inline(__always) final func known<Behavior>(as type: BehaviorNode<Behavior>.Type) -> BehaviorNode<Behavior> {
    unsafeDowncast(self, to: type)
  }

  /// The scope that the node belongs to; every owner of a node is one here.
  package final var scope: Scope { unsafeDowncast(owner, to: Scope.self) }

  /// Lets `body` use the scope, which is not counted as used for that.
  @inline(__always) final func lendScope<Result>(_ body: (Scope) -> Result) -> Result {
    Unmanaged.passUnretained(scope)._withUnsafeGuaranteedRef(body)
  }

  package final var tree: ViewTree { scope.tree }
}

extension BehaviorNode {
  /// Makes a node of a scope around one other, or without children so far.
  package convenience init(_ behavior: Behavior, around child: borrowing ViewNode? = nil, scope: borrowing Scope) {
    self.init(behavior, around: child, owner: copy scope, in: scope.surroundings.nodes)
  }
}

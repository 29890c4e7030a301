package import RivuletTree

/// A reference to a node maker. Makers are never freed.
struct MakerReference {
  private let maker: Unmanaged<NodeMaker>

  init(_ maker: NodeMaker) {
    self.maker = .passUnretained(maker)
  }

  /// Calls `body` with the maker, without retaining it.
  @inline(__always) func lend<Result>(_ body: (NodeMaker) -> Result) -> Result { maker._withUnsafeGuaranteedRef(body) }
}

extension ViewNode {
  /// Returns the node, downcast to the known type of its behaviour.
  @inline(__always) final func known<Behavior>(as type: BehaviorNode<Behavior>.Type) -> BehaviorNode<Behavior> {
    unsafeDowncast(self, to: type)
  }

  /// The scope that owns the node. In this module, every owner of a node is a scope.
  package final var scope: Scope { unsafeDowncast(owner, to: Scope.self) }

  /// Calls `body` with the scope, without retaining it.
  @inline(__always) final func lendScope<Result>(_ body: (Scope) -> Result) -> Result {
    Unmanaged.passUnretained(scope)._withUnsafeGuaranteedRef(body)
  }

  package final var tree: ViewTree { scope.tree }
}

extension BehaviorNode {
  /// Creates a node in a scope. The node wraps another node or has no children.
  package convenience init(_ behavior: Behavior, around child: borrowing ViewNode? = nil, scope: borrowing Scope) {
    self.init(behavior, around: child, owner: copy scope, in: scope.surroundings.nodes)
  }
}

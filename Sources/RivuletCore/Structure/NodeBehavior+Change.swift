package import RivuletTree

extension NodeBehavior {
  /// Compares by value, as views are compared; what differs may concern sizes.
  package func change(from old: Self, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .layout
  }
}

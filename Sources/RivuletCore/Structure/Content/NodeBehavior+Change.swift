package import RivuletTree

extension NodeBehavior {
  /// Compares by value, as views are compared. Any difference may affect sizes.
  package func change(from old: Self, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .layout
  }
}

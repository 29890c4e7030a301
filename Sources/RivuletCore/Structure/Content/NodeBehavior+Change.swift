package import RivuletTree

extension NodeBehavior {
  /// Compares the values as view values. Any difference may affect sizes.
  package func change(from old: Self, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .layout
  }
}

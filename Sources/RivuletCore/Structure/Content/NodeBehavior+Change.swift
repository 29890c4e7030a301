package import RivuletTree

extension NodeBehavior {
  /// Compares the values in the same way as views. Any difference may affect sizes.
  package func change(from old: Self, in node: ViewNode) -> NodeChange {
    ViewComparison.areEqual(old, self) ? .nothing : .layout
  }
}

import RivuletGeometry

extension StackLayout {
  /// Returns the stack's own wishes: at its ends those of the end children, along its sides the largest of all.
  package func spacing<Children: RandomAccessCollection>(of children: Children) -> ViewSpacing where Children.Element: LayoutChild {
    guard let first = children.first, let last = children.last else { return ViewSpacing() }
    let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var wishes = first.spacing
    for child in children.dropFirst() { wishes.formUnion(child.spacing, edges: sides) }
    switch axis {
    case .horizontal: wishes.trailing = last.spacing.trailing
    case .vertical: wishes.bottom = last.spacing.bottom
    }
    return wishes
  }
}

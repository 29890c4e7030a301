public import RivuletGeometry

/// The name of the coordinate space for the nearest enclosing scroll view that scrolls along the given axes (B15.09).
struct ScrollSpaceName: Hashable {
  let axes: Axis.Set

  func hash(into hasher: inout Hasher) { hasher.combine(axes.rawValue) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the viewport of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axes: []))) }

  /// Returns the coordinate space of the viewport of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axes: Axis.Set(axis))))
  }
}

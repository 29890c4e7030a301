public import Foundation
public import RivuletGeometry

/// The size and position of a container view, for use by its content.
///
/// A body that uses the proxy depends on the part that it reads: the size alone, or the position as well.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let reading: GeometryReading

  /// The container's size.
  public var size: CGSize { reading.size }

  /// The value of an anchor in the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: reading.snapshot)
  }

  /// The extent of the bars that the container touches and behind which it could extend. Windows have no bars of their own (our choice),
  /// but `safeAreaInset` and `safeAreaPadding` add some.
  public var safeAreaInsets: EdgeInsets { reading.snapshot.safeArea }

  /// Returns the container's rectangle in a coordinate space; if the container is rotated, its bounding rectangle.
  ///
  /// If no enclosing view has the given name, the root's space is used.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace.isLocal { return CGRect(origin: .zero, size: size) }
    let snapshot = reading.snapshot
    return CGRect(origin: .zero, size: snapshot.size).applying(snapshot.transform(to: coordinateSpace))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension GeometryProxy {
  /// Returns the bounds of the view that names a coordinate space, in the container's space; nil if no enclosing view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let snapshot = reading.snapshot
    guard let space = snapshot.space(named: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .applying(space.toRoot.concatenating(snapshot.toRoot.inverse ?? ProjectionTransform()))
  }

  /// Returns the container's rectangle in a coordinate space; if the container is rotated, its bounding rectangle.
  ///
  /// If no enclosing view has the given name, the root's space is used.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension GeometryProxy: Sendable {}

/// Two proxies for the same view are equal inputs: a reader depends on the geometry itself.
extension GeometryProxy: ViewComparable {
  package static func areSameInput(_ lhs: GeometryProxy, _ rhs: GeometryProxy) -> Bool { lhs.reading === rhs.reading }
}

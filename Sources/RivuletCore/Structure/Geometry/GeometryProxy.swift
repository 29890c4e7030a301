public import Foundation
public import RivuletGeometry

/// Provides the size and position of a container view to its content.
///
/// A body that uses the proxy depends only on the values that it reads, such as the size alone.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let reading: GeometryReading

  /// The size of the container.
  public var size: CGSize { reading.size }

  /// Returns the value of an anchor in the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: reading.snapshot)
  }

  /// The insets for the bars that the container touches and can extend behind. Windows have no bars of their own (our choice), but
  /// `safeAreaInset` and `safeAreaPadding` add insets.
  public var safeAreaInsets: EdgeInsets { reading.snapshot.safeArea }

  /// Returns the container's frame in a coordinate space, or the frame's bounding rectangle if the container is rotated.
  ///
  /// If no enclosing view has the given name, the frame is in the root's space.
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
  /// Returns the bounds, in the container's space, of the view with a named coordinate space; nil if no enclosing view has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let snapshot = reading.snapshot
    guard let space = snapshot.space(named: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .applying(space.toRoot.concatenating(snapshot.toRoot.inverse ?? ProjectionTransform()))
  }

  /// Returns the container's frame in a coordinate space, or the frame's bounding rectangle if the container is rotated.
  ///
  /// If no enclosing view has the given name, the frame is in the root's space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension GeometryProxy: Sendable {}

/// Compares proxies by the view that they refer to, because readers depend on the geometry itself.
extension GeometryProxy: ViewComparable {
  package static func areSameInput(_ lhs: GeometryProxy, _ rhs: GeometryProxy) -> Bool { lhs.reading === rhs.reading }
}

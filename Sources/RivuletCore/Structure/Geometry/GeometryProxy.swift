public import Foundation
public import RivuletGeometry

/// The size and the position of a container view, for its content.
///
/// A body that reads it depends on the part that it reads: the size alone, or the position as well.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let reading: GeometryReading

  /// The size of the container.
  public var size: CGSize { reading.size }

  /// The value of an anchor in the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: reading.snapshot)
  }

  /// The extent of the bars that the container touches, to which it could extend beyond its edges. Windows have no bars of their own (our
  /// choice), but `safeAreaInset` and `safeAreaPadding` add some.
  public var safeAreaInsets: EdgeInsets { reading.snapshot.safeArea }

  /// Returns the container's rectangle in a coordinate space; under a rotation, the rectangle around it.
  ///
  /// A name that no view around has gives the root's space.
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
  /// Returns the bounds of the view that names a coordinate space, in the container's space; nil if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let snapshot = reading.snapshot
    guard let space = snapshot.space(named: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .applying(space.toRoot.concatenating(snapshot.toRoot.inverse ?? ProjectionTransform()))
  }

  /// Returns the container's rectangle in a coordinate space; under a rotation, the rectangle around it.
  ///
  /// A name that no view around has gives the root's space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension GeometryProxy: Sendable {}

/// Two proxies for one view are equal inputs: a reader depends on the geometry itself.
extension GeometryProxy: ViewComparable {
  package static func areSameInput(_ lhs: GeometryProxy, _ rhs: GeometryProxy) -> Bool { lhs.reading === rhs.reading }
}

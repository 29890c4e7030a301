public import Foundation
public import RivuletGeometry

/// The size and the place of a container view, for what is inside.
///
/// Reading it in a body makes that body depend on what was read: on the size alone, or on the place as well.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let reading: GeometryReading

  /// The size of the container.
  public var size: CGSize { reading.size }

  /// The value of an anchor in the container's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: reading.snapshot)
  }

  /// How far the bars go that the container touches: it could reach so far beyond its edges. Windows have no bars of their own (our choice), but
  /// `safeAreaInset` and `safeAreaPadding` make some.
  public var safeAreaInsets: EdgeInsets { reading.snapshot.safeArea }

  /// The container's rectangle in a coordinate space; under a rotation, the rectangle around it.
  ///
  /// A name that nobody around bears means the root's space.
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
  /// The bounds of the view that names a coordinate space, in the container's space; nil if nobody around bears the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let snapshot = reading.snapshot
    guard let space = snapshot.space(named: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.size)
      .applying(space.toRoot.concatenating(snapshot.toRoot.inverse ?? ProjectionTransform()))
  }

  /// The container's rectangle in a coordinate space; under a rotation, the rectangle around it.
  ///
  /// A name that nobody around bears means the root's space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

extension GeometryProxy: Sendable {}

/// Two proxies for one place are the same input: who reads one depends on the place itself.
extension GeometryProxy: ViewComparable {
  package static func areSameInput(_ lhs: GeometryProxy, _ rhs: GeometryProxy) -> Bool { lhs.reading === rhs.reading }
}

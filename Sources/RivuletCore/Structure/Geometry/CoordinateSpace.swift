/// A coordinate space for expressing positions.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum CoordinateSpace {
  /// The coordinate space of the root.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest enclosing view with the given coordinate space name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

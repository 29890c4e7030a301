/// A space that positions refer to.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum CoordinateSpace {
  /// The root's.
  case global
  /// That of the view itself.
  case local
  /// That of the nearest view around which has this name.
  case named(AnyHashable)
}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

@available(*, unavailable)
extension CoordinateSpace: Sendable {}

import RivuletCore

/// What people may do to a collection that a list shows (B17.44).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  fileprivate static var deleting: EditActions { EditActions(rawValue: 1 << 0) }
  fileprivate static var moving: EditActions { EditActions(rawValue: 1 << 1) }

  /// Whether elements may be deleted, and moved.
  var canDelete: Bool { contains(.deleting) }
  var canMove: Bool { contains(.moving) }

  /// Nothing: of such a collection elements can be neither deleted nor moved.
  @_disfavoredOverload public static var all: EditActions<Data> { [] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { deleting }

  /// All that people can do to such a collection.
  @_disfavoredOverload public static var all: EditActions<Data> { deleting }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { moving }

  /// All that people can do to such a collection.
  @_disfavoredOverload public static var all: EditActions<Data> { moving }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Deleting and moving elements.
  public static var all: EditActions<Data> { [deleting, moving] }
}

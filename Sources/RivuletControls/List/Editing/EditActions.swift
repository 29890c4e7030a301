import RivuletCore

/// The edits that people can make to a collection in a list (B17.44).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  fileprivate static var deleting: EditActions { EditActions(rawValue: 1 << 0) }
  fileprivate static var moving: EditActions { EditActions(rawValue: 1 << 1) }

  /// True if people can delete elements or move them, respectively.
  var canDelete: Bool { contains(.deleting) }
  package var canMove: Bool { contains(.moving) }

  /// No edits: this collection supports neither deleting nor moving.
  @_disfavoredOverload public static var all: EditActions<Data> { [] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { deleting }

  /// All edits that this collection supports.
  @_disfavoredOverload public static var all: EditActions<Data> { deleting }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { moving }

  /// All edits that this collection supports.
  @_disfavoredOverload public static var all: EditActions<Data> { moving }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Deleting and moving elements.
  public static var all: EditActions<Data> { [deleting, moving] }
}

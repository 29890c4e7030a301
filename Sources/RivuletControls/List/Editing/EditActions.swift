import RivuletCore

/// The edits that people can make to a list's collection (B17.44).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  fileprivate static var deleting: EditActions { EditActions(rawValue: 1 << 0) }
  fileprivate static var moving: EditActions { EditActions(rawValue: 1 << 1) }

  /// True if people can delete or move elements, respectively.
  var canDelete: Bool { contains(.deleting) }
  package var canMove: Bool { contains(.moving) }

  /// The empty set, because the collection supports no edits.
  @_disfavoredOverload public static var all: EditActions<Data> { [] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: RangeReplaceableCollection {
  /// The deletion of elements.
  public static var delete: EditActions<Data> { deleting }

  /// All edits that this collection supports.
  @_disfavoredOverload public static var all: EditActions<Data> { deleting }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection {
  /// The move of elements.
  public static var move: EditActions<Data> { moving }

  /// All edits that this collection supports.
  @_disfavoredOverload public static var all: EditActions<Data> { moving }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// The deletion and move of elements.
  public static var all: EditActions<Data> { [deleting, moving] }
}

#if GTK
/// Which object of the app a path on the bus means.
package enum AccessiblePath: Equatable {
  case application
  case window
  /// An element of the semantics tree, by its id.
  case element(Int)

  /// Under which all objects lie.
  package static let root = "/org/a11y/atspi/accessible"

  /// Where programs look for many objects at once.
  package static let cache = "/org/a11y/atspi/cache"

  package init?(_ text: String) {
    guard text.hasPrefix(Self.root + "/") else { return nil }
    switch text.dropFirst(Self.root.count + 1) {
    case "root": self = .application
    case "window": self = .window
    case let name:
      guard let id = Int(name), id > 0, String(id) == name else { return nil }
      self = .element(id)
    }
  }

  package var text: String {
    switch self {
    case .application: Self.root + "/root"
    case .window: Self.root + "/window"
    case .element(let id): Self.root + "/\(id)"
    }
  }
}
#endif

#if GTK
/// The object in the app that a bus path identifies.
package enum AccessiblePath: Equatable {
  case application
  /// A window, identified by its number.
  case window(Int)
  /// An element of a window's semantics tree, identified by its ID.
  case element(Int, in: Int)

  /// The common prefix of all object paths.
  package static let root = "/org/a11y/atspi/accessible"

  /// The path at which programs request many objects in one call.
  package static let cache = "/org/a11y/atspi/cache"

  private static let window = "window"

  package init?(_ text: String) {
    guard text.hasPrefix(Self.root + "/") else { return nil }
    let name = text.dropFirst(Self.root.count + 1)
    if name == "root" {
      self = .application
    } else if name.hasPrefix(Self.window), let number = Self.number(name.dropFirst(Self.window.count)) {
      self = .window(number)
    } else {
      let parts = name.split(separator: "_", omittingEmptySubsequences: false)
      guard parts.count == 2, let window = Self.number(parts[0]), let id = Self.number(parts[1]) else { return nil }
      self = .element(id, in: window)
    }
  }

  /// Parses a number, accepting only the form that `text` writes.
  private static func number(_ text: Substring) -> Int? { Int(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil } }

  package var text: String {
    switch self {
    case .application: Self.root + "/root"
    case .window(let number): Self.root + "/\(Self.window)\(number)"
    case .element(let id, let window): Self.root + "/\(window)_\(id)"
    }
  }
}
#endif

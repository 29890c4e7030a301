import RivuletCore

/// The behaviour of the child elements of an accessibility element.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Choice: Hashable, Sendable {
    case ignore
    case contain
    case combine
  }

  private let choice: Choice

  /// The child elements are hidden from assistive technology.
  public static let ignore = AccessibilityChildBehavior(choice: .ignore)
  /// The child elements remain separate elements in the new element.
  public static let contain = AccessibilityChildBehavior(choice: .contain)
  /// The child elements are combined into the new element.
  public static let combine = AccessibilityChildBehavior(choice: .combine)

  /// The behaviour in the semantics tree.
  var semantics: SemanticsElement.Children {
    switch choice {
    case .ignore: .ignore
    case .contain: .contain
    case .combine: .combine
    }
  }
}

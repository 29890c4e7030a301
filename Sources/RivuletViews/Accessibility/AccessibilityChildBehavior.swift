import RivuletCore

/// What becomes of the elements inside a new element.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Choice: Hashable, Sendable {
    case ignore
    case contain
    case combine
  }

  private let choice: Choice

  /// They are not there for assistive technology.
  public static let ignore = AccessibilityChildBehavior(choice: .ignore)
  /// They stand on their own inside the new one.
  public static let contain = AccessibilityChildBehavior(choice: .contain)
  /// They are read as one with the new one.
  public static let combine = AccessibilityChildBehavior(choice: .combine)

  /// The behaviour as the semantics tree names it.
  var semantics: SemanticsElement.Children {
    switch choice {
    case .ignore: .ignore
    case .contain: .contain
    case .combine: .combine
    }
  }
}

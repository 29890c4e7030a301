public import RivuletCore
public import RivuletGeometry

/// What an anchor of a scroll view is for (B15.50).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Choice: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  fileprivate let choice: Choice

  /// Where the content is at first.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(choice: .initialOffset) }
  /// What stays in place when the content or the viewport changes its size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(choice: .sizeChanges) }
  /// Where content stands that is smaller than the viewport.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(choice: .alignment) }
}

/// The anchors of the scroll views in a subtree; nil for the top leading corner.
struct ScrollAnchors: Equatable {
  /// The anchor for what has none of its own.
  private var general: UnitPoint?
  private var single: [ScrollAnchorRole: UnitPoint?] = [:]

  /// The anchor of a role: its own, or else the general one, in whatever order they were set.
  subscript(role: ScrollAnchorRole) -> UnitPoint? { single[role] ?? general }

  /// Sets the anchor of a role; the general one for no role.
  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if let role { single.updateValue(anchor, forKey: role) } else { general = anchor }
  }
}

/// Sets some of the anchors.
struct ScrollAnchorModifier: EnvironmentModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  /// Nil for the anchor of all roles that have none of their own.
  let role: ScrollAnchorRole?

  func change(_ environment: inout EnvironmentValues) {
    environment.scrollAnchors.set(anchor.map { FiniteNumber.anchor($0, of: "defaultScrollAnchor") }, for: role)
  }
}

extension View {
  /// Shows this point of the content of scroll views at the same point of the viewport: at first, when sizes change, and where the content is
  /// smaller (B15.50).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// The same for one of the three occasions.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: role))
  }
}

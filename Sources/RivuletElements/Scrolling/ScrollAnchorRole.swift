public import RivuletCore
public import RivuletGeometry

/// The role of a scroll view's anchor (B15.50).
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Choice: Hashable, Sendable {
    case initialOffset, sizeChanges, alignment
  }

  fileprivate let choice: Choice

  /// The anchor for the initial scroll offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(choice: .initialOffset) }
  /// The anchor that stays in place when the content or the viewport changes size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(choice: .sizeChanges) }
  /// The anchor for the alignment of content smaller than the viewport.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(choice: .alignment) }
}

/// The anchors of the scroll views in a subtree. A nil anchor is the top-leading corner.
struct ScrollAnchors: Equatable {
  /// The anchor for roles that have no anchor of their own.
  private var general: UnitPoint?
  private var single: [ScrollAnchorRole: UnitPoint?] = [:]

  /// Returns a role's own anchor, or the general anchor if the role has none. The order in which the anchors were set does not matter.
  subscript(role: ScrollAnchorRole) -> UnitPoint? { single[role] ?? general }

  /// Sets the anchor of a role, or the general anchor if the role is nil.
  mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
    if let role { single.updateValue(anchor, forKey: role) } else { general = anchor }
  }
}

/// A modifier that sets the anchor of one role or of all roles.
struct ScrollAnchorModifier: EnvironmentModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  /// The role, or nil to set the anchor for all roles that have no anchor of their own.
  let role: ScrollAnchorRole?

  func change(_ environment: inout EnvironmentValues) {
    environment.scrollAnchors.set(anchor.map { FiniteNumber.anchor($0, of: "defaultScrollAnchor") }, for: role)
  }
}

extension View {
  /// Aligns a point of scroll view content with the same point of the viewport: initially, when sizes change, and if the content is smaller
  /// than the viewport (B15.50).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: nil))
  }

  /// Sets the anchor of scroll views in this view for one role.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(ScrollAnchorModifier(anchor: anchor, role: role))
  }
}

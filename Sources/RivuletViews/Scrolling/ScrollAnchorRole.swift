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
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

/// Sets some of the anchors.
struct ScrollAnchorModifier: EnvironmentModifier {
  typealias Body = Never

  let anchor: UnitPoint?
  /// Nil for all.
  let role: ScrollAnchorRole?

  func change(_ environment: inout EnvironmentValues) {
    let anchor = anchor.map { FiniteNumber.anchor($0, of: "defaultScrollAnchor") }
    if role == nil || role == .initialOffset { environment.scrollAnchors.initialOffset = anchor }
    if role == nil || role == .sizeChanges { environment.scrollAnchors.sizeChanges = anchor }
    if role == nil || role == .alignment { environment.scrollAnchors.alignment = anchor }
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

public import Foundation
public import RivuletCore
public import RivuletGeometry

/// The part of a scroll view to which margins apply (B15.21).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentMarginPlacement: Sendable {
  enum Choice: Sendable {
    case automatic, scrollContent, scrollIndicators
  }

  let choice: Choice

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(choice: .automatic) }
  /// The content only.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(choice: .scrollContent) }
  /// The indicators only.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(choice: .scrollIndicators) }
}

/// The margins of the scroll views in a subtree, by placement. A nil inset is not set.
struct ContentMargins: Equatable {
  fileprivate var automatic = OptionalInsets()
  fileprivate var scrollContent = OptionalInsets()
  fileprivate var scrollIndicators = OptionalInsets()

  /// The margins of the content. A margin for the content alone takes precedence over a general margin.
  var content: EdgeInsets { scrollContent.over(automatic) }
  var indicators: EdgeInsets { scrollIndicators.over(automatic) }

  /// Insets that may be nil.
  fileprivate struct OptionalInsets: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    func over(_ other: OptionalInsets) -> EdgeInsets {
      EdgeInsets(
        top: top ?? other.top ?? 0, leading: leading ?? other.leading ?? 0, bottom: bottom ?? other.bottom ?? 0,
        trailing: trailing ?? other.trailing ?? 0)
    }
  }
}

/// A modifier that sets margins along the given edges.
struct ContentMarginsModifier: EnvironmentModifier {
  typealias Body = Never

  let edges: Edge.Set
  /// The insets, or nil to remove the margins set by an enclosing view.
  let insets: EdgeInsets?
  let placement: ContentMarginPlacement.Choice

  func change(_ environment: inout EnvironmentValues) {
    switch placement {
    case .automatic: set(&environment.contentMargins.automatic)
    case .scrollContent: set(&environment.contentMargins.scrollContent)
    case .scrollIndicators: set(&environment.contentMargins.scrollIndicators)
    }
  }

  private func set(_ margins: inout ContentMargins.OptionalInsets) {
    if edges.contains(.top) { margins.top = length(insets?.top) }
    if edges.contains(.leading) { margins.leading = length(insets?.leading) }
    if edges.contains(.bottom) { margins.bottom = length(insets?.bottom) }
    if edges.contains(.trailing) { margins.trailing = length(insets?.trailing) }
  }

  private func length(_ length: CGFloat?) -> CGFloat? {
    length.map { FiniteNumber.length($0, of: "contentMargins", "the margin") }
  }
}

extension View {
  /// Sets margins around the content of scroll views in this view. The scroll views still extend to their edges (B15.21).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMarginsModifier(edges: edges, insets: insets, placement: placement.choice))
  }

  /// Sets margins around the content of scroll views in this view. The scroll views still extend to their edges (B15.21). Nil removes the
  /// margins set by an enclosing view.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ContentMarginsModifier(
        edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }, placement: placement.choice))
  }

  /// Sets margins around the content of scroll views in this view. The scroll views still extend to their edges (B15.21).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

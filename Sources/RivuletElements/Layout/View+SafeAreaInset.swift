public import Foundation
public import RivuletCore
public import RivuletGeometry

/// A modifier that shows a bar along an edge of its content (B15.22).
struct SafeAreaInsetModifier<Secondary: View> {
  let secondary: Secondary
  let edge: Edge
  let spacing: CGFloat?
  let barAlignment: Alignment
}

extension SafeAreaInsetModifier: SecondaryContentModifier {
  typealias Body = Never

  static var isInFront: Bool { true }

  static func makeBehavior(_ inputs: _ViewListInputs) -> SafeAreaInsetBehavior {
    SafeAreaInsetBehavior(edge: .top, spacing: nil, alignment: .center)
  }

  func update(_ node: BehaviorNode<SafeAreaInsetBehavior>, environment: EnvironmentReader) {
    node.update(
      SafeAreaInsetBehavior(edge: edge, spacing: FiniteNumber.spacing(spacing, of: "safeAreaInset"), alignment: barAlignment))
  }
}

/// A modifier that adds padding into which scrolling content continues (B15.22).
struct SafeAreaPaddingModifier: NodeModifier {
  typealias Body = Never

  let edges: Edge.Set
  /// The insets, or nil for the default distance.
  let insets: EdgeInsets?

  static func makeBehavior(_ inputs: _ViewListInputs) -> SafeAreaPaddingBehavior { SafeAreaPaddingBehavior(insets: EdgeInsets()) }

  func update(_ node: BehaviorNode<SafeAreaPaddingBehavior>, environment: EnvironmentReader) {
    let insets = insets ?? EdgeInsets(.all, 16)
    func length(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
      edges.contains(edge) ? FiniteNumber.length(length, of: "safeAreaPadding", "the length") : 0
    }
    node.update(
      SafeAreaPaddingBehavior(
        insets: EdgeInsets(
          top: length(.top, insets.top), leading: length(.leading, insets.leading), bottom: length(.bottom, insets.bottom),
          trailing: length(.trailing, insets.trailing))))
  }
}

extension View {
  /// Shows views along the top or bottom of this view. This view receives the remaining space, and scrolling content continues behind the
  /// added views (B15.22).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(), edge: edge == .top ? .top : .bottom, spacing: spacing,
        barAlignment: Alignment(horizontal: alignment, vertical: .center)))
  }

  /// Shows views along a side of this view. This view receives the remaining space, and scrolling content continues behind the added views
  /// (B15.22).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(), edge: edge == .leading ? .leading : .trailing, spacing: spacing,
        barAlignment: Alignment(horizontal: .center, vertical: alignment)))
  }

  /// Adds padding around this view, into which its scrolling content continues (B15.22).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
  }

  /// Adds padding along the given edges of this view, into which its scrolling content continues. Nil means the default distance (B15.22).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }

  /// Adds padding around this view, into which its scrolling content continues (B15.22).
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}

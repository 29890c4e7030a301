public import RivuletCore
public import RivuletGeometry

/// What becomes of content that scrolls under bars.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }

  private let kind: Kind

  /// As the platform does.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// It ends at a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// It fades.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

// Bars have one look here, whatever scrolls under them.

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// What becomes of content that scrolls under bars at some edges.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Whether nothing becomes of content that scrolls under bars at some edges.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Continues this view, blurred, under bars beside it; it ends at its frame here.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Continues this view, blurred, under bars beside it where that is wanted; it ends at its frame here.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

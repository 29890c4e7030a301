public import RivuletCore
public import RivuletGeometry

/// The effect on content that scrolls under bars.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, hard, soft }

  private let kind: Kind

  /// The platform default.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .automatic) }
  /// Content ends at a line.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .hard) }
  /// Content fades out.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(kind: .soft) }
}

// In Rivulet, bars have a single look, regardless of the content that scrolls under them.

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  /// Sets the effect on content that scrolls under bars at the given edges. This modifier has no effect in Rivulet.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }

  /// Hides the effect on content that scrolls under bars at the given edges. This modifier has no effect in Rivulet.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  /// Extends this view, blurred, under adjacent bars. This modifier has no effect in Rivulet, where the view ends at its frame.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Extends this view, blurred, under adjacent bars, if the extension is enabled. This modifier has no effect in Rivulet, where the view
  /// ends at its frame.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

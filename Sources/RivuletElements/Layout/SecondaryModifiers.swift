public import RivuletCore
public import RivuletGeometry

/// A modifier that shows views behind its content (B9.16).
@frozen public struct _BackgroundModifier<Secondary: View> {
  @usableFromInline let secondary: Secondary
  @usableFromInline package let alignment: Alignment
  @usableFromInline package let edgesBehindBars: Edge.Set

  @inlinable nonisolated init(secondary: Secondary, alignment: Alignment, edgesBehindBars: Edge.Set = []) {
    self.secondary = secondary
    self.alignment = alignment
    self.edgesBehindBars = edgesBehindBars
  }
}

extension _BackgroundModifier: SecondaryContentModifier {
  public typealias Body = Never
  package typealias Behavior = LayeredBehavior

  package static var isInFront: Bool { false }
}

/// A modifier that shows views in front of its content (B9.16).
struct OverlayModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  var edgesBehindBars: Edge.Set = []
}

extension OverlayModifier: SecondaryContentModifier {
  typealias Body = Never
  typealias Behavior = LayeredBehavior

  static var isInFront: Bool { true }
}

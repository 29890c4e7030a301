import Foundation
import RivuletCore

/// A modifier that shows a plate behind a view, or lifts the view, while the pointer is over it. The layout is unchanged.
struct HoverEffectModifier {
  private static let plateRadius: CGFloat = 8
  private static let plateMargin: CGFloat = 4
  private static let lift: CGFloat = 1.05

  package let kind: HoverEffect.Kind
  let isEnabled: Bool
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.automaticHoverEffect) private var automatic

  nonisolated init(kind: HoverEffect.Kind, isEnabled: Bool) {
    self.kind = kind
    self.isEnabled = isEnabled
  }

  /// The effect that currently applies, or nil for none.
  private var shown: HoverEffect.Kind? {
    guard isHovered, isEnabled, isAllowed else { return nil }
    let wanted = kind == .automatic ? automatic ?? .highlight : kind
    return wanted == .automatic ? .highlight : wanted
  }
}

extension HoverEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let shown = shown
    return
      content
      .background {
        RoundedRectangle(cornerRadius: Self.plateRadius).fill(Color.primary.opacity(0.1)).padding(-Self.plateMargin)
          .opacity(shown == .highlight ? 1 : 0)
      }
      .scaleEffect(shown == .lift ? Self.lift : 1)
      .shadow(color: Color.black.opacity(shown == .lift ? 0.3 : 0), radius: shown == .lift ? 8 : 0, y: shown == .lift ? 4 : 0)
      .onHover { isOver in withAnimation(.easeOut(duration: 0.15)) { isHovered = isOver } }
  }
}

import RivuletControls
import RivuletCore

/// A modifier that applies a colour scheme to a bar.
struct BarScheme: ViewModifier {
  let look: BarLook
  @Environment(\.colorScheme) private var scheme

  nonisolated init(look: BarLook) { self.look = look }

  func body(content: Content) -> some View { content.environment(\.colorScheme, look.colorScheme ?? scheme) }
}

/// The menu of a screen's title. The screen shows its button, and the view that declares the menu presents its items.
@MainActor
final class TitleMenu {
  let anchor = PopoverAnchor()
  /// The closure that opens the menu.
  package var open: () -> Void = {}

  nonisolated init() {}
}

/// The color scheme that one place in the views wants the window to have (B19.48).
@MainActor
package final class ColorSchemeWish: LifecycleObserver {
  private let scope: Scope
  /// Nil where the place has no wish, or where the wish is not for the window.
  private var scheme: ColorScheme?

  /// What counts of the wish: a screen wishes for those that are pushed above it too.
  fileprivate func granted(beneath: Bool) -> ColorScheme? { scheme != nil && scope.isLive(orBeneath: beneath) ? scheme : nil }

  /// Make an outer place's wish before an inner one's: the first one with a scheme wins.
  package init(in scope: Scope) {
    self.scope = scope
    scope.add(self)
    scope.tree.colorSchemeWishes.append(self)
  }

  /// Call it from a rule.
  package func change(to scheme: ColorScheme?) {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    scope.tree.colorSchemeWishesChange()
  }

  package func scopeWillDisappear() {
    guard scope.isInOpenTree else { return }
    scope.tree.colorSchemeWishes.removeAll { $0 === self }
    scope.tree.colorSchemeWishesChange()
  }

  package func scopeWillHide() { scope.tree.colorSchemeWishesChange() }
  package func scopeDidReturn() { scope.tree.colorSchemeWishesChange() }
}

extension ViewTree {
  /// The window gets the scheme that is wished at the end of the preference pass.
  fileprivate func colorSchemeWishesChange() {
    app.relays.add { [weak self] in
      guard let self else { return }
      let wishes = colorSchemeWishes.lazy
      wishedColorScheme = wishes.compactMap { $0.granted(beneath: false) }.first ?? wishes.compactMap { $0.granted(beneath: true) }.first
    }
  }
}

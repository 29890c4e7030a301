/// A request of one place in the views for the color scheme of the window (B19.48).
@MainActor
package final class ColorSchemeWish: LifecycleObserver {
  private let scope: Scope
  /// The requested scheme; nil if the place requests none, or the request is not for the window.
  private var scheme: ColorScheme?

  /// Returns the scheme if the request is in effect. A screen's request is also in effect for screens pushed above it.
  fileprivate func granted(beneath: Bool) -> ColorScheme? { scheme != nil && scope.isLive(orBeneath: beneath) ? scheme : nil }

  /// Creates a request. An outer place must create its request before an inner one: the first one with a scheme has precedence.
  package init(in scope: Scope) {
    self.scope = scope
    scope.add(self)
    scope.tree.colorSchemeWishes.list.append(self)
  }

  /// Changes the requested scheme. Must be called in a rule.
  package func change(to scheme: ColorScheme?) {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    scope.tree.colorSchemeWishesChange()
  }

  package func scopeWillDisappear() {
    guard scope.isInOpenTree else { return }
    scope.tree.colorSchemeWishes.list.removeAll { $0 === self }
    scope.tree.colorSchemeWishesChange()
  }

  package func scopeWillHide() { scope.tree.colorSchemeWishesChange() }
  package func scopeDidReturn() { scope.tree.colorSchemeWishesChange() }
}

/// The requests of the views of a window for a color scheme.
@MainActor
private final class ColorSchemeWishes: Companion {
  /// The requests, the outermost and first one first.
  var list: [ColorSchemeWish] = []
}

extension ViewTree {
  fileprivate var colorSchemeWishes: ColorSchemeWishes { companions.find(ColorSchemeWishes()) }

  /// Applies the requested scheme to the window at the end of the preference pass.
  fileprivate func colorSchemeWishesChange() {
    app.relays.add { [weak self] in
      guard let self else { return }
      let wishes = colorSchemeWishes.list.lazy
      wishedColorScheme = wishes.compactMap { $0.granted(beneath: false) }.first ?? wishes.compactMap { $0.granted(beneath: true) }.first
    }
  }
}

/// A request by a part of the view hierarchy for a color scheme of the window (B19.48).
@MainActor
package final class ColorSchemeWish: LifecycleObserver {
  private let scope: Scope
  /// The requested color scheme; nil if none is requested or the request does not apply to the window.
  private var scheme: ColorScheme?

  /// Returns the requested scheme if the request is in effect. If `beneath` is true, a screen's request also applies while other screens
  /// cover it.
  fileprivate func granted(beneath: Bool) -> ColorScheme? { scheme != nil && scope.isLive(orBeneath: beneath) ? scheme : nil }

  /// Creates a request. Because the first request with a scheme takes precedence, outer views must create their requests before inner ones.
  package init(in scope: Scope) {
    self.scope = scope
    scope.add(self)
    scope.tree.colorSchemeWishes.list.append(self)
  }

  /// Changes the requested scheme. Call this method only from a rule.
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

/// The color scheme requests of a window's views.
@MainActor
private final class ColorSchemeWishes: Companion {
  /// The requests, from outermost to innermost and in creation order.
  var list: [ColorSchemeWish] = []
}

extension ViewTree {
  fileprivate var colorSchemeWishes: ColorSchemeWishes { companions.find(ColorSchemeWishes()) }

  /// Applies the effective request to the window at the end of the preference pass.
  fileprivate func colorSchemeWishesChange() {
    app.relays.add { [weak self] in
      guard let self else { return }
      let wishes = colorSchemeWishes.list.lazy
      wishedColorScheme = wishes.compactMap { $0.granted(beneath: false) }.first ?? wishes.compactMap { $0.granted(beneath: true) }.first
    }
  }
}

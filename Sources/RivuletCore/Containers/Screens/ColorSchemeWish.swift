/// A request from one part of the view hierarchy for the window's color scheme (B19.48).
@MainActor
package final class ColorSchemeWish: LifecycleObserver {
  private let scope: Scope
  /// The requested scheme; nil if none is requested, or the request is not for the window.
  private var scheme: ColorScheme?

  /// Returns the scheme if the request is in effect. A screen's request is also in effect for screens pushed above it.
  fileprivate func granted(beneath: Bool) -> ColorScheme? { scheme != nil && scope.isLive(orBeneath: beneath) ? scheme : nil }

  /// Creates a request. An outer view must create its request before an inner one, because the first request with a scheme takes
  /// precedence.
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

/// The color scheme requests from a window's views.
@MainActor
private final class ColorSchemeWishes: Companion {
  /// The requests, outermost and earliest first.
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

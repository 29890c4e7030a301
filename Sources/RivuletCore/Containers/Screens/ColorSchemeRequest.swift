/// A request by a part of the view hierarchy for a colour scheme of the window (B19.48).
@MainActor
package final class ColorSchemeRequest: LifecycleObserver {
  private let scope: Scope
  /// The requested colour scheme; nil if none is requested or the request does not apply to the window.
  private var scheme: ColorScheme?

  /// Returns the requested scheme if the request is in effect. If `beneath` is true, a screen's request also applies while other screens
  /// cover it.
  fileprivate func granted(beneath: Bool) -> ColorScheme? { scheme != nil && scope.isLive(orBeneath: beneath) ? scheme : nil }

  /// Creates a request. Because the first request with a scheme takes precedence, outer views must create their requests before inner ones.
  package init(in scope: Scope) {
    self.scope = scope
    scope.add(self)
    scope.tree.colorSchemeRequests.list.append(self)
  }

  /// Changes the requested scheme. Call this method only from a rule.
  package func change(to scheme: ColorScheme?) {
    guard scheme != self.scheme else { return }
    self.scheme = scheme
    scope.tree.colorSchemeRequestsDidChange()
  }

  package func scopeWillDisappear() {
    guard scope.isInOpenTree else { return }
    scope.tree.colorSchemeRequests.list.removeAll { $0 === self }
    scope.tree.colorSchemeRequestsDidChange()
  }

  package func scopeWillHide() { scope.tree.colorSchemeRequestsDidChange() }
  package func scopeDidReturn() { scope.tree.colorSchemeRequestsDidChange() }
}

/// The colour scheme requests of a window's views.
@MainActor
private final class ColorSchemeRequests: Companion {
  /// The requests, from outermost to innermost and in creation order.
  var list: [ColorSchemeRequest] = []
}

extension ViewTree {
  fileprivate var colorSchemeRequests: ColorSchemeRequests { companions.find(ColorSchemeRequests()) }

  /// Applies the effective request to the window at the end of the preference pass.
  fileprivate func colorSchemeRequestsDidChange() {
    app.relays.add { [weak self] in
      guard let self else { return }
      let wishes = colorSchemeRequests.list.lazy
      requestedColorScheme = wishes.compactMap { $0.granted(beneath: false) }.first ?? wishes.compactMap { $0.granted(beneath: true) }.first
    }
  }
}

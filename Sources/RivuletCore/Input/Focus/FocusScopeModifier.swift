/// Limits the views among which a default for focus is chosen.
struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: FocusMarkModifier {
  typealias Body = Never

  static func register(_ mark: FocusScopeMark, in tree: ViewTree) { tree.focus.defaults.add(mark) }

  func update(_ mark: FocusScopeMark, in tree: ViewTree) { mark.namespace = namespace }
}

/// Makes its content the default view for focus.
struct FocusPreferenceModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension FocusPreferenceModifier: FocusMarkModifier {
  typealias Body = Never

  static func register(_ mark: FocusPreference, in tree: ViewTree) { tree.focus.defaults.add(mark) }

  func update(_ mark: FocusPreference, in tree: ViewTree) {
    mark.namespace = namespace
    mark.isPreferred = isPreferred
  }

  func appear(in tree: ViewTree) {
    guard isPreferred else { return }
    ResetFocusAction.ask(for: namespace, isReset: false, of: tree, tree.queue)
  }
}

@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
extension View {
  /// Limits the views among which `prefersDefaultFocus(_:in:)` and `resetFocus` choose.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Prefers this view for focus when it appears in the scope of the namespace and nothing has focus, and when the scope is reset.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(FocusPreferenceModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

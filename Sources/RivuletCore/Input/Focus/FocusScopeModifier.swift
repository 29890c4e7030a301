/// A modifier that makes its content a focus scope.
struct FocusScopeModifier {
  let namespace: Namespace.ID
}

extension FocusScopeModifier: FocusMarkModifier {
  typealias Body = Never

  static func register(_ mark: FocusScopeMark, in tree: ViewTree) { tree.focus.defaults.add(mark) }

  func update(_ mark: FocusScopeMark, in tree: ViewTree) { mark.namespace = namespace }
}

/// A modifier that marks its content as preferred for default focus in a scope.
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
  /// Creates a focus scope that limits default focus preferences, set by `prefersDefaultFocus(_:in:)`, and `resetFocus` to this view.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(FocusScopeModifier(namespace: namespace))
  }

  /// Indicates that this view should receive focus by default in a scope: when the view appears while no view has focus, and when the scope
  /// is reset.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(FocusPreferenceModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

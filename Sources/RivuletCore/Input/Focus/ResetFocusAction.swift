/// An action that reevaluates default focus.
@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
public struct ResetFocusAction {
  fileprivate let opener: SystemOpener?

  /// Moves focus to the preferred view in the scope of a namespace or, if there is none, to the first focusable view in the scope. Has no
  /// effect while focus is elsewhere.
  public func callAsFunction(in namespace: Namespace.ID) {
    guard let opener, let tree = opener.tree, let queue = opener.queue else { return }
    Self.ask(for: namespace, isReset: true, of: tree, queue)
  }

  /// Requests the default of a scope. The request is part of the group that is currently being recorded.
  static func ask(for namespace: Namespace.ID, isReset: Bool, of tree: ViewTree, _ queue: TransactionQueue) {
    queue.append(
      Mutation { [weak tree] in MainActor.assumeIsolated { tree?.focus.defaults.request(namespace, isReset: isReset) } },
      transaction: Transaction.current)
  }
}

@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
extension EnvironmentValues {
  /// An action that reevaluates default focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction(opener: systemOpener) }
}

public import RivuletCore

/// What a keyboard on the screen writes on its return key.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitLabel: Sendable {
  enum Kind: Sendable, Hashable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  let kind: Kind

  /// "Done"
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// "Go"
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// "Send"
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// "Join"
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// "Route"
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// "Search"
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// "Return"
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// "Next"
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// "Continue"
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

private struct SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel.Kind { .return }
}

extension EnvironmentValues {
  fileprivate var submitLabel: SubmitLabel.Kind {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  /// Sets what a keyboard on the screen writes on its return key for fields of this view; other keyboards have it in print.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel.kind)
  }
}

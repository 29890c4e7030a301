public import RivuletCore
import RivuletElements

/// The label of the Return key on an on-screen keyboard.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SubmitLabel: Sendable {
  package enum Kind: Sendable, Hashable {
    case done, go, send, join, route, search, `return`, next, `continue`
  }

  package let kind: Kind

  /// The label "Done".
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// The label "Go".
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// The label "Send".
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// The label "Join".
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// The label "Route".
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// The label "Search".
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// The label "Return".
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// The label "Next".
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// The label "Continue".
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
  /// Sets the label of the on-screen Return key for the fields in this view. The label has no effect on hardware keyboards.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel.kind)
  }
}

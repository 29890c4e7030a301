/// An action that initiates a refresh operation (B15.53).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  /// The nesting level of the action. Nested scroll views use it to identify their own action.
  private(set) var level = 0

  package init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Returns the action, nested inside another one.
  func inside(_ outer: RefreshAction?) -> RefreshAction {
    var action = self
    action.level = outer.map { $0.level + 1 } ?? 0
    return action
  }

  /// Initiates a refresh operation and waits for it to complete.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }

  static func _valuesEqual(_ lhs: RefreshAction?, _ rhs: RefreshAction?) -> Bool { lhs == nil && rhs == nil }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// The refresh action stored in a view's environment; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A modifier that provides a refresh action to its content.
struct RefreshModifier: EnvironmentModifier {
  typealias Body = Never

  let action: RefreshAction

  func change(_ environment: inout EnvironmentValues) { environment.refresh = action.inside(environment.refresh) }
}

extension View {
  /// Marks this view as refreshable. The action runs when the user pulls down the scroll view in this view (B15.53).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action)))
  }
}

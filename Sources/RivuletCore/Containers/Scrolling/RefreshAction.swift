/// An app's action that brings a view up to date (B15.53).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  /// The number of actions around this one. Nested scroll views use it to recognise their own action.
  private(set) var level = 0

  package init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Returns the action nested inside another one.
  func inside(_ outer: RefreshAction?) -> RefreshAction {
    var action = self
    action.level = outer.map { $0.level + 1 } ?? 0
    return action
  }

  /// Brings the view up to date, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }

  static func _valuesEqual(_ lhs: RefreshAction?, _ rhs: RefreshAction?) -> Bool { lhs == nil && rhs == nil }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
  /// The action that brings the views in this environment up to date; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Passes an action to the scroll views inside.
struct RefreshModifier: EnvironmentModifier {
  typealias Body = Never

  let action: RefreshAction

  func change(_ environment: inout EnvironmentValues) { environment.refresh = action.inside(environment.refresh) }
}

extension View {
  /// Adds an action that brings the scroll view in this view up to date when it is pulled down (B15.53).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  @preconcurrency nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: RefreshAction(action)))
  }
}

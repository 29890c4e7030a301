public import Foundation
public import RivuletFoundation

/// An action that opens a URL. It uses the handler that an ancestor sets in the environment or, without such a handler, the system.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result that a handler returns for a URL.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// A result indicating that the handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// A result indicating that the URL shouldn't be opened.
    public static let discarded = Result(outcome: .discarded)
    /// A result indicating that the system should open the original URL.
    public static let systemAction = Result(outcome: .system(nil))

    /// Returns a result that requests that the system open the given URL.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  /// A handler, compared by identity.
  private final class Handler {
    let decide: (URL) -> Result

    init(_ decide: @escaping (URL) -> Result) {
      self.decide = decide
    }
  }

  private nonisolated(unsafe) let handler: Handler?
  /// The opener for URLs that the system handles, supplied by the environment.
  nonisolated(unsafe) var system: SystemOpener?

  /// Creates an action that calls `handler`.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  /// Creates an action that always uses the system.
  nonisolated init() {
    handler = nil
  }

  /// Opens the URL.
  public func callAsFunction(_ url: URL) {
    open(url) { _ in }
  }

  /// Opens the URL. Calls `completion`, immediately or later, with a Boolean value that indicates whether the URL was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url, completion)
  }

  private func open(_ url: URL, _ completion: @escaping (Bool) -> Void) {
    switch (handler?.decide(url) ?? .systemAction).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): askSystem(for: other ?? url, completion)
    }
  }

  private func askSystem(for url: URL, _ completion: @escaping (Bool) -> Void) {
    guard let services = system?.services else { return completion(false) }
    services.openURL(url, completion: completion)
  }
}

extension OpenURLAction: ViewComparable {
  package nonisolated static func areSameInput(_ lhs: OpenURLAction, _ rhs: OpenURLAction) -> Bool {
    lhs.handler === rhs.handler && lhs.system === rhs.system
  }
}

private struct SystemOpenerKey: EnvironmentKey {
  static var defaultValue: SystemOpener? { nil }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The services of the tree's host; nil outside a tree. A view stores `systemOpener` instead, because the host retains the view.
  package var hostServices: (any HostServices)? { systemOpener?.services }

  /// The opener for URLs that the system handles, set by the tree.
  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }

  /// The undo manager of the view's window; nil outside a window.
  public var undoManager: UndoManager? { systemOpener?.undoManager }

  /// The action that opens URLs. To customize how descendant views open URLs, set an action with a handler.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = systemOpener
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

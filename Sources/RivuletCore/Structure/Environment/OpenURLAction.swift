public import Foundation
public import RivuletFoundation

/// An action that opens an address with the handler that an ancestor sets in the environment, or else with the system.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  /// The result of a handler for an address.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has opened the address.
    public static let handled = Result(outcome: .handled)
    /// The address is not to be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open the address.
    public static let systemAction = Result(outcome: .system(nil))

    /// Returns a result that asks the system to open another address.
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
  /// The opener for addresses that are left to the system; the environment supplies it.
  nonisolated(unsafe) var system: SystemOpener?

  /// Creates an action that asks `handler`.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  /// Creates an action that leaves everything to the system.
  nonisolated init() {
    handler = nil
  }

  /// Opens the address.
  public func callAsFunction(_ url: URL) {
    open(url) { _ in }
  }

  /// Opens the address, and calls `completion`, now or later, with true if it was accepted.
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
  /// The host of the tree; nil outside of one. A view stores `systemOpener` instead, because the host retains the view.
  package var hostServices: (any HostServices)? { systemOpener?.services }

  /// The opener for addresses that are left to the system; the tree sets it.
  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }

  /// The undo manager of this view's window; nil outside of one.
  public var undoManager: UndoManager? { systemOpener?.undoManager }

  /// The action that opens addresses. Set an action with a handler to open them in another way in the views below.
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

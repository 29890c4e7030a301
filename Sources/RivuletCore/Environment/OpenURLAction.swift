public import Foundation
public import RivuletFoundation

/// Opens an address: through the handler that an ancestor sets in the environment, or else by the system.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
  /// What a handler did with an address.
  public struct Result: Sendable {
    fileprivate enum Outcome {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// Nobody is to open it.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  /// Compared by identity.
  private final class Handler {
    let decide: (URL) -> Result

    init(_ decide: @escaping (URL) -> Result) {
      self.decide = decide
    }
  }

  private nonisolated(unsafe) let handler: Handler?
  /// Who opens what is left to the system; the environment supplies it.
  nonisolated(unsafe) var system: SystemOpener?

  /// An action that asks `handler`.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = Handler(handler)
  }

  /// An action that leaves everything to the system.
  nonisolated init() {
    handler = nil
  }

  /// Opens the address.
  public func callAsFunction(_ url: URL) {
    open(url) { _ in }
  }

  /// Opens the address and tells, now or later, whether somebody took it.
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

/// The host behind the environment of a tree.
package final class SystemOpener {
  package private(set) weak var services: (any HostServices)?
  /// The window; nil outside of one.
  weak var tree: ViewTree?
  let queue: TransactionQueue?
  /// Takes back what people have done in the window.
  let undoManager = UndoManager()

  @MainActor init(_ services: any HostServices, _ tree: ViewTree) {
    self.services = services
    self.tree = tree
    queue = tree.queue
  }
}

private struct SystemOpenerKey: EnvironmentKey {
  static var defaultValue: SystemOpener? { nil }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The host of the tree; nil outside of one. A view keeps `systemOpener` instead, as the host keeps the view.
  package var hostServices: (any HostServices)? { systemOpener?.services }

  /// Who opens what is left to the system; the tree sets it.
  package var systemOpener: SystemOpener? {
    get { self[SystemOpenerKey.self] }
    set { self[SystemOpenerKey.self] = newValue }
  }

  /// Takes back what people have done in the window of this view, and does it again; nil outside of one.
  public var undoManager: UndoManager? { systemOpener?.undoManager }

  /// Opens addresses. Set one with a handler to open them in another way below.
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

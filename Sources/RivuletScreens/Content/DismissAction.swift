public import RivuletCore
import RivuletElements

/// The action that closes the enclosing screen or presentation.
final class Dismissal: Sendable {
  fileprivate let perform: @MainActor @Sendable () -> Void

  init(_ perform: @escaping @MainActor @Sendable () -> Void) { self.perform = perform }
}

/// An action that closes the screen or presentation whose environment provides it (B19.13).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct DismissAction {
  private let dismissal: Dismissal?
  private let window: AppWindow?

  nonisolated init(_ dismissal: Dismissal?, window: AppWindow? = nil) {
    self.dismissal = dismissal
    self.window = window
  }

  /// Pops a screen or closes a presentation. At the root of a desktop window, the action closes the window (B18.37).
  public func callAsFunction() {
    if let dismissal { return dismissal.perform() }
    guard let window, window.tree?.services.habits.hasWindows == true else { return }
    window.scenes.close(window)
  }
}

/// The presentation state of a view, which is the original way to dismiss it (B18.38).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
public struct PresentationMode {
  /// A Boolean value that indicates whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes the presentation, if any.
  public mutating func dismiss() { isPresented = false }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// The action that closes the enclosing screen or presentation; nil for none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The action that closes the enclosing screen or presentation (B19.13).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismiss: DismissAction { DismissAction(dismissal, window: appWindow) }

  /// A Boolean value that indicates whether `dismiss` can close a screen or presentation (B18.37).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var isPresented: Bool { dismissal != nil }

  /// A binding to the presentation state of this view (B18.38).
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use isPresented or dismiss")
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismissal?.perform() } } })
  }
}

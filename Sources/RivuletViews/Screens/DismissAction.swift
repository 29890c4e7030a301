public import RivuletCore

/// How the screen or presentation around a view is closed.
final class Dismissal: Sendable {
  fileprivate let perform: @MainActor @Sendable () -> Void

  init(_ perform: @escaping @MainActor @Sendable () -> Void) { self.perform = perform }
}

/// Closes the screen or the presentation in whose environment it was read (B19.13).
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct DismissAction {
  private let dismissal: Dismissal?
  private let window: AppWindow?

  nonisolated init(_ dismissal: Dismissal?, window: AppWindow? = nil) {
    self.dismissal = dismissal
    self.window = window
  }

  /// Goes back from a screen, or closes what is presented. At the root of a window of the desktop it closes the window (B18.37).
  public func callAsFunction() {
    if let dismissal { return dismissal.perform() }
    guard let window, window.tree?.services.idiom == .desktop else { return }
    window.scenes.close(window)
  }
}

/// Whether a view is presented, and how it ends that: the name of 2019 for `dismiss` (B18.38).
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss")
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Closes what is presented; nothing where nothing is.
  public mutating func dismiss() { isPresented = false }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  /// What closes the screen or the presentation around; nil where there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// Closes the screen or the presentation around (B19.13).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dismiss: DismissAction { DismissAction(dismissal, window: appWindow) }

  /// Whether there is a screen or a presentation around that `dismiss` would close (B18.37).
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var isPresented: Bool { dismissal != nil }

  /// Whether this view is presented, and how it ends that (B18.38).
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

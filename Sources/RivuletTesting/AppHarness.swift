public import Foundation
import RivuletApps
public import RivuletCore
import RivuletHeadless
import RivuletRaster
public import RivuletText

/// A harness that runs an app without a screen, for tests that operate its windows and commands.
@MainActor
public final class AppHarness {
  private let app: HeadlessApp
  private var harnesses: [ObjectIdentifier: ViewHarness] = [:]

  /// Creates a harness that evaluates the app and opens its first windows.
  ///
  /// - Parameters:
  ///   - app: The app to run.
  ///   - idiom: The idiom, which determines metrics and appearance. Only the desktop idiom supports multiple windows.
  ///   - size: The size of a phone window, in points. Desktop windows use the sizes of their scenes.
  ///   - locale: The language and formats of the app.
  ///   - now: The start date of the clock. Foundation's `Date.now` still returns the machine's date.
  ///   - previous: An earlier run of the app whose stored values are to be reused.
  ///   - textMeasurer: The text measurer, as in `ViewHarness`.
  ///   - environment: A closure that changes the environment of the app and its windows.
  public init<A: App>(
    _ app: A, idiom: Idiom = .desktop, size: CGSize = CGSize(width: 390, height: 844), locale: Locale = Locale(identifier: "en_US"),
    now: Date = Date(timeIntervalSinceReferenceDate: 0), after previous: AppHarness? = nil, textMeasurer: (any TextMeasuring)? = nil,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var configuration = HeadlessConfiguration()
    configuration.startDate = now
    configuration.size = size
    configuration.idiom = idiom
    configuration.locale = locale
    configuration.textMeasurer = textMeasurer ?? FixedAdvanceMeasurer()
    if let previous { configuration.userDefaults = previous.app.host.userDefaults }
    configuration.rasterizer = (textMeasurer as? SystemFontMeasurer).map { Rasterizer(text: $0.engine) }
    self.app = HeadlessApp(AppRoot(app), configuration: configuration, environment: environment)
    self.app.start()
  }

  /// The open windows, in the order they were opened.
  public var windows: [ViewHarness] { app.drivers.map(harness) }

  /// Returns the first window with a given title. The title of an untitled window is the process name.
  public func window(_ title: String) -> ViewHarness? {
    app.drivers.first { name(of: $0.shown.appWindow) == title }.map(harness)
  }

  /// The title of the front window, or nil if no window is open.
  public var frontTitle: String? { app.scenes.front.map { name(of: $0) } }

  /// A Boolean value that indicates whether the app has ended, either with its last window or on request.
  public var hasEnded: Bool { app.hasEnded }

  /// The runtime issues found in the app so far (B11).
  public var runtimeIssues: [RuntimeIssue] { app.host.runtimeIssues }

  /// Chooses an item from one of the app's menus.
  public func choose(_ menu: String, _ item: String) async throws {
    await settle()
    let choice = app.host.inTimeScope { app.scenes.choose(item, in: menu) }
    await settle()
    switch choice {
    case .done: return
    case .disabled: throw CommandError.disabled(menu: menu, item: item)
    case .unknown(let known): throw CommandError.notFound(menu: menu, item: item, present: known)
    }
  }

  /// Sets the phase of a window.
  public func setPhase(_ phase: ScenePhase, of title: String) async {
    await settle()
    app.drivers.first { name(of: $0.shown.appWindow) == title }?.shown.appWindow?.setPhase(phase)
    await settle()
  }

  /// Brings a window to the front and gives it keyboard focus.
  public func bringToFront(_ title: String) async {
    await settle()
    if let window = app.drivers.first(where: { name(of: $0.shown.appWindow) == title })?.shown.appWindow { app.scenes.becameFront(window) }
    await settle()
  }

  /// Answers the earliest pending file dialog, if there is one. An answer of nil cancels the dialog.
  public func answerFileDialog(_ answer: Result<[URL], any Error>?) async {
    await settle()
    _ = app.host.inTimeScope { app.host.answerFileDialog(answer) }
    await settle()
  }

  /// Quits the app, as a user would.
  public func quit() async {
    await settle()
    app.host.inTimeScope { app.scenes.quit() }
    await settle()
  }

  /// Runs the app until it is idle. The clock stands still.
  public func settle() async {
    if app.drivers.isEmpty { app.host.runTurn() }
    await app.drivers.first?.settle()
  }

  private func name(of window: AppWindow?) -> String { window?.title ?? ProcessInfo.processInfo.processName }

  private func harness(_ driver: HeadlessDriver) -> ViewHarness {
    if let known = harnesses[ObjectIdentifier(driver)] { return known }
    let made = ViewHarness(driver)
    harnesses[ObjectIdentifier(driver)] = made
    return made
  }
}

/// The reason a command could not be chosen.
public enum CommandError: Error, Equatable, CustomStringConvertible {
  /// No menu contains the item. Lists the items that are present.
  case notFound(menu: String, item: String, present: [String])
  /// The item exists but is disabled.
  case disabled(menu: String, item: String)

  public var description: String {
    switch self {
    case .notFound(let menu, let item, let present):
      "The menus have no item \"\(item)\" in \"\(menu)\". Present: \(present.joined(separator: ", "))."
    case .disabled(let menu, let item): "\"\(item)\" in \"\(menu)\" is disabled."
    }
  }
}

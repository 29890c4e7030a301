public import Foundation
public import RivuletCore
import RivuletHeadless
import RivuletRaster
public import RivuletText
import RivuletViews

/// Runs an app without a screen: a test operates its windows and its commands.
@MainActor
public final class AppHarness {
  private let app: HeadlessApp
  private var harnesses: [ObjectIdentifier: ViewHarness] = [:]

  /// Evaluates the app and opens its first windows.
  ///
  /// - Parameters:
  ///   - app: What runs.
  ///   - idiom: Which table of metrics and looks applies. Only the desktop has several windows.
  ///   - size: The size of a phone's window, in points; those of the desktop are as large as their scenes want.
  ///   - locale: Language and formats that the app gets.
  ///   - now: The date at which the clock begins. `Date.now` of Foundation goes on to show the machine's.
  ///   - previous: A run of the app before, whose stored values are there again.
  ///   - textMeasurer: As with `ViewHarness`.
  ///   - environment: Changes the environment that the app and its windows get.
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

  /// The open windows, in the order in which they were opened.
  public var windows: [ViewHarness] { app.drivers.map(harness) }

  /// The first window with a title; that of an app without one is the name of the process.
  public func window(_ title: String) -> ViewHarness? {
    app.drivers.first { name(of: $0.shown.appWindow) == title }.map(harness)
  }

  /// The title of the window in front; nil if none is open.
  public var frontTitle: String? { app.scenes.front.map { name(of: $0) } }

  /// Whether the app has ended, with its last window or because it was told to.
  public var hasEnded: Bool { app.hasEnded }

  /// The mistakes that were found in the app so far (B11).
  public var runtimeIssues: [RuntimeIssue] { app.host.runtimeIssues }

  /// Chooses an item of a menu of the app.
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

  /// Says how much of a window people see.
  public func setPhase(_ phase: ScenePhase, of title: String) async {
    await settle()
    app.drivers.first { name(of: $0.shown.appWindow) == title }?.shown.appWindow?.setPhase(phase)
    await settle()
  }

  /// Gives the keyboard to a window.
  public func bringToFront(_ title: String) async {
    await settle()
    if let window = app.drivers.first(where: { name(of: $0.shown.appWindow) == title })?.shown.appWindow { app.scenes.becameFront(window) }
    await settle()
  }

  /// Answers the dialog for files that was shown first, where the app has shown one; nil cancels it.
  public func answerFileDialog(_ answer: Result<[URL], any Error>?) async {
    await settle()
    _ = app.host.inTimeScope { app.host.answerFileDialog(answer) }
    await settle()
  }

  /// Ends the app, as people do it.
  public func quit() async {
    await settle()
    app.host.inTimeScope { app.scenes.quit() }
    await settle()
  }

  /// Lets the app run until it is quiet; the clock stands still.
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

/// Why a command could not be chosen.
public enum CommandError: Error, Equatable, CustomStringConvertible {
  /// No menu has such an item; with those that there are.
  case notFound(menu: String, item: String, present: [String])
  /// The item is there, and cannot be chosen.
  case disabled(menu: String, item: String)

  public var description: String {
    switch self {
    case .notFound(let menu, let item, let present):
      "The menus have no item \"\(item)\" in \"\(menu)\". There is: \(present.joined(separator: ", "))."
    case .disabled(let menu, let item): "\"\(item)\" in \"\(menu)\" is disabled."
    }
  }
}

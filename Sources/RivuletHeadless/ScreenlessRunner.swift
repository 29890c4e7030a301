import Dispatch
import Foundation
package import RivuletHost
import RivuletRaster

/// A runner that executes a script in an app without a screen, with the machine's fonts and a virtual clock.
@MainActor
package struct ScreenlessRunner {
  /// A closure that returns the driver of the app's front window, or of the view.
  private let operated: () throws -> HeadlessDriver
  private let script: ScreenlessScript
  /// The inspector that the options request.
  private let inspector: InspectorSession?
  /// True if the window is sized to fit its content.
  private let fitsContent: Bool
  /// The maximum time a step waits for work on other threads.
  private static let patience = Duration.seconds(10)
  /// A closure that receives the output of the steps.
  private let output: (String) -> Void

  /// Creates a runner for a view.
  package init<Root: View>(
    _ root: Root, options: LaunchOptions, script: ScreenlessScript, output: @escaping (String) -> Void
  ) {
    let driver = HeadlessDriver(root, configuration: Self.configuration(options)) { Self.complete(&$0, options) }
    inspector = InspectorSession.start(driver.host.app, name: ProcessInfo.processInfo.processName, options.inspect)
    operated = { driver }
    fitsContent = options.showsPreviews
    self.script = script
    self.output = output
  }

  /// Creates a runner for an app.
  ///
  /// - Parameter root: The view that evaluates the app.
  package init<Root: View>(
    app root: Root, options: LaunchOptions, script: ScreenlessScript, output: @escaping (String) -> Void
  ) {
    let app = HeadlessApp(root, configuration: Self.configuration(options)) { Self.complete(&$0, options) }
    app.start()
    inspector = InspectorSession.start(app.host.app, name: ProcessInfo.processInfo.processName, options.inspect)
    operated = {
      guard let front = app.front else { throw ScreenlessError.noWindow }
      return front
    }
    fitsContent = false
    self.script = script
    self.output = output
  }

  /// Returns the configuration of a host without a screen that matches the process's options.
  package static func configuration(_ options: LaunchOptions) -> HeadlessConfiguration {
    var configuration = HeadlessConfiguration()
    configuration.displayScale = options.scale ?? configuration.displayScale
    configuration.idiom = options.idiom(otherwise: .phone)
    configuration.locale = options.session.locale
    configuration.languages = options.session.languages
    configuration.usesRealFonts = true
    configuration.fontFolders = Rasterizer.personalFontFolders
    configuration.issues = options.issues
    configuration.writesIssues = true
    configuration.notes = { print($0) }
    configuration.tracer = options.makeTracer()
    // The app's code may use the standard defaults, too. Nothing is written to a file, and windows start without stored values.
    configuration.userDefaults = .standard
    configuration.sceneDefaults = TransientDefaults()
    configuration.startDate = options.startDate ?? configuration.startDate
    return configuration
  }

  private static func complete(_ environment: inout EnvironmentValues, _ options: LaunchOptions) {
    environment.colorScheme = options.colorScheme ?? .light
    options.session.apply(to: &environment)
  }

  /// Executes all steps, throwing an error at the first step that fails.
  package func run() async throws {
    let driver = try operated()
    await driver.settle()
    if fitsContent { await fitContent(of: driver) }
    driver.host.tracer?.frameIsShown()
    await driver.rest()
    for step in script.steps { try await run(step) }
  }

  private func fitContent(of driver: HeadlessDriver) async {
    let size = driver.tree.contentSize(.unspecified)
    driver.resize(to: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    await driver.settle()
  }

  private func run(_ step: ScreenlessScript.Step) async throws {
    let driver = try operated()
    switch step {
    case .texts: for text in driver.seenTexts { output(text) }
    case .issues: for issue in driver.host.runtimeIssues { output("\(issue)") }
    case .semantics: output(SemanticsTree(driver.tree).dump())
    case .display: output(driver.tree.drawing.displayList(scale: driver.host.displayScale).dump())
    case .settle: await driver.settle()
    case .say(let text): output(text)
    case .advance(let seconds): await driver.advance(by: seconds)
    case .png(let path): try write(try driver.png(), to: path)
    case .tap, .menu, .type, .clear, .key, .scroll, .swipe, .wait:
      try await act(step, driver)
      await driver.rest()
    }
  }

  /// Performs a step that simulates a user action.
  private func act(_ step: ScreenlessScript.Step, _ driver: HeadlessDriver) async throws {
    switch step {
    case .tap(let name): try await driver.tap(name)
    case .menu(let name): try await driver.secondaryTap(name)
    case .type(let text, let name): try await driver.type(text, into: name)
    case .clear(let name): try await driver.type("", into: name)
    case .key(let key, let modifiers): await driver.pressKey(key, modifiers: modifiers)
    case .scroll(let direction, let name): try await driver.scroll(direction, over: name)
    case .swipe(let direction, let name): try await driver.swipe(direction, over: name)
    case .wait(let name): try await driver.wait(timeout: Self.patience) { driver.finder.finds(name) }
    default: break
    }
  }

  private func write(_ data: Data, to path: String) throws(ScreenlessError) {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw ScreenlessError.writing(path, reason: error.localizedDescription)
    }
  }
}

extension ScreenlessRunner {
  /// Installs the image codec, because an app may create images before a host exists.
  package static func preparePictures() { PictureCodecs.install(RasterCodec()) }
}

extension ScreenlessRunner {
  /// Runs the steps in the options with a view, or the step `texts` if there are none, and ends the process. The exit status is 1 if a
  /// step failed and 2 if a step could not be parsed.
  ///
  /// Call this method from synchronous code on the main thread. If it were entered after an `await`, the main queue would never run.
  package static func run<Root: View>(_ root: Root, options: LaunchOptions) -> Never {
    run(ScreenlessRunner(root, options: options, script: script(of: options)) { print($0) })
  }

  /// Runs the steps in the options with an app and its windows, and ends the process.
  ///
  /// - Parameter root: The view that evaluates the app.
  package static func run<Root: View>(app root: Root, options: LaunchOptions) -> Never {
    run(ScreenlessRunner(app: root, options: options, script: script(of: options)) { print($0) })
  }

  private static func script(of options: LaunchOptions) -> ScreenlessScript {
    do { return try ScreenlessScript(options.steps ?? "texts") } catch { end(2, "RIVULET_SCREENLESS: \(error)") }
  }

  private static func run(_ runner: ScreenlessRunner) -> Never {
    Task { @MainActor in
      do { try await runner.run() } catch { end(1, "\(error)") }
      end(0)
    }
    while true { RunLoop.main.run() }
  }

  /// Writes a message to standard error and ends the process.
  package static func end(_ status: Int32, _ message: String? = nil) -> Never {
    if let message { FileHandle.standardError.write(Data("Rivulet: \(message)\n".utf8)) }
    exit(status)
  }
}

import Dispatch
import Foundation
package import RivuletHost
import RivuletRaster

/// Runs an app without a screen by a script, with real fonts and a virtual clock.
@MainActor
package struct ScreenlessRunner {
  private let driver: HeadlessDriver
  private let script: ScreenlessScript
  /// Whether the window is as large as what it shows.
  private let fitsContent: Bool
  /// Gets what the steps print.
  private let output: (String) -> Void

  /// An app that is about to run.
  package init<Root: View>(
    _ root: Root, options: LaunchOptions, script: ScreenlessScript, output: @escaping (String) -> Void
  ) {
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
    driver = HeadlessDriver(root, configuration: configuration) { environment in
      environment.colorScheme = options.colorScheme ?? .light
      options.session.apply(to: &environment)
    }
    fitsContent = options.showsPreviews
    self.script = script
    self.output = output
  }

  /// Carries out all steps. Throws at the first one that cannot be done.
  package func run() async throws {
    await driver.settle()
    if fitsContent { await fitContent() }
    driver.host.tracer?.frameIsShown()
    for step in script.steps { try await run(step) }
  }

  private func fitContent() async {
    let size = driver.tree.contentSize(.unspecified)
    driver.resize(to: CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up)))
    await driver.settle()
  }

  private func run(_ step: ScreenlessScript.Step) async throws {
    switch step {
    case .texts: for text in driver.texts { output(text) }
    case .issues: for issue in driver.host.runtimeIssues { output("\(issue)") }
    case .semantics: output(SemanticsTree(driver.tree).dump())
    case .display: output(driver.tree.drawing.displayList(scale: driver.host.displayScale).dump())
    case .settle: await driver.settle()
    case .say(let text): output(text)
    case .tap(let name): try await driver.tap(name)
    case .type(let text, let name): try await driver.type(text, into: name)
    case .advance(let seconds): await driver.advance(by: seconds)
    case .png(let path): try write(try driver.png(), to: path)
    }
  }

  private func write(_ data: Data, to path: String) throws(ScreenlessError) {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw ScreenlessError.writing(path, reason: error.localizedDescription)
    }
  }
}

extension ScreenlessRunner {
  /// Runs an app by the steps of the options, `texts` without any, and ends the process: with status 1 if a step could not be done and 2 if
  /// one is no step.
  ///
  /// Call it from synchronous code of the main thread; entered after an `await`, the main queue would never run.
  package static func run<Root: View>(_ root: Root, options: LaunchOptions) -> Never {
    let script: ScreenlessScript
    do { script = try ScreenlessScript(options.steps ?? "texts") } catch { end(2, "RIVULET_SCREENLESS: \(error)") }
    let runner = ScreenlessRunner(root, options: options, script: script) { print($0) }
    Task { @MainActor in
      do { try await runner.run() } catch { end(1, "\(error)") }
      end(0)
    }
    while true { RunLoop.main.run() }
  }

  private static func end(_ status: Int32, _ message: String? = nil) -> Never {
    if let message { FileHandle.standardError.write(Data("Rivulet: \(message)\n".utf8)) }
    exit(status)
  }
}

import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  /// The tutorial of the documentation. Its steps are folders of `Examples/Tutorial/Player`, each with the files that the step writes into the package.
  @Suite struct TutorialTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// A step, and the command that draws its picture.
    private enum Picture {
      /// The command `rivulet`; the file of the picture follows the first two arguments.
      case command([String])
      /// The inspector of the app, after a script of the app and by one of its own.
      case inspector(app: String, script: String)
      /// The packed app, by a script.
      case bundle(script: String)
    }

    private static let steps: [(name: String, picture: Picture)] = [
      ("01-Episode", .command(["png", "."])),
      ("02-State", .command(["png", ".", "--script", "tap Play"])),
      ("03-Binding", .command(["png", ".", "--script", "tap Play; tap Pause"])),
      ("04-Model", .command(["png", "."])),
      ("05-Environment", .command(["png", ".", "--script", "tap Play"])),
      (
        "06-Inspect",
        .inspector(app: "tap Play", script: "tap Data; wait PlayerApp.playback; tap PlayerApp.playback; advance 1; settle")
      ),
      ("07-List", .command(["png", ".", "--script", "tap The Harbour; tap Mark as Played; tap Episodes"])),
      ("08-Animation", .command(["png", ".", "--script", "tap Sleeper to Oslo; tap Play"])),
      ("09-Previews", .command(["preview", "--png"])),
      ("10-Test", .command(["png", ".", "--appearance", "dark", "--script", "tap Sleeper to Oslo; tap Mark as Played; tap Episodes"])),
      ("11-Ship", .bundle(script: "tap The Harbour; tap Play")),
    ]

    @Test func `each step of the tutorial builds, and draws the picture of its page`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Player")
      let pictures = folder.url.appending(path: "pictures", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      for step in Self.steps {
        try copy(step.name, to: package)
        let file = pictures.appending(path: "Player-\(step.name).png").path(percentEncoded: false)
        let outcome = try draw(step.picture, of: package, into: file)
        #expect(outcome.status == 0, "\(step.name): \(outcome.output.suffix(2_000))")
      }
      try folder.write("Player/Tests/PlayerTests/PictureTests.swift", Self.comparison(of: pictures))
      let tests = try SDK.rivulet("test", in: package)
      #expect(tests.status == 0 && tests.output.contains("3 tests"), "\(tests.output.suffix(4_000))")
    }

    @Test func `each folder of the tutorial is a step that the page shows`() throws {
      let tutorial = Self.root.appending(path: "Examples/Tutorial/Player", directoryHint: .isDirectory)
      let page = try String(contentsOf: Self.root.appending(path: "Documentation/Rivulet.docc/ThePlayer.tutorial"), encoding: .utf8)
      let folders = try FileManager.default.contentsOfDirectory(atPath: tutorial.path(percentEncoded: false)).sorted()
      #expect(folders == Self.steps.map(\.name).filter { $0 != "06-Inspect" })
      for step in Self.steps { #expect(page.contains("Player-\(step.name).png"), "The page lacks the picture of \(step.name).") }
      for folder in folders {
        let files = FileManager.default.enumerator(atPath: tutorial.appending(path: folder).path(percentEncoded: false))
        for case let path as String in files! where path.contains(".") {
          let name = path.split(separator: "/").last ?? ""
          #expect(page.contains("file: \"\(folder)-\(name)\""), "The page does not show \(folder)/\(path).")
        }
      }
    }

    /// Writes the files of a step into the package. A step without a folder changes no file.
    private func copy(_ step: String, to package: URL) throws {
      let folder = Self.root.appending(path: "Examples/Tutorial/Player/\(step)", directoryHint: .isDirectory)
      guard let paths = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false)) else { return }
      for case let path as String in paths where path.contains(".") {
        let target = package.appending(path: path)
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: folder.appending(path: path)).write(to: target)
      }
    }

    private func draw(_ picture: Picture, of package: URL, into file: String) throws -> ChildProcess.Outcome {
      let environment = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "RIVULET_LOCALE": "en_US"]
      switch picture {
      case .command(let arguments):
        let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
        let all = arguments.prefix(2) + [file] + arguments.dropFirst(2)
        return try ChildProcess(command, Array(all), environment: environment, folder: package).collect()
      case .inspector(let app, let script):
        return try drawInspector(of: package, after: app, script, into: file, environment)
      case .bundle(let script):
        let outcome = try SDK.rivulet("bundle", "--appdir", in: package)
        if outcome.status != 0 { return outcome }
        let program = package.appending(path: "dist/Player.AppDir/AppRun").path(percentEncoded: false)
        let own = ["RIVULET_SCREENLESS": "\(script); png \(file)", "RIVULET_IDIOM": "desktop", "RIVULET_SCALE": "1"]
        return try ChildProcess(program, environment: environment.merging(own) { $1 }).collect()
      }
    }

    private func drawInspector(
      of package: URL, after app: String, _ script: String, into file: String, _ environment: [String: String]
    ) throws -> ChildProcess.Outcome {
      let built = try SDK.rivulet("build", in: package)
      let program = built.output.split(separator: "\n").last.map(String.init) ?? ""
      if built.status != 0 { return built }
      let socket = package.appending(path: "inspected").path(percentEncoded: false)
      let inspected = Process()
      inspected.executableURL = URL(filePath: program)
      // Nothing bears the name, so the app waits until it is ended.
      inspected.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .merging(["RIVULET_SCREENLESS": "\(app); wait Nothing", "RIVULET_INSPECT": socket]) { $1 }
      inspected.standardError = FileHandle.nullDevice
      try inspected.run()
      // Threads of tests block the other signals, and so does the process that they start.
      defer {
        kill(inspected.processIdentifier, SIGKILL)
        inspected.waitUntilExit()
      }
      for _ in 0..<100 where !FileManager.default.fileExists(atPath: socket) { usleep(50_000) }
      let own = [
        "RIVULET_INSPECTOR": socket, "RIVULET_SCREENLESS": "\(script); png \(file)", "RIVULET_IDIOM": "desktop", "RIVULET_SCALE": "1",
      ]
      return try ChildProcess(program, environment: environment.merging(own) { $1 }).collect()
    }

    /// A test of the package that compares the pictures of a folder with those of the catalogue, as goldens are compared.
    private static func comparison(of pictures: URL) -> String {
      let names = steps.map { "\"Player-\($0.name)\"" }.joined(separator: ", ")
      func folder(_ url: URL) -> String { "URL(filePath: \"\(url.path(percentEncoded: false))\", directoryHint: .isDirectory)" }
      return """
        import Foundation
        import RivuletTesting
        import Testing

        @Test(arguments: [\(names)]) func picture(name: String) throws {
          let goldens = Goldens(
            in: \(folder(root.appending(path: "Documentation/Rivulet.docc/Pictures"))),
            differences: \(folder(root.appending(path: ".build-check/tutorial"))), command: "RIVULET_ACCEPT_GOLDENS=1 ./check --only sdk")
          let picture = try Data(contentsOf: \(folder(pictures)).appending(path: "\\(name).png"))
          #expect(try goldens.difference(ofPicture: picture, named: name) == nil)
        }
        """
    }
  }
}

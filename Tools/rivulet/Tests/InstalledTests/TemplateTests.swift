import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct TemplateTests {
    @Test(arguments: [("app", "Greet", "Hello, world!"), ("list", "Buy bread", "Tasks"), ("document", "words", "words")])
    func `a new app builds, is drawn, and passes its test`(template: String, first: String, second: String) throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather", template: template)
      let picture = try SDK.rivulet("png", ".", "w.png", "--script", "texts", in: package)
      #expect(picture.status == 0 && picture.output.contains(first) && picture.output.contains(second), "\(picture.output)")
      #expect(FileManager.default.fileExists(atPath: package.appending(path: "w.png").path(percentEncoded: false)))
      let tests = try SDK.rivulet("test", in: package)
      #expect(tests.status == 0 && tests.output.contains("1 test"), "\(tests.output.suffix(2_000))")
    }

    @Test func `a package that was moved with its build is built again`() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "Kit/Package.swift",
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
          + "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])"
      )
      try folder.write("Kit/Sources/Kit/Kit.swift", "public let kit = 1")
      let git = "git init -q && git add . && git -c user.name=A -c user.email=a@b.c commit -qm 1 && git tag 1.0.0"
      #expect(try ChildProcess("sh", ["-c", git], folder: folder.url.appending(path: "Kit")).collect().status == 0)
      let package = try folder.newPackage("Weather")
      try folder.write(
        "Weather/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Weather", dependencies: [.package(url: "file://\(folder.path)/Kit", from: "1.0.0")],
          targets: [
            .executableTarget(name: "Weather", dependencies: ["Kit"]), .testTarget(name: "WeatherTests", dependencies: ["Weather"]),
          ])
        """)
      let first = try SDK.rivulet("build", in: package)
      #expect(first.status == 0, "\(first.output)")
      let moved = folder.url.appending(path: "Moved", directoryHint: .isDirectory)
      try FileManager.default.moveItem(at: package, to: moved)
      let second = try SDK.rivulet("png", ".", "w.png", "--script", "texts", in: moved)
      #expect(second.status == 0 && second.output.contains("Greet"), "\(second.output)")
    }

    @Test func `a wrong option is told by its name`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let script = try SDK.rivulet("png", ".", "w.png", "--script", "tapp Greet", in: package)
      #expect(script.status == 2 && script.output.contains("--script: \"tapp Greet\" is no step"), "\(script.output)")
      let locale = try SDK.rivulet("png", ".", "w.png", "--locale", "klingon", in: package)
      #expect(locale.status != 0 && locale.output.contains("--locale must be a language"), "\(locale.output)")
    }

    @Test func `an app shows its previews`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let outcome = try SDK.rivulet("preview", "--png", "p.png", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(FileManager.default.fileExists(atPath: package.appending(path: "p.png").path(percentEncoded: false)))
    }

    @Test func `each preview is drawn in every variant, and one that crashes costs its own pictures`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      try folder.write(
        "Weather/Sources/Weather/Broken.swift",
        "import SwiftUI\nstruct Broken: View { var body: some View { let none: Int? = nil; Text(\"\\(none!)\") } }\n"
          + "#Preview(\"Broken\") { Broken() }\n#Preview(\"Sound\") { Text(\"sound\") }\n")
      let outcome = try SDK.rivulet("preview", "--png", "pictures", "--only", "Broken.swift", in: package)
      #expect(outcome.status == 1 && outcome.output.contains("RIVULET") == false, "\(outcome.output)")
      let pictures = package.appending(path: "pictures/Weather-Broken.swift")
      let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path(percentEncoded: false)).sorted()
      #expect(
        names == [
          "Sound-dark.png", "Sound-desktop-dark.png", "Sound-desktop.png", "Sound-increased-contrast.png", "Sound-large-type.png",
          "Sound-light.png", "Sound-right-to-left.png",
        ])
      let page = try String(contentsOf: package.appending(path: "pictures/index.html"), encoding: .utf8)
      #expect(page.contains("<h3>Broken</h3>") && page.contains("src=\"Weather-Broken.swift/Sound-dark.png\""))
      #expect(page.components(separatedBy: "Unexpectedly found nil while unwrapping an Optional value").count == 8)
      #expect(page.contains("Sources/Weather/Broken.swift:2:"))
      #expect(outcome.output.contains("The preview Weather/Broken.swift/Broken, light crashed the program:"), "\(outcome.output)")
      #expect(!outcome.output.contains("libswiftCore.so"), "\(outcome.output)")
    }

    @Test func `a package of views shows its previews without a program`() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        "Views/Package.swift",
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Views\", "
          + "products: [.library(name: \"ViewKit\", targets: [\"ViewKit\"])], targets: [.target(name: \"ViewKit\")])")
      try folder.write("Views/Sources/ViewKit/V.swift", "import SwiftUI\n#Preview { Text(verbatim: \"seen\") }\n")
      let package = folder.url.appending(path: "Views", directoryHint: .isDirectory)
      let outcome = try SDK.rivulet("preview", "--png", "p.png", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(FileManager.default.fileExists(atPath: package.appending(path: "p.png").path(percentEncoded: false)))
    }

    @Test func `a mistake is told with its file, its line and nothing else`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      try folder.write("Weather/Sources/Weather/Chart.swift", "import Charts\n")
      let outcome = try SDK.rivulet("build", in: package)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("Chart.swift:1:8: error: no such module 'Charts'"))
      #expect(outcome.output.contains("Swift Charts is not part of Rivulet."))
      #expect(!outcome.output.contains("Emitting module"))
    }

    @Test(arguments: ["UIKit", "AppKit", "Cocoa"])
    func `files import modules of Apple's in passing`(module: String) throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let color = module == "UIKit" ? "UIColor" : "NSColor"
      try folder.write(
        "Weather/Sources/Weather/Colors.swift",
        """
        import CoreGraphics
        import os
        import OSLog
        import QuartzCore
        import \(module)
        let logger = Logger(subsystem: "weather", category: "colors")
        let color = \(color).red
        let began = CACurrentMediaTime()
        let box = CGRect(x: 0, y: 0, width: 1, height: 1)
        """)
      let outcome = try SDK.rivulet("build", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `a model that imports Foundation alone has what comes along on a Mac`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      try folder.write(
        "Weather/Sources/Weather/Model.swift",
        """
        import Foundation
        final class Model: ObservableObject {
          @Published var count = 0
          let title = String(localized: "title")
          let request = URLRequest(url: URL(filePath: "/"))
          let parser = XMLParser(data: Data())
          let transform = CGAffineTransform.identity
        }
        @Observable final class Settings {
          var isOn = false
        }
        """)
      let outcome = try SDK.rivulet("build", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }
}

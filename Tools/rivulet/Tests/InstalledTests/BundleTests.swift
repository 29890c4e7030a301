import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct BundleTests {
    @Test func `a folder for other machines runs with its own libraries alone`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let outcome = try SDK.rivulet("bundle", "--appdir", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      // Any place will do.
      let moved = folder.url.appending(path: "elsewhere")
      try FileManager.default.moveItem(at: package.appending(path: "dist/Weather.AppDir"), to: moved)
      let program = moved.appending(path: "bin/Weather").path(percentEncoded: false)
      let libraries = try ChildProcess("ldd", [program]).collect().output.split(separator: "\n")
      for name in ["librivulet", "libswiftCore", "libFoundation.so"] {
        let line = try #require(libraries.first { $0.contains(name) })
        #expect(line.contains(moved.path(percentEncoded: false)), "\(line)")
      }
      let run = try ChildProcess(moved.appending(path: "AppRun").path(percentEncoded: false), environment: ["RIVULET_SCREENLESS": "texts"])
        .collect()
      #expect(run.status == 0 && run.output.contains("Hello, world!"), "\(run.output)")
    }

    @Test(.enabled(if: ChildProcess.path(of: "dpkg-deb") != nil, "This system has no dpkg-deb."))
    func `a Debian package holds the program, a menu entry and what it depends on`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("PocketWeather")
      try folder.write(
        "PocketWeather/Info.plist",
        "<plist version=\"1.0\"><dict><key>CFBundleDisplayName</key><string>Weather</string></dict></plist>")
      try folder.write("PocketWeather/icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
      let outcome = try SDK.rivulet("bundle", "--deb", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      let file = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
      let contents = try ChildProcess("dpkg-deb", ["--contents", file]).collect().output
      for path in [
        "./usr/bin/pocket-weather -> ../lib/pocket-weather/PocketWeather", "./usr/lib/pocket-weather/PocketWeather",
        "./usr/share/applications/org.example.PocketWeather.desktop",
        "./usr/share/icons/hicolor/scalable/apps/org.example.PocketWeather.svg",
      ] { #expect(contents.contains(path), "\(path)") }
      let fields = try ChildProcess("dpkg-deb", ["--field", file, "Depends"]).collect().output
      #expect(fields.contains("librivulet1") && fields.contains("librivulet-swift-"))
    }

    /// The program prints what it finds of its own resources and of a dependency's.
    private func writeResources(to folder: TemporaryFolder, package: String) throws {
      try folder.write(
        "\(package)/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "\(package)", dependencies: [.package(path: "../Kit")],
          targets: [.executableTarget(name: "\(package)", dependencies: ["Kit"], resources: [.process("Resources")])])
        """)
      try folder.write("\(package)/Sources/\(package)/Resources/own.txt", "own")
      try folder.write("\(package)/Sources/\(package)/ContentView.swift", Self.view(own: ".module"))
      try writeKit(to: folder)
    }

    private func writeKit(to folder: TemporaryFolder) throws {
      try folder.write(
        "Kit/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit", resources: [.process("Resources")])])
        """)
      try folder.write("Kit/Sources/Kit/Resources/kit.txt", "kit")
      try folder.write(
        "Kit/Sources/Kit/Kit.swift",
        """
        import Foundation
        public func text(_ name: String, in bundle: Bundle? = nil) -> String {
          let file = (bundle ?? .module).url(forResource: name, withExtension: "txt")
          return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no \\(name)"
        }
        """)
    }

    private static func view(own: String) -> String {
      """
      import Kit
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text(verbatim: "\\(text("own", in: \(own))) and \\(text("kit"))") }
      }
      """
    }

    /// Runs a program as if on another machine.
    private func texts(_ program: URL) throws -> String {
      try ChildProcess(program.path(percentEncoded: false), environment: ["RIVULET_SCREENLESS": "texts"]).collect().output
    }

    @Test func `resources of the package and of its dependencies go along, wherever the program is started from`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      try FileManager.default.removeItem(at: package.appending(path: "Tests"))
      try writeResources(to: folder, package: "Weather")
      let files = FileManager.default
      for form in ["--appdir", "--tar", "--deb"] {
        let outcome = try SDK.rivulet("bundle", form, in: package)
        #expect(outcome.status == 0, "\(outcome.output)")
      }
      // Nothing of the build is left.
      try files.moveItem(at: package.appending(path: "dist"), to: folder.url.appending(path: "dist"))
      try files.removeItem(at: package)
      let dist = folder.url.appending(path: "dist", directoryHint: .isDirectory)
      #expect(try texts(dist.appending(path: "Weather.AppDir/AppRun")) == "own and kit\n")
      try files.createSymbolicLink(
        at: folder.url.appending(path: "link"), withDestinationURL: dist.appending(path: "Weather.AppDir/bin/Weather"))
      #expect(try texts(folder.url.appending(path: "link")) == "own and kit\n")
      #expect(try ChildProcess("tar", ["-xzf", "weather-1.0.tar.gz"], folder: dist).collect().status == 0)
      #expect(try texts(dist.appending(path: "weather-1.0/AppRun")) == "own and kit\n")
      guard let deb = try files.contentsOfDirectory(atPath: dist.path(percentEncoded: false)).first(where: { $0.hasSuffix(".deb") }) else {
        return
      }
      #expect(try ChildProcess("dpkg-deb", ["--extract", deb, "root"], folder: dist).collect().status == 0)
      let root = dist.appending(path: "root/usr")
      let installation = try SDK.installation()
      try files.createSymbolicLink(
        at: root.appending(path: "lib/\(installation.folder.lastPathComponent)"), withDestinationURL: installation.folder)
      let runtime = try Compiler.installed().runtimeFolder
      try files.createSymbolicLink(
        at: root.appending(path: "lib/rivulet-swift-\(installation.compilerVersion)"), withDestinationURL: runtime)
      #expect(try texts(root.appending(path: "bin/weather")) == "own and kit\n")
    }

    @Test(arguments: ["--appdir", "--deb"])
    func `a project of Xcode is packed with its name, its icon, its resources and its packages`(form: String) throws {
      let folder = try TemporaryFolder()
      try writeKit(to: folder)
      try folder.write("App/ContentView.swift", Self.view(own: ".main"))
      try folder.write("App/own.txt", "own")
      try folder.write("App/Assets.xcassets/AppIcon.appiconset/icon.png", "\u{89}PNG")
      try Data([0x89, 0x50, 0x4e, 0x47]).write(to: folder.url.appending(path: "App/Assets.xcassets/AppIcon.appiconset/icon.png"))
      let settings = [
        "SWIFT_VERSION": "5.0", "MARKETING_VERSION": "2.1", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app",
        "GENERATE_INFOPLIST_FILE": "YES",
        "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      ]
      let app = ProjectText.Target("My App", folders: ["App"], settings: settings, products: ["Kit"])
      try folder.write(
        "My App.xcodeproj/project.pbxproj",
        ProjectText([app], packages: ["isa = XCLocalSwiftPackageReference; relativePath = Kit;"]).text)
      let cache = try TemporaryFolder()
      let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      let outcome = try ChildProcess(
        command, ["bundle", form, "--output", "\(cache.path)/dist", folder.path], environment: ["XDG_CACHE_HOME": "\(cache.path)/cache"]
      ).collect()
      #expect(outcome.status == 0, "\(outcome.output)")
      try FileManager.default.removeItem(atPath: "\(cache.path)/cache")
      let dist = cache.url.appending(path: "dist", directoryHint: .isDirectory)
      if form == "--appdir" {
        #expect(try texts(dist.appending(path: "My App.AppDir/AppRun")) == "own and kit\n")
        #expect(cache.files.contains("dist/My App.AppDir/org.example.app.png"))
        // The app's own resources are there once.
        let own = "\(cache.path)/dist/My App.AppDir/bin/My App.app/My App_My_App.resources"
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: own) == "Contents/Resources")
      } else {
        let contents = try ChildProcess("dpkg-deb", ["--contents", "\(dist.path(percentEncoded: false))/my-app_2.1_amd64.deb"]).collect()
          .output
        #expect(contents.contains("./usr/bin/my-app -> ../lib/my-app/My App.app/Contents/Linux/My App"), "\(contents)")
        #expect(contents.contains("./usr/lib/my-app/My App.app/Kit_Kit.resources/"))
      }
    }

    @Test(.enabled(if: ChildProcess.path(of: "lintian") != nil, "This system has no lintian."), arguments: PackageTemplate.allCases)
    func `lintian finds no error in the package of a new app`(template: PackageTemplate) throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather", template: template.rawValue)
      let outcome = try SDK.rivulet("bundle", "--deb", in: package)
      #expect(outcome.status == 0, "\(outcome.output)")
      let file = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
      let found = try ChildProcess("lintian", ["--allow-root", "--fail-on", "error", file]).collect()
      #expect(found.status == 0, "\(found.output)")
    }
  }
}

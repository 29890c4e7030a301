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
      // Where it lies does not matter.
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
  }
}

import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct LibraryTests {
    private func definedSymbols(_ file: URL) throws -> Set<String> {
      let outcome = try ChildProcess("nm", ["--dynamic", "--defined-only", "--format=posix", file.path(percentEncoded: false)]).collect()
      // Every file has these.
      return Set(outcome.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
        .subtracting(["__bss_start", "_edata", "_end", "_init", "_fini"])
    }

    @Test func `an app and its tests hold no symbol that the library has`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let outcome = try SDK.rivulet("test", in: package)
      #expect(outcome.status == 0, "\(outcome.output.suffix(2_000))")
      let library = try definedSymbols(SDK.installation().library)
      #expect(library.count > 10_000)
      for program in ["Weather", "WeatherPackageTests.xctest"] {
        let file = package.appending(path: ".build/debug/\(program)")
        #expect(try definedSymbols(file).isDisjoint(with: library))
        #expect(try ChildProcess("readelf", ["--dynamic", file.path(percentEncoded: false)]).collect().output.contains("librivulet.so"))
      }
    }

    @Test(.enabled(if: getuid() == 0, "Only root can hide the headers."))
    func `an app compiles on a machine without headers of GTK, Pango and cairo`() throws {
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      let hidden = ["gtk-4.0", "pango-1.0", "cairo", "librsvg-2.0", "gdk-pixbuf-2.0", "glib-2.0", "harfbuzz"]
      let hide = hidden.map { "[ ! -d /usr/include/\($0) ] || mount -t tmpfs none /usr/include/\($0)" }.joined(separator: "\n")
      let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      let script = "set -e\n\(hide)\nexec '\(command)' build '\(package.path(percentEncoded: false))'"
      let outcome = try ChildProcess("unshare", ["--mount", "bash", "-c", script]).collect()
      #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `another compiler stops the package manager with the sentence that says what to install`() throws {
      let installation = try SDK.installation()
      let folder = try TemporaryFolder()
      let package = try folder.newPackage("Weather")
      // The compiled modules of another compiler, which this one cannot read, and what lies beside them.
      let modules = installation.folder.appending(path: "modules").path(percentEncoded: false)
      for name in try FileManager.default.contentsOfDirectory(atPath: modules) {
        if name.hasSuffix(".swiftmodule") {
          try folder.write("modules/\(name)", "made by another compiler")
        } else if name.hasSuffix(".swiftinterface") {
          let text = try String(contentsOfFile: "\(modules)/\(name)", encoding: .utf8)
          try folder.write("modules/\(name)", text.replacing("compiler(>=\(installation.compilerVersion))", with: "compiler(>=99)"))
        } else {
          try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/modules/\(name)", withDestinationPath: "\(modules)/\(name)")
        }
      }
      let toolset = try String(contentsOf: installation.toolset, encoding: .utf8).replacing(
        "\"\(modules)\"", with: "\"\(folder.path)/modules\"")
      try folder.write("toolset.json", toolset)
      let outcome = try ChildProcess("swift", ["build", "--toolset", "\(folder.path)/toolset.json"], folder: package).collect()
      let version = installation.compilerVersion
      let sentence = try Regex(
        "error: Rivulet in /.* was built for Swift \(version), and this compiler has another version. Install Swift \(version), or run "
          + "./install from ")
      #expect(outcome.status != 0 && outcome.output.contains(sentence), "\(outcome.output)")
      // The only output is the compiler's message about the module.
      let others = outcome.output.split(separator: "\n").filter { $0.contains(": error: ") && !$0.contains("Combine.swiftinterface:") }
      #expect(others.isEmpty)
    }

    @Test func `the library is found where it was installed, and nowhere else`() throws {
      let installation = try SDK.installation()
      let toolset = try String(contentsOf: installation.toolset, encoding: .utf8)
      let folder = installation.folder.resolvingSymlinksInPath().path(percentEncoded: false)
      for path in toolset.matches(of: /"(?:-L)?(\/[^"#]*)/).map(\.output.1) {
        #expect(folder.hasPrefix(path) || path.hasPrefix(folder.hasSuffix("/") ? String(folder.dropLast()) : folder), "\(path)")
      }
    }
  }
}

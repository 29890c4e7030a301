public import Foundation
import ProjectTranslation

/// A Swift package that contains an app, as described by its manifest.
public struct AppPackage: Sendable, Equatable {
  /// The folder that contains the manifest.
  public let folder: URL
  public let name: String
  /// The programs in the package, in manifest order.
  public let programs: [String]
  /// The libraries in the package, in manifest order.
  public let libraries: [String]
  /// True if the package has a test target.
  public let hasTests: Bool
  /// The programs that the linker rejects because their target names contain non-ASCII letters, with those target names.
  private let unlinkable: [String: String]

  /// Reads the package in a folder.
  ///
  /// The manifest is evaluated only once. The result is stored next to the build and reused until the contents of the manifest change.
  ///
  /// - Throws: A `Failure` if the folder contains no package or if the manifest contains an error.
  public init(at folder: URL, scratch: URL) throws {
    let manifest = folder.appending(path: "Package.swift")
    guard let text = try? Data(contentsOf: manifest) else {
      let path = folder.path(percentEncoded: false)
      let contents = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if contents.contains(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
        throw Failure(
          "\(path) contains an Xcode project. You can run, build, test, draw and bundle it, but this command accepts only Swift packages.",
          status: 2)
      }
      if contents.contains(where: { $0.hasSuffix(".swift") }) {
        throw Failure(
          """
          \(path) contains Swift files but no Package.swift. You can run, build, test, draw and bundle them, but this command accepts only \
          Swift packages. Create one with rivulet new NAME, and move the files into its Sources folder.
          """, status: 2)
      }
      throw Failure("There is no package in \(path): it has no Package.swift. Create one with: rivulet new NAME", status: 2)
    }
    if String(decoding: text, as: UTF8.self).contains(".product(name: \"SwiftUI\"") {
      throw Failure(
        """
        \(manifest.path(percentEncoded: false)) depends on a package that provides SwiftUI. Remove that dependency and its products; with \
        Rivulet installed, a package does not need them.
        """, status: 2)
    }
    let kept = scratch.appending(path: "rivulet/package.json")
    if let data = try? Data(contentsOf: kept), let description = try? JSONDecoder().decode(CachedDescription.self, from: data),
      description.manifest == text
    {
      self.init(
        folder: folder, name: description.name, programs: description.programs, libraries: description.libraries,
        hasTests: description.hasTests, unlinkable: description.unlinkable)
      return
    }
    let outcome = try ChildProcess(
      "swift",
      [
        "package", "--package-path", folder.path(percentEncoded: false), "--scratch-path", scratch.path(percentEncoded: false), "describe",
        "--type", "json",
      ]
    ).collect()
    if let sentence = FullDisk.sentence(in: outcome.output, folder: scratch) { throw Failure(sentence) }
    guard outcome.status == 0, let start = outcome.output.firstIndex(of: "{"),
      let description = try? JSONDecoder().decode(PackageDescription.self, from: Data(outcome.output[start...].utf8))
    else { throw Failure("The manifest \(manifest.path(percentEncoded: false)) cannot be read:\n\(outcome.output)") }
    if let target = description.targets.first(where: { $0.type == "executable" && ModuleName.isTaken($0.name) }) {
      throw Failure(
        """
        The target \(target.name) of \(manifest.path(percentEncoded: false)) has the same name as a module that apps import. Rename the \
        target; its product may keep the name.
        """, status: 2)
    }
    let hasTests = description.targets.contains { $0.type == "test" }
    self.init(
      folder: folder, name: description.name, programs: description.programs, libraries: description.libraries, hasTests: hasTests,
      unlinkable: description.unlinkable)
    try? FileManager.default.createDirectory(at: kept.deletingLastPathComponent(), withIntermediateDirectories: true)
    let result = CachedDescription(
      manifest: text, name: name, programs: programs, libraries: libraries, hasTests: hasTests, unlinkable: unlinkable)
    try? JSONEncoder().encode(result).write(to: kept)
  }

  init(
    folder: URL, name: String, programs: [String], libraries: [String] = [], hasTests: Bool = false, unlinkable: [String: String] = [:]
  ) {
    self.folder = folder
    self.name = name
    self.programs = programs
    self.libraries = libraries
    self.hasTests = hasTests
    self.unlinkable = unlinkable
  }

  /// Checks that the package has tests.
  public func checkTests() throws {
    if !hasTests {
      throw Failure(
        "The package \(name) has no tests. Add a .testTarget to Package.swift, with its files in a folder of the same name in "
          + "Tests.", status: 2)
    }
    for program in programs { try checkLinking(program) }
  }

  /// Returns the program to run: the named program, the only program, or the program with the package's name.
  ///
  /// - Throws: A `Failure` if no such program exists or if the linker rejects it.
  public func program(named name: String?) throws -> String {
    let program = try chosenProgram(named: name)
    try checkLinking(program)
    return program
  }

  /// Throws an error if the linker rejects a program. The package manager names the entry point after the target, and linkers accept only
  /// ASCII in that name.
  private func checkLinking(_ program: String) throws {
    guard let target = unlinkable[program] else { return }
    throw Failure(
      """
      The target \(target) of \(folder.appending(path: "Package.swift").path(percentEncoded: false)) cannot be linked, because linkers \
      accept only ASCII in the name of a program's target. Give the target and its folder in Sources an ASCII name, and its product the \
      name that people see: .executable(name: "\(program)", targets: ["App"]).
      """, status: 2)
  }

  private func chosenProgram(named name: String?) throws -> String {
    if let name {
      if programs.contains(name) { return name }
      throw Failure("The package \(self.name) has no program \(name). It has: \(programs.joined(separator: ", ")).", status: 2)
    }
    if programs.count == 1 { return programs[0] }
    if let own = programs.first(where: { $0.lowercased() == self.name.lowercased() }) { return own }
    if programs.isEmpty {
      throw Failure("The package \(self.name) has no program. Add an .executableTarget with the app to Package.swift.", status: 2)
    }
    throw Failure(
      "The package \(self.name) has several programs: \(programs.joined(separator: ", ")). Choose one with --product.", status: 2)
  }
}

/// A package description that is stored next to the package's build.
private struct CachedDescription: Codable {
  let manifest: Data
  let name: String
  let programs: [String]
  let libraries: [String]
  let hasTests: Bool
  let unlinkable: [String: String]
}

/// The part of the package manager's package description that is required for finding apps.
private struct PackageDescription: Decodable {
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]
  }

  struct Target: Decodable {
    let name: String
    let type: String
  }

  let name: String
  let products: [Product]
  let targets: [Target]

  var programs: [String] {
    products.filter { $0.type.keys.contains("executable") }.map(\.name)
  }

  var libraries: [String] {
    products.filter { $0.type.keys.contains("library") }.map(\.name)
  }

  var unlinkable: [String: String] {
    let names = Set(targets.filter { $0.type == "executable" && !$0.name.allSatisfy(\.isASCII) }.map(\.name))
    let pairs = products.compactMap { product in product.targets.first(where: names.contains).map { (product.name, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }
}

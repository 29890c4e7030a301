public import Foundation
import ProjectReading
import ProjectTranslation

/// A folder with an app: a Swift package as it is, or an Xcode project, a workspace or bare sources. The latter become a package in a cache.
public struct AppSource {
  /// The folder of the package that is built.
  public let folder: URL
  /// The folder for what is built.
  public let scratch: URL
  /// The name of the program, or of tests without one; nil where the package has to be asked.
  private let program: String?
  /// The package that was made of a project, or nil.
  private let translated: TranslatedPackage?
  /// The target of a project that the app was made of, or nil.
  private let target: AppTarget?
  /// The folder of the author's files.
  public let home: URL
  /// The system that the app was written for.
  public let flavor: AppFlavor
  /// Sentences about parts of a project that cannot be used, each with its place.
  public let warnings: [String]

  /// Finds the app at a path.
  ///
  /// - Parameters:
  ///   - path: A folder, an `.xcodeproj`, an `.xcworkspace` or one Swift file.
  ///   - target: The name of the app's target in a project with several, or of that whose tests are included.
  ///   - scratch: The folder for what is built; nil for `.build` in a package, and for one in the cache of a project.
  ///   - includesTests: True for a project's unit tests, with the app only if they need it.
  /// - Throws: a `Failure` if there is no app, the project cannot be read, or it has no tests that could be included.
  public init(at path: URL, target: String?, scratch: URL?, includesTests: Bool = false) throws {
    if Self.isPackage(path) {
      folder = path
      let place = scratch ?? path.appending(path: ".build", directoryHint: .isDirectory)
      try FullDisk.check(place)
      self.scratch = place
      program = nil
      translated = nil
      self.target = nil
      home = path
      flavor = .ofPackage(at: path)
      warnings = []
      return
    }
    var project = ProjectReader().read(path.path(percentEncoded: false))
    if project.form == .folder, let outer = ProjectReader.project(around: path.path(percentEncoded: false)) {
      project.problems.append(
        ProjectProblem(
          .warning, "This folder is part of the project \(outer), and only its own files are built.", path: project.folder,
          advice: "Name the folder of the project, or run the command there."))
    }
    let cache = Self.cacheFolder(for: path, target: target)
    do {
      // A folder's address ends in a slash, which paths of files in it have already.
      let path = String(cache.path(percentEncoded: false).dropLast())
      let options = TranslationOptions(cacheFolder: path, includesTests: includesTests)
      let package = try ProjectTranslator(options).translate(project, target: target)
      folder = cache
      self.scratch = scratch ?? cache.appending(path: ".build", directoryHint: .isDirectory)
      program = package.name
      translated = package
      self.target = package.app == nil ? nil : try project.appTarget(named: target)
      home = URL(filePath: project.folder, directoryHint: .isDirectory)
      flavor = package.platforms == [.macOS] ? .mac : .phone
      warnings = (project.problems + package.problems).map(\.description)
    } catch {
      let warnings = project.problems.filter { $0.severity == .warning }.map { "\($0.description)\n" }.joined()
      throw Failure(warnings + error.description, status: 2)
    }
  }

  /// True for a folder that the package manager builds as it is.
  private static func isPackage(_ path: URL) -> Bool {
    guard let manifest = try? String(contentsOf: path.appending(path: "Package.swift"), encoding: .utf8) else { return false }
    // A package of Swift Playgrounds has a product that only Apple's tools know.
    return !manifest.contains(".iOSApplication(")
  }

  /// The folder of the package that is made of a project, one for each place and target.
  static func cacheFolder(for path: URL, target: String?) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? URL.homeDirectory.appending(path: ".cache")
    let place = path.standardizedFileURL.path(percentEncoded: false) + "\0" + (target ?? "")
    // FNV-1a, whose results stay the same from run to run.
    let hash = place.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let name = path.standardizedFileURL.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return base.appending(path: "rivulet/\(String(name))-\(String(hash, radix: 36))", directoryHint: .isDirectory)
  }

  /// Returns the name of the program to build: a named one, or the one that the package is for.
  public func program(named name: String?) throws -> String {
    if let program { return program }
    return try AppPackage(at: folder, scratch: scratch).program(named: name)
  }

  /// Returns the package with a program for the previews of a package of views; nil for an app, and for a project.
  ///
  /// - Parameters:
  ///   - name: The name of a product; nil for the app, or for all views where there is none.
  ///   - scratch: The folder for what is built; nil for one in the cache.
  public func previewPackage(named name: String?, scratch: URL?) throws -> PreviewPackage? {
    if isTranslated { return nil }
    let package = try AppPackage(at: folder, scratch: self.scratch)
    let isLibrary = name.map { package.libraries.contains($0) && !package.programs.contains($0) } ?? package.programs.isEmpty
    return isLibrary ? try PreviewPackage(of: package, library: name, scratch: scratch) : nil
  }

  /// The names of targets by those of their modules, where both differ.
  public var namesOfModules: [String: String] {
    guard let translated else { return [:] }
    var names = translated.namesOfModules
    for (module, name) in names where module == name { names[module] = nil }
    return names
  }

  /// The bundle with the information and the resources of an app that was made of a project; nil for a package.
  var wrapper: URL? { translated?.app.map { URL(filePath: $0.bundle, directoryHint: .isDirectory) } }

  /// The name of the folder with resources of the app's own module, which its bundle holds already; nil for a package.
  var wrappedResources: String? { translated?.app.map { "\($0.productName)_\($0.moduleName).resources" } }

  /// Returns the names and pictures of a program.
  public func identity(of program: String) -> AppIdentity {
    guard let wrapper, let target else { return AppIdentity(program: program, package: folder) }
    let data = try? Data(contentsOf: wrapper.appending(path: "Contents/Info.plist"))
    let values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    let catalogs = target.resources.map { URL(filePath: $0.path) }.filter { $0.pathExtension == "xcassets" }
    let sets = catalogs.flatMap(AppIdentity.iconSets).filter {
      target.appIconName == nil || $0.deletingPathExtension().lastPathComponent == target.appIconName
    }
    return AppIdentity(program: program, values: values, folder: home, iconFolders: [home], catalogs: sets)
  }

  /// Puts the program with a project's tests where it finds the resources of the app and of the tests.
  ///
  /// - Parameter products: The folder of the built programs.
  public func installTests(in products: URL) throws {
    guard let tests = translated?.tests else { return }
    do {
      try tests.installProgram(from: products.appending(path: tests.programName).path(percentEncoded: false))
    } catch {
      throw Failure(error.description)
    }
  }

  /// True for a folder that was not a package.
  public var isTranslated: Bool { translated != nil }

  /// Puts a program that was built where it finds the app's resources.
  ///
  /// - Returns: the path to start it by.
  public func install(_ path: String) throws -> String {
    guard let app = translated?.app else { return path }
    do {
      try app.installProgram(from: path)
    } catch {
      throw Failure(error.description)
    }
    return app.programInBundle
  }
}

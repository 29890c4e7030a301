public import Foundation
import ProjectReading
import ProjectTranslation

/// A folder with an app: a Swift package, which is used as it is, or an Xcode project, a workspace or bare sources, which are converted to
/// a package in a cache.
public struct AppSource {
  /// The folder of the package that is built.
  public let folder: URL
  /// The folder for build products.
  public let scratch: URL
  /// The name of the program, or of tests without a program; nil if only the package knows it.
  private let program: String?
  /// The package that was created from a project, or nil.
  private let translated: TranslatedPackage?
  /// The target in a project that the app was created from, or nil.
  private let target: AppTarget?
  /// The folder of the author's files.
  public let home: URL
  /// The system that the app was written for.
  public let flavor: AppFlavor
  /// Sentences about parts of a project that cannot be used, each with its location.
  public let warnings: [String]

  /// Finds the app at a path.
  ///
  /// - Parameters:
  ///   - path: A folder, an `.xcodeproj`, an `.xcworkspace` or one Swift file.
  ///   - target: The name of the app's target in a project with several targets, or of the target whose tests are included.
  ///   - scratch: The folder for build products; nil for `.build` in a package, or for a folder in the cache for a project.
  ///   - includesTests: True for a project's unit tests. The app is included only if they need it.
  /// - Throws: A `Failure` if there is no app, if the project cannot be read, or if it has no tests that could be included.
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
      // A folder's URL ends in a slash, which the paths of its files already contain.
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
    // A Swift Playgrounds package has a product that only Apple's tools know.
    return !manifest.contains(".iOSApplication(")
  }

  /// Returns the folder of the package that is created from a project. There is one for each location and target.
  static func cacheFolder(for path: URL, target: String?) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? URL.homeDirectory.appending(path: ".cache")
    let place = path.standardizedFileURL.path(percentEncoded: false) + "\0" + (target ?? "")
    // FNV-1a, whose results are the same in every run.
    let hash = place.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let name = path.standardizedFileURL.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return base.appending(path: "rivulet/\(String(name))-\(String(hash, radix: 36))", directoryHint: .isDirectory)
  }

  /// Returns the name of the program to build: the named program, or the package's main program.
  public func program(named name: String?) throws -> String {
    if let program { return program }
    return try AppPackage(at: folder, scratch: scratch).program(named: name)
  }

  /// Returns the package whose program shows the previews in a package of views; nil for an app or a project.
  ///
  /// - Parameters:
  ///   - name: The name of a product; nil for the app, or for all views if there is no app.
  ///   - scratch: The folder for build products; nil for a folder in the cache.
  public func previewPackage(named name: String?, scratch: URL?) throws -> PreviewPackage? {
    if isTranslated { return nil }
    let package = try AppPackage(at: folder, scratch: self.scratch)
    let isLibrary = name.map { package.libraries.contains($0) && !package.programs.contains($0) } ?? package.programs.isEmpty
    return isLibrary ? try PreviewPackage(of: package, library: name, scratch: scratch) : nil
  }

  /// The names of targets by their module names, for targets whose names differ from their module names.
  public var namesOfModules: [String: String] {
    guard let translated else { return [:] }
    var names = translated.namesOfModules
    for (module, name) in names where module == name { names[module] = nil }
    return names
  }

  /// The bundle with the information and resources of an app that was created from a project; nil for a package.
  var wrapper: URL? { translated?.app.map { URL(filePath: $0.bundle, directoryHint: .isDirectory) } }

  /// The name of the folder with the resources of the app's own module, which its bundle already contains; nil for a package.
  var wrappedResources: String? { translated?.app.map { "\($0.productName)_\($0.moduleName).resources" } }

  /// Returns a program's names and icons.
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

  /// Puts the program that contains a project's tests where it finds the resources of the app and of the tests.
  ///
  /// - Parameter products: The folder that contains the built programs.
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

  /// Puts a built program where it finds the app's resources.
  ///
  /// - Returns: The path by which to start it.
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

public import Foundation
import ProjectReading
import ProjectTranslation

/// A folder that contains an app: a Swift package, which is built in place, or an Xcode project, workspace, or loose sources, which are
/// converted to a package in a cache.
public struct AppSource {
  /// The folder of the package to build.
  public let folder: URL
  /// The folder for build products.
  public let scratch: URL
  /// The name of the program, or of tests without a program. Nil if only the package determines the name.
  private let program: String?
  /// The package created from a project, or nil for an existing package.
  private let translated: TranslatedPackage?
  /// The project target from which the app was created, or nil for an existing package.
  private let target: AppTarget?
  /// The folder that contains the author's files.
  public let home: URL
  /// The platform for which the app was written.
  public let flavor: AppFlavor
  /// Sentences about unsupported parts of a project, each with a location.
  public let warnings: [String]

  /// Finds the app at a path.
  ///
  /// - Parameters:
  ///   - path: A folder, an `.xcodeproj`, an `.xcworkspace`, or a single Swift file.
  ///   - target: The name of the app target in a project with several targets, or of the target whose tests are included.
  ///   - scratch: The folder for build products. If nil, uses `.build` in a package, or a folder in the cache for a project.
  ///   - includesTests: True to include a project's unit tests. In that case, the app is included only if the tests need it.
  /// - Throws: A `Failure` if no app is found, if the project can't be read, or if tests are requested and the project has none that can
  ///   be included.
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
          .warning, "This folder is part of the project \(outer), but only the folder's own files are built.", path: project.folder,
          advice: "Specify the project's folder, or run the command there."))
    }
    let cache = Self.cacheFolder(for: path, target: target)
    do {
      // The URL of a folder ends in a slash, which the paths of the folder's files already contain.
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

  /// Returns true if the package manager can build the folder in place.
  private static func isPackage(_ path: URL) -> Bool {
    guard let manifest = try? String(contentsOf: path.appending(path: "Package.swift"), encoding: .utf8) else { return false }
    // A Swift Playgrounds package contains a product type that only Apple's tools support.
    return !manifest.contains(".iOSApplication(")
  }

  /// Returns the cache folder for the package created from a project. Each location and target has a folder of its own.
  static func cacheFolder(for path: URL, target: String?) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil } ?? URL.homeDirectory.appending(path: ".cache")
    let place = path.standardizedFileURL.path(percentEncoded: false) + "\0" + (target ?? "")
    // FNV-1a, which yields the same hash in every run.
    let hash = place.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let name = path.standardizedFileURL.lastPathComponent.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return base.appending(path: "rivulet/\(String(name))-\(String(hash, radix: 36))", directoryHint: .isDirectory)
  }

  /// Returns the name of the program to build: the named program or the package's main program.
  public func program(named name: String?) throws -> String {
    if let program { return program }
    return try AppPackage(at: folder, scratch: scratch).program(named: name)
  }

  /// Returns a package whose program shows the previews in a package of views, or nil for an app or project.
  ///
  /// - Parameters:
  ///   - name: The name of a product, or nil for the app or, if there is no app, for all views.
  ///   - scratch: The folder for build products, or nil to use a folder in the cache.
  public func previewPackage(named name: String?, scratch: URL?) throws -> PreviewPackage? {
    if isTranslated { return nil }
    let package = try AppPackage(at: folder, scratch: self.scratch)
    let isLibrary = name.map { package.libraries.contains($0) && !package.programs.contains($0) } ?? package.programs.isEmpty
    return isLibrary ? try PreviewPackage(of: package, library: name, scratch: scratch) : nil
  }

  /// The target names, keyed by module name, for targets whose name differs from their module's.
  public var namesOfModules: [String: String] {
    guard let translated else { return [:] }
    var names = translated.namesOfModules
    for (module, name) in names where module == name { names[module] = nil }
    return names
  }

  /// The bundle that contains the information and resources of an app created from a project, or nil for an existing package.
  var wrapper: URL? { translated?.app.map { URL(filePath: $0.bundle, directoryHint: .isDirectory) } }

  /// The name of the folder with the resources of the app's main module, which the app's bundle already contains. Nil for an existing
  /// package.
  var wrappedResources: String? { translated?.app.map { "\($0.productName)_\($0.moduleName).resources" } }

  /// Returns the names and icon of a program.
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

  /// Installs the program that contains a project's tests at the location where it finds the resources of the app and the tests.
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

  /// True if the package was created from a project or from loose sources.
  public var isTranslated: Bool { translated != nil }

  /// Installs a built program at the location where it finds the app's resources.
  ///
  /// - Returns: The path for starting the program.
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

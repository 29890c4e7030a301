/// A reader for folders without a project: Swift Playgrounds apps, packages, and loose source folders.
struct SourceFolderReader {
  /// The names of subfolders that do not belong to an app.
  private static let otherFolders: Set = ["Tests", "UITests", "build", "DerivedData", "Pods", "Carthage", "Packages", "fastlane", "dist"]

  /// Reads a folder that contains a `Package.swift` file. A Swift Playgrounds app is read, while any other package is only recognized.
  static func package(_ folder: String) -> AppProject {
    let file = "\(folder)/Package.swift"
    let manifest = ManifestScan(FilePaths.text(of: file) ?? "")
    var project = AppProject(form: .package, name: FilePaths.stem(of: folder), folder: folder, file: file)
    guard manifest.declaresApp else { return project }
    project.form = .playgroundApp
    let name = manifest.string(labelled: "name:", behind: ".iOSApplication(") ?? project.name
    let module = manifest.string(labelled: "name:", behind: ".executableTarget(") ?? "AppModule"
    let path = manifest.string(labelled: "path:", behind: ".executableTarget(") ?? "Sources/\(module)"
    var target = AppTarget(name: name, kind: .application)
    target.moduleName = module
    target.platforms = [.iOS]
    target.conditions = ["DEBUG"]
    target.info = info(named: name)
    if let identifier = manifest.string(labelled: "bundleIdentifier:", behind: ".iOSApplication(") {
      target.settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
      target.info["CFBundleIdentifier"] = .string(identifier)
    }
    if let version = manifest.string(labelled: "displayVersion:", behind: ".iOSApplication(") {
      target.settings["MARKETING_VERSION"] = version
      target.info["CFBundleShortVersionString"] = .string(version)
    }
    add(
      FolderFiles(FilePaths.absolute(path, in: folder)) { $0 != "Package.swift" && !isOutside($0) && $0 != "Package.resolved" }, to: &target
    )
    project.targets = [target]
    return project
  }

  /// Reads a folder of sources as an app named after the folder. Subfolders whose names end in `Tests` contain the app's tests.
  static func bare(_ folder: String) -> AppProject {
    var project = AppProject(form: .folder, name: FilePaths.name(of: folder), folder: folder, file: folder)
    var target = AppTarget(name: project.name, kind: .application)
    target.conditions = ["DEBUG"]
    target.info = info(named: project.name)
    add(FolderFiles(folder) { !isOutside($0) }, to: &target)
    if SourceImports.areForMac(target.sources) { target.platforms = [.macOS] }
    if target.sources.isEmpty {
      project.problems.append(
        ProjectProblem(
          .error, "The folder contains no project, package or Swift files.", path: folder,
          advice: "Specify a project's folder, its .xcodeproj, or a folder of Swift files."))
    } else {
      project.targets = [target] + tests(in: folder, of: target)
    }
    return project
  }

  /// Reads the test folders in a folder of sources.
  private static func tests(in folder: String, of app: AppTarget) -> [AppTarget] {
    FilePaths.names(in: folder).filter { $0.hasSuffix("Tests") && FilePaths.isFolder("\(folder)/\($0)") }.map { name in
      var target = AppTarget(name: name, kind: name.hasSuffix("UITests") ? .uiTests : .unitTests)
      target.conditions = ["DEBUG"]
      target.dependencies = [app.name]
      target.platforms = app.platforms
      add(FolderFiles("\(folder)/\(name)") { !isOutside($0) }, to: &target)
      return target
    }
  }

  /// Returns true if a file, specified by its relative path, belongs to tests or another project.
  private static func isOutside(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      otherFolders.contains(String(part)) || part.hasSuffix("Tests") || part.hasSuffix(".xcodeproj")
    }
  }

  /// Returns the information dictionary of an app for which only the name is known.
  private static func info(named name: String) -> [String: InfoValue] {
    ["CFBundleName": .string(name), "CFBundleExecutable": .string(name), "CFBundlePackageType": .string("APPL")]
  }

  /// Adds a folder's files to a target.
  private static func add(_ files: FolderFiles, to target: inout AppTarget) {
    target.sources = files.sources
    target.foreignSources = files.foreignSources
    target.resources = files.resources.filter { !["md", "gitignore", "yml", "lock"].contains(FilePaths.ending(of: $0.path)) }
  }
}

import Foundation

/// A reader that detects the form in which a project is stored in a folder, and reads the project.
public struct ProjectReader: Sendable {
  /// The name of the build configuration to use. If the project doesn't contain that configuration, another is used.
  public var configuration: String

  /// Creates a reader for a build configuration.
  public init(configuration: String = "Debug") {
    self.configuration = configuration
  }

  /// Reads the project at a path: a folder, an `.xcodeproj`, an `.xcworkspace`, a `Package.swift`, or a single Swift file.
  ///
  /// In a folder, a workspace takes precedence over a project, a project over a package, and a package over loose sources. If a folder
  /// contains
  /// none of these, its subfolders are searched. All problems are recorded in the project.
  public func read(_ path: String) -> AppProject {
    let path = FilePaths.absolute(path, in: FileManager.default.currentDirectoryPath)
    guard FilePaths.exists(path) else {
      return failed(
        path, ProjectProblem(.error, "There is no file or folder at this path.", path: path, advice: "Check the spelling."))
    }
    switch FilePaths.ending(of: path) {
    case "xcodeproj": return XcodeProjectReader.read(path, configuration: configuration)
    case "xcworkspace": return workspace(path)
    case "pbxproj": return XcodeProjectReader.read(FilePaths.folder(of: path), configuration: configuration)
    case "playground":
      return failed(
        path,
        ProjectProblem(
          .error, "A playground is not an app.", path: path, advice: "Copy its code into an app, or specify a project's folder."))
    case "swift": return file(path)
    default: break
    }
    guard FilePaths.isFolder(path) else {
      return failed(
        path,
        ProjectProblem(
          .error, "The file is not a project.", path: path, advice: "Specify a folder, an .xcodeproj, an .xcworkspace or a Package.swift."))
    }
    return folder(path)
  }

  /// Returns the project, workspace, or package that contains a folder, searching no further than the repository. Returns nil if none is
  /// found.
  public static func project(around path: String) -> String? {
    var folder = FilePaths.absolute(path, in: FileManager.default.currentDirectoryPath)
    while folder != "/", !FilePaths.exists("\(folder)/.git") {
      folder = FilePaths.folder(of: folder)
      let names = FilePaths.names(in: folder)
      for ending in ["xcworkspace", "xcodeproj"] {
        if let name = names.first(where: { FilePaths.ending(of: $0) == ending }) { return "\(folder)/\(name)" }
      }
      if names.contains("Package.swift") { return "\(folder)/Package.swift" }
    }
    return nil
  }

  /// Returns a project that contains nothing but a problem.
  private func failed(_ path: String, _ problem: ProjectProblem) -> AppProject {
    var project = AppProject(form: .folder, name: FilePaths.stem(of: path), folder: FilePaths.folder(of: path), file: path)
    project.problems = [problem]
    return project
  }

  /// Reads a workspace. For the workspace inside a project, reads the project instead.
  private func workspace(_ path: String) -> AppProject {
    let around = FilePaths.folder(of: path)
    return FilePaths.ending(of: around) == "xcodeproj"
      ? XcodeProjectReader.read(around, configuration: configuration) : WorkspaceReader.read(path, configuration: configuration)
  }

  /// Returns the project for a Swift file: a package for `Package.swift`, or an app for any other file.
  private func file(_ path: String) -> AppProject {
    guard FilePaths.name(of: path) != "Package.swift" else { return SourceFolderReader.package(FilePaths.folder(of: path)) }
    var project = AppProject(form: .folder, name: FilePaths.stem(of: path), folder: FilePaths.folder(of: path), file: path)
    var target = AppTarget(name: project.name, kind: .application)
    target.sources = [path]
    if SourceImports.areForMac([path]) { target.platforms = [.macOS] }
    target.conditions = ["DEBUG"]
    project.targets = [target]
    return project
  }

  /// Returns the project in a folder.
  private func folder(_ path: String) -> AppProject {
    if let project = described(path) { return project }
    let names = FilePaths.names(in: path)
    if !names.contains(where: { FilePaths.ending(of: $0) == "swift" }) {
      let deeper = names.map { "\(path)/\($0)" }.filter { FilePaths.isFolder($0) && isDescribed($0) }
      if deeper.count == 1, let project = described(deeper[0]) { return project }
      if deeper.count > 1 {
        let list = deeper.map { "“\(FilePaths.name(of: $0))”" }.joined(separator: ", ")
        return failed(
          path,
          ProjectProblem(
            .error, "The folder contains several projects: \(list).", path: path, advice: "Specify the folder of one of them."))
      }
    }
    return SourceFolderReader.bare(path)
  }

  /// Returns true if a folder contains a project, workspace, or package.
  private func isDescribed(_ folder: String) -> Bool {
    FilePaths.names(in: folder).contains { $0 == "Package.swift" || ["xcodeproj", "xcworkspace"].contains(FilePaths.ending(of: $0)) }
  }

  /// Returns the project described by a file in a folder, or nil if no file describes one.
  private func described(_ folder: String) -> AppProject? {
    let names = FilePaths.names(in: folder)
    let workspaces = names.filter { FilePaths.ending(of: $0) == "xcworkspace" }
    let projects = names.filter { FilePaths.ending(of: $0) == "xcodeproj" }
    if workspaces.count == 1 {
      let project = workspace("\(folder)/\(workspaces[0])")
      // An unusable workspace must not hide a usable project.
      if project.errors.isEmpty || projects.isEmpty { return project }
    }
    if projects.count > 1 || projects.isEmpty && workspaces.count > 1 {
      let list = (projects.isEmpty ? workspaces : projects).map { "“\($0)”" }.joined(separator: ", ")
      return failed(
        folder,
        ProjectProblem(
          .error, "The folder contains several projects: \(list).", path: folder, advice: "Specify one of them instead of the folder."))
    }
    if let only = projects.first { return XcodeProjectReader.read("\(folder)/\(only)", configuration: configuration) }
    return names.contains("Package.swift") ? SourceFolderReader.package(folder) : nil
  }
}

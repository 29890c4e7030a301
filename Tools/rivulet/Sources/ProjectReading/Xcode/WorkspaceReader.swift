import Foundation

/// A reader for the projects and packages listed in an Xcode workspace (`.xcworkspace`).
struct WorkspaceReader {
  /// The absolute path of the workspace's bundle.
  private let bundle: String
  /// The name of the configuration whose settings to use.
  private let configuration: String
  /// The contents of the workspace that have been read so far.
  private var project: AppProject
  /// The listed folders that are packages rather than projects.
  private var packages: [String] = []

  /// Reads a workspace, recording all problems in the returned project.
  static func read(_ bundle: String, configuration: String) -> AppProject {
    var reader = WorkspaceReader(bundle: bundle, configuration: configuration)
    reader.read()
    reader.project.preferLocalPackages()
    return reader.project
  }

  /// Creates a reader for a workspace.
  private init(bundle: String, configuration: String) {
    self.bundle = bundle
    self.configuration = configuration
    project = AppProject(form: .workspace, name: FilePaths.stem(of: bundle), folder: FilePaths.folder(of: bundle), file: bundle)
    project.configuration = configuration
  }

  /// Reads the workspace file.
  private mutating func read() {
    let file = "\(bundle)/contents.xcworkspacedata"
    guard let text = FilePaths.text(of: file) else {
      let advice = "Open the project itself, or restore the workspace from version control."
      project.problems.append(
        ProjectProblem(.error, "The workspace has no contents.xcworkspacedata file.", path: bundle, advice: advice))
      return
    }
    guard text.contains("</Workspace>") || text.contains("<Workspace") && text.contains("/>") else {
      project.problems.append(
        ProjectProblem(
          .error, "The workspace file is truncated.", path: file, line: 1 + text.count { $0 == "\n" },
          advice: "Restore it from a backup or from version control."))
      return
    }
    readItems(of: text, in: FilePaths.folder(of: bundle))
    assignWorkspacePackages()
    if project.targets.isEmpty, project.errors.isEmpty {
      project.problems.append(
        ProjectProblem(
          .error, "The workspace lists no project that has targets.", path: file,
          advice: "Open one of the projects in the folder directly."))
    }
  }

  /// Visits the elements in the file in order. A group may specify a location for its elements.
  private mutating func readItems(of text: String, in folder: String) {
    var folders = [folder]
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/Group") {
        if folders.count > 1 { folders.removeLast() }
      } else if tag.hasPrefix("Group") {
        folders.append(place(of: tag, in: folders))
      } else if tag.hasPrefix("FileRef") {
        readItem(place(of: tag, in: folders))
      }
    }
  }

  /// Returns the absolute path for the location of an element.
  private func place(of tag: Substring, in folders: [String]) -> String {
    let around = folders.last ?? project.folder
    guard let range = tag.firstRange(of: "location") else { return around }
    let parts = tag[range.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return around }
    let location = Self.unescaped(parts[1]).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard location.count == 2 else { return around }
    return switch location[0] {
    case "container": FilePaths.absolute(location[1], in: project.folder)
    case "absolute": FilePaths.absolute(location[1], in: "/")
    case "self": location[1].isEmpty ? FilePaths.folder(of: bundle) : FilePaths.absolute(location[1], in: project.folder)
    default: FilePaths.absolute(location[1], in: around)
    }
  }

  /// Adds a project or package.
  private mutating func readItem(_ path: String) {
    if FilePaths.ending(of: path) == "xcodeproj" {
      guard FilePaths.isFolder(path) else {
        // Pods and generated projects are often missing from a checkout.
        project.problems.append(
          ProjectProblem(
            .warning, "The project “\(FilePaths.stem(of: path))” of the workspace does not exist.", path: path,
            advice: "Generate or add it, or remove it from the workspace."))
        return
      }
      let member = XcodeProjectReader.read(path, configuration: configuration)
      if project.targets.isEmpty {
        project.developmentLanguage = member.developmentLanguage
        project.configuration = member.configuration
      }
      project.merge(member)
    } else if FilePaths.exists("\(path)/Package.swift") {
      packages.append(path)
    }
  }

  /// Assigns packages to package products whose package is listed only in the workspace.
  private mutating func assignWorkspacePackages() {
    for path in packages {
      let reference = PackageReference(.local(path))
      if !project.packages.contains(reference) { project.packages.append(reference) }
      let manifest = ManifestScan(FilePaths.text(of: "\(path)/Package.swift") ?? "")
      for target in project.targets.indices {
        for product in project.targets[target].packageProducts.indices {
          let wanted = project.targets[target].packageProducts[product]
          guard wanted.package == nil, manifest.declaresProduct(wanted.name) else { continue }
          project.targets[target].packageProducts[product].package = reference
        }
      }
    }
  }

  /// Returns text with XML entities replaced by their characters.
  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
      .replacing("&amp;", with: "&")
  }
}

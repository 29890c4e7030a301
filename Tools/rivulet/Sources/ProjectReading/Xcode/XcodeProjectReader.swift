import Foundation

/// A reader for Xcode projects (`.xcodeproj`).
struct XcodeProjectReader {
  /// The absolute path of the project's bundle.
  private let bundle: String
  /// The name of the requested configuration.
  private let wanted: String
  /// The contents of the project that have been read so far.
  private var project: AppProject

  /// The newest supported format versions.
  private static let newest = (object: 90, archive: 1)

  /// Reads a project, recording all problems in the returned project.
  static func read(_ bundle: String, configuration: String) -> AppProject {
    var reader = XcodeProjectReader(bundle: bundle, configuration: configuration)
    reader.read()
    reader.project.preferLocalPackages()
    return reader.project
  }

  /// Creates a reader for a project.
  private init(bundle: String, configuration: String) {
    self.bundle = bundle
    wanted = configuration
    project = AppProject(form: .xcodeProject, name: FilePaths.stem(of: bundle), folder: FilePaths.folder(of: bundle), file: bundle)
    project.configuration = configuration
  }

  /// Reads the project file.
  private mutating func read() {
    let file = "\(bundle)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      let advice = "Restore it from a backup or from version control."
      project.problems.append(ProjectProblem(.error, "The project has no project.pbxproj file.", path: bundle, advice: advice))
      return
    }
    do {
      try read(PropertyListParser.parse(Array(data)), of: file)
    } catch {
      project.problems.append(ProjectProblem(.error, error.sentence, path: file, line: error.line, advice: error.advice))
    }
  }

  /// Reads the contents of the project file.
  private mutating func read(_ list: PropertyList, of file: String) {
    let advice = "Restore the file from a backup or from version control."
    guard let objects = list["objects"]?.entries, !objects.isEmpty else {
      project.problems.append(
        ProjectProblem(.error, "The file lists no objects, so it is not a project.", path: file, line: 1, advice: advice))
      return
    }
    let root = list["rootObject"]?.text ?? objects.filter { $0.value["isa"]?.text == "PBXProject" }.keys.min() ?? ""
    guard objects[root]?["isa"]?.text == "PBXProject" else {
      project.problems.append(
        ProjectProblem(.error, "The file does not specify which of its objects is the project.", path: file, advice: advice))
      return
    }
    warnOfNewerFormat(list, of: file)
    readProject(ProjectObjects(all: objects, root: root), file: file)
  }

  /// Reports a format that is newer than the newest supported one.
  private mutating func warnOfNewerFormat(_ list: PropertyList, of file: String) {
    let object = list["objectVersion"]?.text.flatMap { Int($0) } ?? 0
    let archive = list["archiveVersion"]?.text.flatMap { Int($0) } ?? 0
    guard object > Self.newest.object || archive > Self.newest.archive else { return }
    let version = archive > Self.newest.archive ? "archiveVersion \(archive)" : "objectVersion \(object)"
    let advice = "If files are missing, set an older project format in Xcode's File inspector."
    project.problems.append(
      ProjectProblem(.warning, "The project uses a newer format (\(version)) than Rivulet supports.", path: file, advice: advice))
  }

  /// Reads the project from its objects.
  private mutating func readProject(_ objects: ProjectObjects, file: String) {
    let object = objects[objects.root]
    project.developmentLanguage = object["developmentRegion"]?.text ?? "en"
    if project.developmentLanguage == "English" { project.developmentLanguage = "en" }
    project.languages = objects.ids("knownRegions", of: object)
    let sourceRoot = FilePaths.absolute(object["projectDirPath"]?.text ?? "", in: project.folder)
    let tree = GroupTree(objects: objects, sourceRoot: sourceRoot)
    let settings = TargetSettings(
      objects: objects, tree: tree, bundle: bundle, sourceRoot: sourceRoot, wanted: wanted, language: project.developmentLanguage)
    project.configurations = settings.names
    project.configuration = settings.configuration
    let packages = ProjectPackages(objects: objects, tree: tree, sourceRoot: sourceRoot)
    project.packages = packages.references
    var targets = TargetReader(objects: objects, tree: tree, settings: settings, packages: packages, file: file)
    for id in objects.ids("targets", of: object) where !objects[id].entries.isEmpty { project.targets.append(targets.read(id)) }
    project.problems += targets.problems
    for reference in object["projectReferences"]?.elements ?? [] { readReferenced(reference, tree: tree) }
  }

  /// Adds the targets of a referenced project.
  private mutating func readReferenced(_ reference: PropertyList, tree: GroupTree) {
    guard let path = reference["ProjectRef"]?.text.flatMap({ tree.paths[$0] }), path != bundle else { return }
    guard FilePaths.isFolder(path) else {
      project.problems.append(
        ProjectProblem(
          .warning, "The project “\(FilePaths.stem(of: path))”, which this one refers to, does not exist.", path: path,
          advice: "Add it, or remove the reference to it."))
      return
    }
    guard depth < 4 else { return }
    var reader = XcodeProjectReader(bundle: path, configuration: wanted)
    reader.depth = depth + 1
    reader.read()
    project.merge(reader.project)
  }

  /// The number of references between the outermost project and this one.
  private var depth = 0
}

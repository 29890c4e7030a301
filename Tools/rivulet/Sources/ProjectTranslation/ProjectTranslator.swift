import Foundation
public import ProjectReading

/// A translator that converts a project to a Swift package, for an app or for tests and the targets they test.
///
/// The package has a folder of its own. It contains symbolic links to the user's files and gives the compiler their actual locations, so
/// that messages refer to the user's files. A project always yields the same package, and unchanged files are not rewritten.
public struct ProjectTranslator: Sendable {
  /// The options that the project does not contain.
  public var options: TranslationOptions

  /// Creates a translator with options.
  public init(_ options: TranslationOptions) {
    self.options = options
  }

  /// Writes the package for an app, or for tests if the options include them.
  ///
  /// - Parameters:
  ///   - project: The project to translate.
  ///   - name: The name of the app target, or of the target whose tests are included, or nil for the only one.
  /// - Throws: A problem if nothing can be built.
  public func translate(_ project: AppProject, target name: String? = nil) throws(ProjectProblem) -> TranslatedPackage {
    try checkFolder(of: project)
    if let error = project.errors.first { throw error }
    guard project.form != .package else {
      throw ProjectProblem(
        .error, "“\(project.name)” is already a package.", path: project.file, advice: "Build and run it with the package manager.")
    }
    let tests = options.includesTests ? try project.tests(of: name) : nil
    let app = if let tests { tests.app } else { try project.appTarget(named: name) }
    if let app, app.sources.isEmpty {
      throw ProjectProblem(
        .error, "The target “\(app.name)” has no Swift files.", path: project.file, advice: "Add some, or name another target.")
    }
    var translation = TargetTranslation(project: project, app: app, tests: tests, options: options)
    return try translation.write()
  }

  /// Rejects a cache folder inside the project, where it would be mistaken for part of the project.
  private func checkFolder(of project: AppProject) throws(ProjectProblem) {
    let folder = (options.cacheFolder as NSString).standardizingPath
    let own = (project.folder as NSString).standardizingPath
    guard options.cacheFolder.hasPrefix("/") else {
      throw ProjectProblem(
        .error, "The package folder is not an absolute path.", path: options.cacheFolder, advice: "Specify a path that begins with /.")
    }
    guard folder != own, !folder.hasPrefix(own + "/") else {
      throw ProjectProblem(
        .error, "The package folder is inside the project.", path: folder,
        advice: "Specify a folder elsewhere, such as one in ~/.cache.")
    }
  }
}

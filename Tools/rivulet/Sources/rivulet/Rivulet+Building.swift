import AppBuilding
import Foundation

extension Rivulet {
  /// Builds the program in a package or project.
  ///
  /// - Returns: The path for starting the program.
  static func program(in folder: Folder, named name: String?, _ configuration: BuildConfiguration) throws -> String {
    try program(at: folder.url, scratch: folder.scratch, named: name, configuration)
  }

  /// Builds the program in the package or project at a URL.
  ///
  /// - Returns: The path for starting the program.
  static func program(at folder: URL, scratch: URL?, named name: String?, _ configuration: BuildConfiguration) throws -> String {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let source = try AppSource(at: folder, target: name, scratch: scratch)
    warn(source.warnings)
    var build = PackageBuild(installation, folder: source.folder, configuration: configuration, scratch: source.scratch)
    build.isTranslated = source.isTranslated
    build.flavor = source.flavor
    let program = try source.program(named: name)
    try build.build(program: program, progress: BuildProgress("Building \(program)"))
    return try source.install(try build.path(of: program))
  }

  /// Builds a program that shows previews: either the app itself, or a program generated for a package of views.
  ///
  /// - Returns: The path for starting the program, and the target names keyed by module name where they differ.
  static func previewProgram(in folder: Folder, named name: String?) throws -> (path: String, names: [String: String]) {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let source = try AppSource(at: folder.url, target: name, scratch: folder.scratch)
    guard let views = try source.previewPackage(named: name, scratch: folder.scratch) else {
      return (try program(in: folder, named: name, .debug), source.namesOfModules)
    }
    try views.write()
    var build = PackageBuild(installation, folder: views.folder, scratch: views.scratch)
    build.isTranslated = true
    build.flavor = source.flavor
    try build.build(program: PreviewPackage.program, progress: BuildProgress("Building the previews"))
    return (try build.path(of: PreviewPackage.program), [:])
  }

  /// Writes warnings about unsupported parts of a project to standard error.
  static func warn(_ sentences: [String]) {
    for sentence in sentences {
      FileHandle.standardError.write(Data((sentence.contains("warning: ") ? "\(sentence)\n" : "Warning: \(sentence)\n").utf8))
    }
  }
}

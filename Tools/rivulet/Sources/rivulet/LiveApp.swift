import AppBuilding
import Foundation

/// An app that is rebuilt whenever its source changes.
struct LiveApp {
  let build: PackageBuild
  let program: String
  /// The target names, keyed by module name, for targets whose name differs from their module's.
  let names: [String: String]
  /// A closure that installs a program at the location where it finds the app's resources, and returns the path for starting it.
  let install: @Sendable (String) throws -> String
  /// A closure that updates a package created from a project, or nil for other packages.
  let refresh: (@Sendable () throws -> Void)?
  /// The folders that contain the author's files.
  let folders: [String]
  /// The folders that contain build products and generated files.
  let excluded: [String]

  /// Finds the app in a folder.
  ///
  /// - Parameter showsPreviews: True to use a generated preview program for a package that has no program.
  init(in folder: Folder, named name: String?, showsPreviews: Bool) throws {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let source = try AppSource(at: folder.url, target: name, scratch: folder.scratch)
    Rivulet.warn(source.warnings)
    let views = showsPreviews ? try source.previewPackage(named: name, scratch: folder.scratch) : nil
    try views?.write()
    var build = PackageBuild(installation, folder: views?.folder ?? source.folder, scratch: views?.scratch ?? source.scratch)
    build.isTranslated = source.isTranslated || views != nil
    build.flavor = source.flavor
    self.build = build
    program = try views.map { _ in PreviewPackage.program } ?? source.program(named: name)
    names = views == nil ? source.namesOfModules : [:]
    let place = folder.url, scratch = folder.scratch
    let update: @Sendable () throws -> Void = { _ = try AppSource(at: place, target: name, scratch: scratch) }
    refresh = source.isTranslated ? update : nil
    folders = [Self.path(of: source.isTranslated ? source.home : source.folder)]
    // The package of a project is rewritten before each build, which must not trigger another build.
    excluded = ([build.scratch, source.scratch] + (source.isTranslated ? [source.folder] : [])).map { Self.path(of: $0) }
    let box = SourceBox(source: source)
    let isApp = views == nil
    install = { path in isApp ? try box.source.install(path) : path }
  }

  /// Returns the path of a folder without a trailing slash.
  private static func path(of folder: URL) -> String {
    let path = folder.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

/// A container for the source of an app, which does not change after it has been read.
private struct SourceBox: @unchecked Sendable {
  let source: AppSource
}

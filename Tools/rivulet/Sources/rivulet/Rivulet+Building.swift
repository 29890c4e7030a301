import AppBuilding

extension Rivulet {
  /// Builds the program of a package.
  ///
  /// - Returns: its path.
  static func program(in package: Folder, named name: String?, _ configuration: BuildConfiguration) throws -> String {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let build = PackageBuild(installation, folder: package.url, configuration: configuration, scratch: package.scratch)
    let program = try AppPackage(at: package.url, scratch: build.scratch).program(named: name)
    try build.build(program: program, progress: BuildProgress("Building \(program)"))
    return try build.path(of: program)
  }
}

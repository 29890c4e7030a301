public import Foundation

/// A build of a package with the package manager, using an installed Rivulet.
public struct PackageBuild {
  public let installation: Installation
  public let folder: URL
  public let configuration: BuildConfiguration
  /// The folder for build products.
  public let scratch: URL
  /// The toolset, which defaults to the installation's toolset.
  public var toolset: URL
  /// The platform for which the app was written.
  public var flavor: AppFlavor
  /// True for a package created from a project. Warnings about its manifest, which is generated, are not reported.
  public var isTranslated = false

  public init(_ installation: Installation, folder: URL, configuration: BuildConfiguration = .debug, scratch: URL) {
    self.installation = installation
    self.folder = folder
    self.configuration = configuration
    self.scratch = scratch
    toolset = installation.toolset
    flavor = .ofPackage(at: folder)
  }

  /// The folder that contains the built programs.
  public var products: URL { scratch.appending(path: configuration.rawValue, directoryHint: .isDirectory) }

  /// The arguments common to all package manager commands.
  package var arguments: [String] {
    [
      "--package-path", folder.path(percentEncoded: false), "--scratch-path", scratch.path(percentEncoded: false), "-c",
      configuration.rawValue,
      "--toolset", toolset.path(percentEncoded: false),
    ] + (flavor == .mac ? ["-Xswiftc", "-I", "-Xswiftc", installation.macModules.path(percentEncoded: false)] : [])
  }

  /// Builds a program, or the whole package if the program is nil. Throws a failure that contains the compiler's errors.
  public func build(program: String? = nil, progress: BuildProgress) throws {
    try build(program.map { ["--product", $0] } ?? [], progress: progress)
  }

  /// Builds the app and its tests. Throws a failure that contains the compiler's errors.
  public func buildTests(progress: BuildProgress) throws {
    try build(["--build-tests"], progress: progress)
  }

  private func build(_ selection: [String], progress: BuildProgress) throws {
    RelocatedBuild(scratch: scratch).clear(products: products)
    let outcome = try ChildProcess("swift", ["build"] + arguments + selection).collect { progress.read($0) }
    progress.end()
    if outcome.status != 0 { throw failure(outcome) }
    let warnings = BuildLog(outcome.output, isTranslated: isTranslated).warnings
    if !warnings.isEmpty { FileHandle.standardError.write(Data((warnings + "\n").utf8)) }
  }

  /// Removes build products created when the package was in another folder, which the package manager would mistake for current ones.
  package func clearRelocatedProducts() { RelocatedBuild(scratch: scratch).clear(products: products) }

  /// Returns a failure that explains why a build failed.
  private func failure(_ outcome: ChildProcess.Outcome) -> Failure {
    let status = outcome.status > 128 ? outcome.status : 1
    if let sentence = FullDisk.sentence(in: outcome.output, folder: scratch) { return Failure(sentence, status: status) }
    let log = BuildLog(outcome.output, isTranslated: isTranslated)
    let code = AuthorCode(folder: folder, scratch: scratch)
    var sentence = UnreachablePackage.sentence(in: outcome.output) ?? log.problems
    if let names = MissingNames(log.messages.messages, ownTypes: code.types).text { sentence += "\n\n\(names)" }
    for hint in BuildHints.sentences(in: outcome.output, imports: code.imports) { sentence += "\n\(hint)" }
    return Failure(sentence, status: status)
  }

  /// Runs the package's tests, which write directly to the command's output.
  ///
  /// - Returns: The exit status.
  public func test(_ further: [String]) throws -> Int32 {
    RelocatedBuild(scratch: scratch).clear(products: products)
    return try ChildProcess("swift", ["test"] + arguments + further).run()
  }

  /// Returns the path of a built program.
  public func path(of program: String) throws -> String {
    let path = products.appending(path: program).path(percentEncoded: false)
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure("The build did not produce the program \(path). Run rivulet build to see why.")
    }
    return path
  }
}

import AppBuilding
import ArgumentParser
import Foundation

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle", abstract: "Packages an app for other machines.",
    discussion: """
      The folder can contain a Swift package, an Xcode project or workspace, or bare source files, as with rivulet run.
      An Info.plist in the package's folder or beside its sources provides the app's name, identifier and version; icon.svg or icon.png \
      provides its icon.
      An Xcode project provides them in its settings and asset catalog.

      Examples:
        rivulet bundle --deb       a Debian package that depends on Rivulet's runtime packages
        rivulet bundle --appdir    a folder with all libraries except the desktop's
        rivulet bundle --tar       the same folder as an archive
      """)

  @OptionGroup var package: Folder
  @Flag(help: "The kind of package.")
  var kind: Kind = .deb
  @Option(help: "The output folder. Defaults to dist in the app's folder.", completion: .directory)
  var output: String?
  @Option(help: "The program or app target to use if there are several.")
  var product: String?

  enum Kind: String, EnumerableFlag {
    case deb, appdir, tar
  }

  func run() throws {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let source = try AppSource(at: package.url, target: product, scratch: package.scratch)
    let program = try source.program(named: product)
    let identity = source.identity(of: program)
    Rivulet.warn(source.warnings + identity.warnings)
    let place = output.map(Folder.url(of:)) ?? source.home.appending(path: "dist", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw Failure("The folder \(place.path(percentEncoded: false)) cannot be created: \(error.localizedDescription)")
    }
    let bundle = AppBundle(installation, identity: identity, source: source, output: place)
    guard let kind = BundleKind(rawValue: kind.rawValue) else { throw ExitCode.failure }
    print(try bundle.make(kind, progress: BuildProgress("Building \(program)")))
  }
}

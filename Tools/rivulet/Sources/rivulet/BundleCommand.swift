import AppBuilding
import ArgumentParser
import Foundation

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle", abstract: "Makes a package of an app for other machines.",
    discussion: """
      An Info.plist in the package's folder or beside the sources gives the app's name, identifier and version; icon.svg or icon.png its icon.

      Examples:
        rivulet bundle --deb       a Debian package, which needs Rivulet's runtime packages
        rivulet bundle --appdir    a folder with all libraries but the desktop's
        rivulet bundle --tar       the same folder as an archive
      """)

  @OptionGroup var package: Folder
  @Flag(help: "The form of the package.")
  var kind: Kind = .deb
  @Option(help: "The folder for what is made.", completion: .directory)
  var output: String?
  @Option(help: "The program to pack, where the package has several.")
  var product: String?

  enum Kind: String, EnumerableFlag {
    case deb, appdir, tar
  }

  func run() throws {
    let installation = try Installation.current()
    try Compiler.installed().check(for: installation)
    let folder = package.url
    let program = try AppPackage(at: folder, scratch: package.packageScratch).program(named: product)
    let place = output.map(Folder.url(of:)) ?? folder.appending(path: "dist", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    } catch {
      throw Failure("The folder \(place.path(percentEncoded: false)) cannot be made: \(error.localizedDescription)")
    }
    let bundle = AppBundle(installation, identity: AppIdentity(program: program, package: folder), folder: folder, output: place)
    guard let kind = BundleKind(rawValue: kind.rawValue) else { throw ExitCode.failure }
    print(try bundle.make(kind, progress: BuildProgress("Building \(program)")))
  }
}

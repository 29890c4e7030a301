public import Foundation

/// A tool that packages an app for other machines, including its program, resources, icon, menu entry, and licenses.
public struct AppBundle {
  private let installation: Installation
  private let identity: AppIdentity
  private let source: AppSource
  private let output: URL
  private let files = FileManager.default

  /// Creates a tool that packages an app.
  ///
  /// - Parameters:
  ///   - source: The app's package or project.
  ///   - output: The folder for the result.
  public init(_ installation: Installation, identity: AppIdentity, source: AppSource, output: URL) {
    self.installation = installation
    self.identity = identity
    self.source = source
    self.output = output
  }

  /// Builds the app with optimization and packages it.
  ///
  /// - Returns: The path of the result.
  public func make(_ kind: BundleKind, progress: BuildProgress) throws -> String {
    let build = try prepareBuild(for: kind)
    try build.build(program: identity.program, progress: progress)
    let stage = output.appending(path: ".\(identity.program).new", directoryHint: .isDirectory)
    try? files.removeItem(at: stage)
    Interruption.removeIfInterrupted(stage)
    defer {
      try? files.removeItem(at: stage)
      Interruption.keep(stage)
    }
    do {
      switch kind {
      case .deb: return try makeDebianPackage(build, stage: stage)
      case .appdir:
        let place = output.appending(path: "\(identity.program).AppDir", directoryHint: .isDirectory)
        try fillFolder(build, stage: stage)
        try? files.removeItem(at: place)
        try files.moveItem(at: stage, to: place)
        return place.path(percentEncoded: false)
      case .tar: return try makeArchive(build, stage: stage)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("The package cannot be written to \(output.path(percentEncoded: false)): \(error.localizedDescription)")
    }
  }

  /// Prepares a build whose program locates the library inside the bundle instead of in this machine's folders.
  private func prepareBuild(for kind: BundleKind) throws -> PackageBuild {
    // The loader resolves paths relative to the program. In a system package, the folders of the program and the library are siblings in
    // /usr/lib.
    let parent = "$ORIGIN/" + programPath.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let folders =
      kind == .deb ? [installation.folder.lastPathComponent, "rivulet-swift-\(installation.compilerVersion)"] : ["lib"]
    let runPaths = folders.map { "\(parent)/\($0)" }
    let scratch = source.scratch.appending(path: "bundle-\(kind == .deb ? "deb" : "folder")", directoryHint: .isDirectory)
    var build = PackageBuild(installation, folder: source.folder, configuration: .release, scratch: scratch)
    build.isTranslated = source.isTranslated
    build.flavor = source.flavor
    build.toolset = scratch.appending(path: "rivulet.json")
    try BundleToolset(installation: installation, runPaths: runPaths).write(to: build.toolset)
    return build
  }

  // MARK: Debian

  private func makeDebianPackage(_ build: PackageBuild, stage: URL) throws -> String {
    guard ChildProcess.path(of: "dpkg-deb") != nil else {
      throw Failure("dpkg-deb is not installed. Install it with: sudo apt-get install dpkg, or create a folder with --appdir.")
    }
    let name = identity.packageName
    let privateFolder = "usr/lib/\(name)"
    try putProgram(build, into: stage.appending(path: privateFolder))
    try makeFolder(stage.appending(path: "usr/bin"))
    try files.createSymbolicLink(
      atPath: stage.appending(path: "usr/bin/\(name)").path(percentEncoded: false),
      withDestinationPath: "../lib/\(name)/\(programPath)")
    try putDesktopFiles(into: stage.appending(path: "usr/share"), command: name)
    let documents = stage.appending(path: "usr/share/doc/\(name)")
    try makeFolder(documents)
    try write("\(identity.displayName) \(identity.version)\n\n\(licence)", to: documents.appending(path: "copyright"))
    try writeChangelog(to: documents)
    let control = stage.appending(path: "DEBIAN")
    try makeFolder(control)
    let architecture = try ChildProcess("dpkg", ["--print-architecture"]).collect().output.trimmingCharacters(in: .whitespacesAndNewlines)
    let size = try ChildProcess("du", ["-sk", stage.path(percentEncoded: false)]).collect().output.prefix { $0.isNumber }
    try write(
      """
      Package: \(name)
      Version: \(identity.version)
      Architecture: \(architecture)
      Maintainer: \(identity.maintainer)
      Installed-Size: \(size)
      Depends: librivulet1 (= \(installation.version)), librivulet-swift-\(installation.compilerVersion), libc6
      Section: misc
      Priority: optional
      Description: \(identity.summary)
       \(identity.displayName) is a SwiftUI app that runs on Rivulet.

      """, to: control.appending(path: "control"))
    let package = output.appending(path: "\(name)_\(identity.version)_\(architecture).deb").path(percentEncoded: false)
    try run("dpkg-deb", ["--root-owner-group", "--build", stage.path(percentEncoded: false), package])
    return package
  }

  /// Writes the changelog that Debian requires in each package.
  private func writeChangelog(to documents: URL) throws {
    let date = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init).map(Date.init(timeIntervalSince1970:)) ?? .now
    let format = Date.VerbatimFormatStyle(
      format:
        "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) +0000",
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    let file = documents.appending(path: "changelog")
    try write(
      """
      \(identity.packageName) (\(identity.version)) unstable; urgency=medium

        * Version \(identity.version).

       -- \(identity.maintainer)  \(date.formatted(format))

      """, to: file)
    try run("gzip", ["-9n", file.path(percentEncoded: false)])
  }

  // MARK: Folders

  /// Fills a folder with the layout that AppImage tools expect: a launcher, the program in `bin`, and the libraries in `lib`.
  private func fillFolder(_ build: PackageBuild, stage: URL) throws {
    try putProgram(build, into: stage.appending(path: "bin"))
    try putLibraries(into: stage.appending(path: "lib"), program: build.products.appending(path: identity.program))
    try putDesktopFiles(into: stage.appending(path: "share"), command: identity.program)
    let starter = stage.appending(path: "AppRun")
    try write("#!/bin/sh\nexec \"$(dirname \"$(readlink -f \"$0\")\")\"/bin/\(quotedPath) \"$@\"\n", to: starter)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: starter.path(percentEncoded: false))
    try write(desktopEntry(command: "AppRun"), to: stage.appending(path: "\(identity.identifier).desktop"))
    if let icon = identity.icon { try files.copyItem(at: icon, to: stage.appending(path: "\(identity.identifier).\(icon.pathExtension)")) }
    try files.copyItem(at: installation.licences, to: stage.appending(path: "licences"))
    try write(installation.systemPackages.joined(separator: "\n") + "\n", to: stage.appending(path: "packages.txt"))
  }

  private func makeArchive(_ build: PackageBuild, stage: URL) throws -> String {
    let name = "\(identity.packageName)-\(identity.version)"
    try fillFolder(build, stage: stage.appending(path: name, directoryHint: .isDirectory))
    let archive = output.appending(path: "\(name).tar.gz").path(percentEncoded: false)
    try run(
      "tar",
      ["--create", "--gzip", "--owner=0", "--group=0", "--sort=name", "--file", archive, "-C", stage.path(percentEncoded: false), name])
    return archive
  }

  /// Copies the library, along with the Swift libraries that it and the program load.
  private func putLibraries(into place: URL, program: URL) throws {
    try makeFolder(place)
    // The name under which the program loads the library.
    let name = try Self.neededLibraries(of: program).first { $0.hasPrefix("librivulet.so") } ?? "librivulet.so.1"
    try files.copyItem(at: installation.library, to: place.appending(path: name))
    let runtime = try Compiler.installed().runtimeFolder
    var open = [program, installation.library], seen: Set<String> = []
    while let file = open.popLast() {
      for name in try Self.neededLibraries(of: file) where seen.insert(name).inserted {
        let library = runtime.appending(path: name)
        guard files.fileExists(atPath: library.path(percentEncoded: false)) else { continue }
        try files.copyItem(at: library, to: place.appending(path: name))
        open.append(library)
      }
    }
  }

  /// Returns the names of the shared libraries that a file requires.
  static func neededLibraries(of file: URL) throws -> [String] {
    let outcome = try ChildProcess("readelf", ["--dynamic", "--wide", file.path(percentEncoded: false)]).collect()
    return outcome.output.split(separator: "\n").filter { $0.contains("(NEEDED)") }.compactMap { line in
      guard let open = line.firstIndex(of: "["), let close = line.lastIndex(of: "]") else { return nil }
      return String(line[line.index(after: open)..<close])
    }
  }

  // MARK: Parts of both

  /// The path of the program in its folder. For an app from a project, the program is inside a bundle, as on a Mac.
  private var programPath: String {
    source.wrapper.map { "\($0.lastPathComponent)/Contents/Linux/\(identity.program)" } ?? identity.program
  }

  /// The path, quoted for use in a shell.
  private var quotedPath: String { "'\(programPath.replacing("'", with: "'\\''"))'" }

  /// Copies the program along with the resource folders that it looks for next to itself or in its bundle.
  private func putProgram(_ build: PackageBuild, into place: URL) throws {
    let program = place.appending(path: programPath)
    try makeFolder(program.deletingLastPathComponent())
    try files.copyItem(at: build.products.appending(path: identity.program), to: program)
    try run("strip", ["--strip-unneeded", program.path(percentEncoded: false)])
    var owner = place
    if let wrapper = source.wrapper {
      owner = place.appending(path: wrapper.lastPathComponent)
      for name in ["Info.plist", "Resources", "Frameworks"] {
        try copy(wrapper.appending(path: "Contents/\(name)"), to: owner.appending(path: "Contents/\(name)"))
      }
    } else if identity.displayName != identity.program || identity.icon != nil {
      try writeInformation(to: place.appending(path: "Info.plist"))
    }
    // The products folder is a symbolic link, which must be resolved before its contents can be listed.
    let products = build.products.resolvingSymlinksInPath()
    for folder in try files.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
    where ["resources", "bundle"].contains(folder.pathExtension) {
      let place = owner.appending(path: folder.lastPathComponent)
      if folder.lastPathComponent == source.wrappedResources {
        try files.createSymbolicLink(atPath: place.path(percentEncoded: false), withDestinationPath: "Contents/Resources")
      } else {
        try copy(folder, to: place)
      }
    }
  }

  /// Writes the values that the app of a package reads from its main bundle.
  private func writeInformation(to file: URL) throws {
    let values = [
      "CFBundleDisplayName": identity.displayName, "CFBundleIdentifier": identity.identifier,
      "CFBundleShortVersionString": identity.version,
    ]
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
  }

  /// Copies a file or folder if it exists, replacing symbolic links by their targets.
  private func copy(_ item: URL, to place: URL) throws {
    guard files.fileExists(atPath: item.path(percentEncoded: false)) else { return }
    try run("cp", ["-rL", "--", item.path(percentEncoded: false), place.path(percentEncoded: false)])
  }

  private func putDesktopFiles(into share: URL, command: String) throws {
    let applications = share.appending(path: "applications")
    try makeFolder(applications)
    try write(desktopEntry(command: command), to: applications.appending(path: "\(identity.identifier).desktop"))
    guard let icon = identity.icon else { return }
    let size = icon.pathExtension == "svg" ? "scalable" : "512x512"
    let place = share.appending(path: "icons/hicolor/\(size)/apps")
    try makeFolder(place)
    try files.copyItem(at: icon, to: place.appending(path: "\(identity.identifier).\(icon.pathExtension)"))
  }

  private func desktopEntry(command: String) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=\(identity.displayName)
    Comment=\(identity.summary)
    Exec=\(Self.quoted(command))
    Icon=\(identity.icon == nil ? "application-x-executable" : identity.identifier)
    Terminal=false
    Categories=Utility;
    StartupWMClass=\(identity.program)

    """
  }

  /// Returns a word, quoted for use in a menu entry's command line.
  private static func quoted(_ word: String) -> String {
    if word.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }) { return word }
    let escaped = word.reduce(into: "") { $0 += "\"`$\\".contains($1) ? "\\\\\($1)" : $1 == "%" ? "%%" : "\($1)" }
    return "\"\(escaped)\""
  }

  /// The text of the package's license, or a line that states that the package has none.
  private var licence: String {
    for name in ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"] {
      if let text = try? String(contentsOf: source.home.appending(path: name), encoding: .utf8) { return text }
    }
    return "The package has no LICENSE file; contact its author.\n"
  }

  private func makeFolder(_ folder: URL) throws {
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file)
  }

  private func run(_ program: String, _ arguments: [String]) throws {
    let outcome = try ChildProcess(program, arguments).collect()
    if outcome.status != 0 { throw Failure("\(program) failed:\n\(outcome.output)") }
  }
}

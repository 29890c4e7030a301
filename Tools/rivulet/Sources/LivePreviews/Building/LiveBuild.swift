import AppBuilding
import Foundation

/// An incremental build of an app's program. The package manager runs the first build, after which the compiler and linker are invoked
/// directly.
///
/// A build may be used by only one thread at a time.
final class LiveBuild: @unchecked Sendable {
  /// The result of a build.
  enum Outcome: Sendable {
    /// The path of the program to start.
    case program(String)
    /// The errors, and the rest of the output.
    case failure([Problem], String)
    /// A newer change made the build obsolete.
    case cancelled
    /// Nothing has changed.
    case same
  }

  /// An error in a file.
  struct Problem: Sendable, Codable, Equatable {
    let file: String
    let line: Int
    let text: String
  }

  private let package: PackageBuild
  private let name: String
  /// Installs a program at the location where it finds the app's resources, and returns the path for starting it.
  private let install: @Sendable (String) throws -> String
  private let folder: String
  private var modules: [String: ModuleBuild] = [:]
  private var record: BuildRecord?
  private var link: ProgramLink?
  /// Hashes of the file contents at the time of the last build.
  private var contents: [String: Int] = [:]
  /// The changed files that are not yet part of a successful build.
  private var pending: Set<String> = []
  /// True if the next build requires the package manager, because files were added or removed, or because the last build failed.
  private var needsPackageManager = true

  /// The maximum time that a compiler program may take, in seconds.
  static let limit = 120.0

  /// A closure that updates a package created from a project, or nil for other packages.
  private let refresh: (@Sendable () throws -> Void)?

  init(
    _ package: PackageBuild, program: String, refresh: (@Sendable () throws -> Void)?,
    install: @escaping @Sendable (String) throws -> String
  ) {
    self.package = package
    name = program
    self.refresh = refresh
    self.install = install
    folder = package.scratch.appending(path: "rivulet/live").path(percentEncoded: false)
  }

  /// The folders that contain the source files. Empty before the first build.
  var sourceFolders: Set<String> {
    Set((record?.modules ?? []).flatMap(\.sources).map { ($0 as NSString).deletingLastPathComponent })
  }

  /// Builds the program after a change.
  func build(_ change: FileWatcher.Change, _ task: BuildTask) -> Outcome {
    let manifest = package.folder.appending(path: "Package.swift").path(percentEncoded: false)
    if !FileManager.default.fileExists(atPath: manifest) {
      needsPackageManager = true
      return .failure([], "The file \(manifest) no longer exists. Restore it, or close the previews.")
    }
    let isFirst = record == nil
    var changed = pending
    let sources = Set((record?.modules ?? []).flatMap(\.sources))
    for path in change.written {
      let number = Self.number(ofFile: path)
      if contents[path] == number { continue }
      // Some editors first write a temporary file, which no longer exists at this point.
      let exists = FileManager.default.fileExists(atPath: path)
      if sources.contains(path) { changed.insert(path) } else if exists, isPart(path) { needsPackageManager = true }
      contents[path] = exists ? number : nil
    }
    if record != nil, let refresh {
      do {
        try refresh()
      } catch {
        needsPackageManager = true
        return .failure([], "\(error)")
      }
      changed.formUnion(copiedChanges(among: sources))
      // In a project, any other file may be a resource or a setting.
      if change.written.contains(where: { !$0.hasSuffix(".swift") }) { needsPackageManager = true }
    }
    if change.movesFiles, hasOtherFiles(than: sources) { needsPackageManager = true }
    if needsPackageManager || isFirst { return buildPackage(task) }
    if changed.isEmpty { return .same }
    pending = changed
    return buildModules(changed, task)
  }

  /// Returns the source files whose copies or originals have changed. Requests the package manager if the manifest has changed.
  private func copiedChanges(among sources: Set<String>) -> Set<String> {
    let manifest = package.folder.appending(path: "Package.swift").path(percentEncoded: false)
    return sources.union([manifest]).filter { path in
      let number = Self.number(ofFile: path)
      defer { contents[path] = number }
      guard let known = contents[path], known != number else { return false }
      if path == manifest { needsPackageManager = true }
      return path != manifest
    }
  }

  /// Returns true if a file may be part of the app, such as a source file, a resource, or the manifest.
  private func isPart(_ path: String) -> Bool {
    let root = package.folder.path(percentEncoded: false)
    if path == "\(root)Package.swift" || path == "\(root)/Package.swift" { return true }
    return sourceFolders.contains { path.hasPrefix($0 + "/") || $0.hasPrefix((path as NSString).deletingLastPathComponent + "/") }
      || path.contains("/Resources/") || path.contains(".xcassets/") || path.hasSuffix(".swift")
  }

  /// Returns true if source files have been removed, or if the source folders contain new files.
  private func hasOtherFiles(than sources: Set<String>) -> Bool {
    if sources.contains(where: { !FileManager.default.fileExists(atPath: $0) }) { return true }
    var found: Set<String> = []
    let own = sourceFolders.filter { !$0.hasPrefix(package.scratch.path(percentEncoded: false)) }
    for folder in own {
      // A nested folder is enumerated along with its enclosing folder.
      if own.contains(where: { folder.hasPrefix($0 + "/") }) { continue }
      let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        if path.hasSuffix(".swift") { found.insert("\(folder)/\(path)") }
        let isKnown = contents["\(folder)/\(path)"] != nil
        if !isKnown, !path.hasSuffix(".swift") {
          contents["\(folder)/\(path)"] = Self.number(ofFile: "\(folder)/\(path)")
          if record != nil, hasSeenFolders { return true }
        }
      }
    }
    hasSeenFolders = true
    return !found.subtracting(sources).isEmpty
  }

  /// True once the files next to the source files are known.
  private var hasSeenFolders = false

  private static func number(ofFile path: String) -> Int {
    FileManager.default.contents(atPath: path).map { data in
      // FNV-1a
      data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }.map { Int(truncatingIfNeeded: $0) } ?? 0
  }

  private func buildPackage(_ task: BuildTask) -> Outcome {
    package.clearRelocatedProducts()
    let start = Date()
    let outcome = task.run(["/usr/bin/env", "swift", "build"] + package.arguments + ["--product", name])
    if task.isCancelled {
      needsPackageManager = true
      return .cancelled
    }
    guard outcome.isDone else {
      needsPackageManager = true
      return failure(outcome.output, task)
    }
    do {
      let path = try package.path(of: name)
      needsPackageManager = false
      pending = []
      readRecord()
      // The compiler may have read a file before it was saved.
      let written = sources(writtenAfter: start)
      return written.isEmpty ? .program(try install(path)) : buildModules(written, task)
    } catch {
      return .failure([], "\(error)")
    }
  }

  private func sources(writtenAfter date: Date) -> Set<String> {
    Set(
      (record?.modules ?? []).flatMap(\.sources).filter { path in
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.modificationDate] as? Date).map { $0 > date } ?? false
      })
  }

  /// Reads the package manager's build commands, and records the state of the built files.
  private func readRecord() {
    let description = package.scratch.appending(path: "\(package.configuration.rawValue).yaml").path(percentEncoded: false)
    guard let data = FileManager.default.contents(atPath: description),
      let record = BuildRecord(String(decoding: data, as: UTF8.self), program: name)
    else {
      record = nil
      return
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: "\(folder)/Modules")
    self.record = record
    link = ProgramLink(record, folder: folder)
    modules = Dictionary(
      uniqueKeysWithValues: record.modules.map { module in
        let isImported = record.modules.contains { $0.imports.contains(module.name) }
        return (module.name, ModuleBuild(module, folder: folder, isImported: isImported))
      })
    for source in record.modules.flatMap(\.sources) { contents[source] = Self.number(ofFile: source) }
    let manifest = package.folder.appending(path: "Package.swift").path(percentEncoded: false)
    contents[manifest] = Self.number(ofFile: manifest)
    hasSeenFolders = false
    _ = hasOtherFiles(than: Set(record.modules.flatMap(\.sources)))
    linkResources()
  }

  /// Creates links to the resource bundles next to the program, where the program looks for them.
  private func linkResources() {
    let products = package.products.resolvingSymlinksInPath().path(percentEncoded: false)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? [] where name.hasSuffix(".resources") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      try? FileManager.default.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "\(products)/\(name)")
    }
  }

  /// Determines the build commands, and compiles everything once in the live build's folder to speed up the first change.
  func warmUp(_ task: BuildTask) {
    guard let record else { return }
    for module in ordered(record) where !task.isCancelled { modules[module.name]?.findFrontend(task) }
    if link?.isKnown == false { _ = relink(record, task) }
    for module in ordered(record) where !task.isCancelled { modules[module.name]?.warmUp(task) }
  }

  private func buildModules(_ changed: Set<String>, _ task: BuildTask) -> Outcome {
    guard let record else { return buildPackage(task) }
    var output = ""
    var outdated: Set<String> = []
    for module in ordered(record) {
      let files = changed.intersection(module.sources)
      let importsChanged = !module.imports.isDisjoint(with: outdated)
      if files.isEmpty, !importsChanged { continue }
      guard let result = modules[module.name]?.compile(files, importsChanged: importsChanged, task) else { continue }
      if task.isCancelled { return .cancelled }
      output += result.output
      guard result.isDone else { return failure(result.output, task) }
      if result.changesInterface { outdated.insert(module.name) }
    }
    return linkProgram(record, output, task)
  }

  /// Links the program from the compiled object files.
  private func relink(_ record: BuildRecord, _ task: BuildTask) -> BuildTask.Outcome? {
    let replaced = Dictionary(
      record.modules.flatMap { module in zip(module.objects, module.sources.map { modules[module.name]?.objects[$0] ?? "" }) }
    ) { first, _ in first }
    // Only the debugger requires wrapped modules.
    let objects = record.objects.filter { !$0.hasSuffix(".swiftmodule.o") }.map { replaced[$0] ?? $0 }
    return link?.link(objects, task)
  }

  private func linkProgram(_ record: BuildRecord, _ output: String, _ task: BuildTask) -> Outcome {
    guard let outcome = relink(record, task), let link else { return .failure([], "The linker command is unknown.") }
    if task.isCancelled { return .cancelled }
    guard outcome.isDone else { return failure(outcome.output, task) }
    pending = []
    do {
      return .program(try install(link.program))
    } catch {
      return .failure([], "\(error)")
    }
  }

  /// Returns the modules in dependency order, each after the modules it imports.
  private func ordered(_ record: BuildRecord) -> [BuildRecord.Module] {
    var ordered: [BuildRecord.Module] = []
    var rest = record.modules
    while !rest.isEmpty {
      let names = Set(rest.map(\.name))
      let ready = rest.filter { $0.imports.isDisjoint(with: names) }
      // Modules can't import each other. If the description claims otherwise, the order does not matter.
      if ready.isEmpty { return ordered + rest }
      ordered += ready
      rest.removeAll { module in ready.contains { $0.name == module.name } }
    }
    return ordered
  }

  private func failure(_ output: String, _ task: BuildTask) -> Outcome {
    if task.isLate {
      return .failure(
        [],
        "The compiler did not finish within \(Int(Self.limit)) seconds and was stopped. Split up long expressions, or save again to retry.")
    }
    let log = BuildLog(output, isTranslated: package.isTranslated)
    let problems = log.messages.messages.filter { $0.text.hasPrefix("error: ") }.map { message in
      Problem(file: shortened(String(message.file)), line: message.line, text: String(message.text.dropFirst(7)))
    }
    return .failure(problems, log.problems)
  }

  /// Returns a path relative to the app's folder.
  private func shortened(_ path: String) -> String {
    let root = package.folder.path(percentEncoded: false)
    let folder = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}

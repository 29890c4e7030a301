import Foundation

/// A module of the program, compiled independently of the package manager's build so that neither build affects the other.
struct ModuleBuild {
  let module: BuildRecord.Module
  /// The folder for this build's products.
  let folder: String
  /// True if another module in the program imports this module.
  let isImported: Bool
  /// The object files, keyed by source file. Initially, these are the package manager's.
  private(set) var objects: [String: String]
  /// The skeletons of the source files at the time of their last compilation.
  private(set) var skeletons: [String: String] = [:]
  /// The compiler frontend's command without files, or nil if it is not known yet or if the driver's output could not be parsed.
  private var frontend: (head: [String], tail: [String])?
  /// True if the driver has failed, which may have removed the object files of unchanged sources.
  private var lacksObjects = false
  /// True once this build's folder contains the compiled module.
  private(set) var isWarm = false
  /// The driver's command, or nil if its files can't be written.
  private var driver: [String]?
  /// The paths to which the driver writes object files, keyed by source file.
  private var driverObjects: [String: String] = [:]

  init(_ module: BuildRecord.Module, folder: String, isImported: Bool) {
    self.module = module
    self.folder = "\(folder)/\(module.name).build"
    self.isImported = isImported
    objects = Dictionary(zip(module.sources, module.objects)) { first, _ in first }
    for source in module.sources { skeletons[source] = Self.skeleton(ofFile: source) }
    driver = makeDriver(interfaces: "\(folder)/Modules")
  }

  private static func skeleton(ofFile path: String) -> String {
    FileManager.default.contents(atPath: path).map { SourceSkeleton.text(of: String(decoding: $0, as: UTF8.self)) } ?? ""
  }

  /// The package manager's options whose output is not needed here and only takes time.
  private static let idleFlags: Set<String> = ["-parseable-output", "-serialize-diagnostics"]
  private static let idleOptions: Set<String> = ["-index-store-path"]

  /// Returns the driver's command, modified to use separate output paths.
  private mutating func makeDriver(interfaces: String) -> [String]? {
    var words = CommandWords.without(module.command, flags: Self.idleFlags, options: Self.idleOptions)
    if !isImported { words = CommandWords.without(words, flags: ["-emit-module"], options: ["-emit-module-path"]) }
    guard let place = words.firstIndex(of: "-output-file-map"), place + 1 < words.count,
      let data = FileManager.default.contents(atPath: words[place + 1]),
      var map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { return nil }
    for (source, outputs) in map {
      map[source] = outputs.mapValues { "\(folder)/\(($0 as NSString).lastPathComponent)" }
    }
    for source in module.sources { driverObjects[source] = map[source]?["object"] }
    guard driverObjects.count == module.sources.count else { return nil }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
    let path = "\(folder)/outputs.json"
    guard let text = try? JSONSerialization.data(withJSONObject: map, options: .sortedKeys),
      (try? text.write(to: URL(filePath: path))) != nil
    else { return nil }
    words[place + 1] = path
    if let place = words.firstIndex(of: "-emit-module-path") { words[place + 1] = "\(interfaces)/\(module.name).swiftmodule" }
    // Interfaces compiled in this build take precedence over those of the package manager.
    words.insert(contentsOf: ["-I", interfaces], at: 1)
    return words
  }

  /// Obtains the frontend's command from the driver.
  mutating func findFrontend(_ task: BuildTask) {
    guard frontend == nil, let driver else { return }
    let quiet = CommandWords.without(driver, flags: ["-emit-module", "-incremental"], options: ["-emit-module-path"])
    let outcome = task.run(quiet + ["-driver-print-jobs"])
    guard outcome.isDone, let line = outcome.output.split(separator: "\n").first(where: { $0.contains(" -c ") && $0.contains("-frontend") })
    else {
      return
    }
    let words = CommandWords.split(line)
    guard let start = words.firstIndex(of: "-c") else { return }
    let sources = Set(module.sources)
    let outputs: Set<String> = [
      "-o", "-primary-file", "-emit-dependencies-path", "-emit-reference-dependencies-path", "-serialize-diagnostics-path",
      "-emit-const-values-path", "-supplementary-output-file-map", "-output-filelist", "-filelist", "-primary-filelist", "-num-threads",
    ]
    let tail = CommandWords.without(Array(words[(start + 1)...]), flags: [], options: outputs).filter { !sources.contains($0) }
    frontend = (Array(words[...start]), tail)
  }

  /// The maximum number of files to compile individually. The driver compiles more files faster, because it shares work among them.
  private static let maximumIndividualFiles = 2

  /// Compiles the module after changes to its files.
  ///
  /// - Parameter importsChanged: True if the interface of an imported module has changed.
  /// - Returns: The compiler's output, and whether the modules that import this one must be compiled.
  mutating func compile(_ changed: Set<String>, importsChanged: Bool, _ task: BuildTask) -> (
    isDone: Bool, output: String, changesInterface: Bool
  ) {
    let fresh = Dictionary(uniqueKeysWithValues: changed.map { ($0, Self.skeleton(ofFile: $0)) })
    let isLocal =
      !lacksObjects && !importsChanged && changed.count <= Self.maximumIndividualFiles && fresh.allSatisfy { skeletons[$0.key] == $0.value }
    if isLocal, frontend == nil { findFrontend(task) }
    if isLocal, let frontend {
      let ordered = changed.sorted()
      let commands = ordered.map { file in
        frontend.head + module.sources.flatMap { $0 == file ? ["-primary-file", $0] : [$0] } + frontend.tail + ["-o", object(of: file)]
      }
      let outcomes = task.run(commands)
      let isDone = outcomes.allSatisfy(\.isDone)
      if isDone { for file in ordered { objects[file] = object(of: file) } }
      return (isDone, outcomes.map(\.output).joined(separator: "\n"), false)
    }
    return compileAll(fresh, task)
  }

  /// Returns the path for an individually compiled object file. At the driver's own path, the driver would mistake the file for its own
  /// output.
  private func object(of source: String) -> String {
    "\(folder)/single-\((source as NSString).lastPathComponent)-\(module.sources.firstIndex(of: source) ?? 0).o"
  }

  /// Runs the driver, which compiles outdated files. Before this build's folder contains the module, the package manager's own command is
  /// used, because its folder already contains earlier results.
  private mutating func compileAll(_ fresh: [String: String], _ task: BuildTask) -> (isDone: Bool, output: String, changesInterface: Bool) {
    let command = isWarm ? driver ?? module.command : module.command
    let outcome = task.run(command)
    lacksObjects = !outcome.isDone
    if outcome.isDone {
      objects = isWarm ? driverObjects : Dictionary(zip(module.sources, module.objects)) { first, _ in first }
      skeletons.merge(fresh) { $1 }
    }
    return (outcome.isDone, isWarm ? outcome.output : ParseableOutput.text(of: outcome.output), true)
  }

  /// Compiles the module in this build's folder, so that the driver knows the dependencies there.
  mutating func warmUp(_ task: BuildTask) {
    guard !isWarm, let driver else { return }
    isWarm = task.run(driver).isDone
    // An incomplete interface would take precedence over the package manager's interface.
    if !isWarm, let interface { try? FileManager.default.removeItem(atPath: interface) }
  }

  /// The path of the module's interface file, or nil if no other module imports the module.
  private var interface: String? {
    guard let driver, let place = driver.firstIndex(of: "-emit-module-path") else { return nil }
    return driver[place + 1]
  }
}

/// A reader for a project's targets.
struct TargetReader {
  /// The problems found, without duplicates.
  private(set) var problems: [ProjectProblem] = []

  /// The objects of the project.
  private let objects: ProjectObjects
  /// The paths of the project's files.
  private let tree: GroupTree
  /// The settings of the project's targets.
  private var settings: TargetSettings
  /// The project's packages.
  private let packages: ProjectPackages
  /// The path of the project file, for use in problems.
  private let file: String
  /// The names of the targets that build products, keyed by the identifier of the product's file.
  private let makers: [String: String]

  /// Creates a reader for targets.
  init(objects: ProjectObjects, tree: GroupTree, settings: TargetSettings, packages: ProjectPackages, file: String) {
    self.objects = objects
    self.tree = tree
    self.settings = settings
    self.packages = packages
    self.file = file
    var makers: [String: String] = [:]
    for id in objects.ids("targets", of: objects[objects.root]) {
      if let product = objects[id]["productReference"]?.text { makers[product] = objects[id]["name"]?.text }
    }
    self.makers = makers
  }

  /// Returns the target with the given identifier.
  mutating func read(_ id: String) -> AppTarget {
    let object = objects[id]
    let name = object["name"]?.text ?? object["productName"]?.text ?? "Target"
    let layers = settings.layers(of: object)
    for problem in settings.problems { report(problem) }
    var target = AppTarget(name: name, kind: kind(of: object), productName: layers.value("PRODUCT_NAME").flatMap { $0.isEmpty ? nil : $0 })
    apply(layers, to: &target)
    readPhases(of: object, into: &target)
    readFolders(of: id, object, into: &target)
    readDependencies(of: object, into: &target)
    readInfo(layers, into: &target)
    return target
  }

  /// Returns the kind of the product that a target builds.
  private func kind(of object: PropertyList) -> TargetKind {
    guard object["isa"]?.text == "PBXNativeTarget" else { return .aggregate }
    return TargetKind(productType: object["productType"]?.text ?? "")
  }

  /// Sets the properties of a target that depend on its settings.
  private func apply(_ layers: SettingLayers, to target: inout AppTarget) {
    let values = layers.resolved
    target.settings = values
    if let module = values["PRODUCT_MODULE_NAME"], !module.isEmpty { target.moduleName = module }
    let supported = (values["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ").compactMap { AppPlatform(sdk: String($0)) }
    target.platforms = supported.isEmpty ? Set(values["SDKROOT"].flatMap { AppPlatform(sdk: $0) }.map { [$0] } ?? []) : Set(supported)
    target.languageMode = LanguageMode(version: values["SWIFT_VERSION"])
    target.defaultIsolation = values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? .mainActor : .nonisolated
    target.conditions = CompilerConditions.names(in: values)
    target.upcomingFeatures = CompilerConditions.upcomingFeatures(in: values)
  }

  /// Adds the members of a target's build phases.
  private mutating func readPhases(of object: PropertyList, into target: inout AppTarget) {
    for phase in objects.ids("buildPhases", of: object).map({ objects[$0] }) {
      let members = objects.ids("files", of: phase).map { objects[$0] }
      switch phase["isa"]?.text {
      case "PBXSourcesBuildPhase": for member in members { addSource(member["fileRef"]?.text, to: &target) }
      case "PBXResourcesBuildPhase": for member in members { addResource(member["fileRef"]?.text, to: &target) }
      case "PBXCopyFilesBuildPhase" where phase["dstSubfolderSpec"]?.text == "7":
        for member in members { addResource(member["fileRef"]?.text, to: &target) }
      case "PBXFrameworksBuildPhase": for member in members { addLinked(member, to: &target) }
      default: break
      }
    }
  }

  /// Adds a file in a compile phase.
  private mutating func addSource(_ id: String?, to target: inout AppTarget) {
    guard let id else { return }
    if objects.kind(of: id) == "PBXVariantGroup" {
      for child in objects.ids("children", of: objects[id]) { addSource(child, to: &target) }
      return
    }
    guard let path = existing(id, in: target.name) else { return }
    if FilePaths.ending(of: path) == "swift" {
      if !target.sources.contains(path) { target.sources.append(path) }
    } else if FilePaths.ending(of: path) == "xcstrings" || FilePaths.ending(of: path) == "strings" {
      target.resources.append(AppResource(path: path, localization: FilePaths.localization(of: path)))
    } else if FilePaths.ending(of: path) != "docc", !target.foreignSources.contains(path) {
      target.foreignSources.append(path)
    }
  }

  /// Adds a file or its localized variants to the resources.
  private mutating func addResource(_ id: String?, to target: inout AppTarget) {
    guard let id else { return }
    if objects.kind(of: id) == "PBXVariantGroup" {
      for child in objects.ids("children", of: objects[id]) { addResource(child, to: &target) }
      return
    }
    guard let path = existing(id, in: target.name) else { return }
    let resource = AppResource(path: path, localization: FilePaths.localization(of: path))
    if !target.resources.contains(resource) { target.resources.append(resource) }
  }

  /// Adds a product of a package or another target that a target links.
  private func addLinked(_ member: PropertyList, to target: inout AppTarget) {
    if let product = (member["productRef"]?.text).flatMap({ packages.product($0) }), !target.packageProducts.contains(product) {
      target.packageProducts.append(product)
    }
    guard let file = member["fileRef"]?.text else { return }
    if let maker = makers[file] {
      addDependency(maker, to: &target)
    } else if objects.kind(of: file) == "PBXReferenceProxy", let path = objects[file]["path"]?.text {
      let proxy = objects[objects[file]["remoteRef"]?.text]
      addDependency(proxy["remoteInfo"]?.text ?? FilePaths.stem(of: path), to: &target)
    } else if let product = foreignProduct(file), !target.linkedProducts.contains(product) {
      target.linkedProducts.append(product)
    }
  }

  /// Returns the name of a library built by another project, for the identifier of its file, or nil for a system file or one of the
  /// project's own files.
  private func foreignProduct(_ file: String) -> String? {
    guard objects[file]["sourceTree"]?.text == "BUILT_PRODUCTS_DIR", let path = objects[file]["path"]?.text else { return nil }
    let name = FilePaths.stem(of: path)
    switch FilePaths.ending(of: path) {
    case "framework": return name
    case "a", "dylib": return name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
    default: return nil
    }
  }

  /// Adds a dependency on the target with the given name.
  private func addDependency(_ name: String, to target: inout AppTarget) {
    if name != target.name, !target.dependencies.contains(name) { target.dependencies.append(name) }
  }

  /// Adds the targets and package products listed as dependencies.
  private func readDependencies(of object: PropertyList, into target: inout AppTarget) {
    for id in objects.ids("dependencies", of: object) {
      let dependency = objects[id]
      let proxy = objects[dependency["targetProxy"]?.text]
      let name = dependency["target"]?.text.flatMap { objects[$0]["name"]?.text } ?? dependency["name"]?.text ?? proxy["remoteInfo"]?.text
      if let name { addDependency(name, to: &target) }
    }
    for id in objects.ids("packageProductDependencies", of: object) {
      if let product = packages.product(id), !target.packageProducts.contains(product) { target.packageProducts.append(product) }
    }
  }

  /// Sets a target's information dictionary.
  private mutating func readInfo(_ layers: SettingLayers, into target: inout AppTarget) {
    guard target.kind != .aggregate else { return }
    var reader = InfoReader(layers: layers, target: target)
    target.info = reader.read()
    for problem in reader.problems { report(problem) }
    // An information file is not a resource, even inside a folder of resources.
    if let path = reader.path { target.resources.removeAll { $0.path == path } }
  }

  /// Returns the path of a file, or nil if the file doesn't exist, in which case a warning is reported.
  private mutating func existing(_ id: String, in target: String) -> String? {
    guard let path = tree.paths[id] else {
      if objects[id].entries.isEmpty {
        report(
          ProjectProblem(
            .warning, "The target “\(target)” refers to a file that the project does not list (\(id)).", path: file,
            advice: "Remove it from the target and add it again."))
      }
      return nil
    }
    guard FilePaths.exists(path) else {
      report(
        ProjectProblem(
          .warning, "The file “\(FilePaths.name(of: path))” of the target “\(target)” does not exist.", path: path,
          advice: "Add it, or remove it from the project."))
      return nil
    }
    return path
  }

  /// Records a problem unless it is already recorded.
  private mutating func report(_ problem: ProjectProblem) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Adds the files in folders that are synchronized with the disk.
  private mutating func readFolders(of id: String, _ object: PropertyList, into target: inout AppTarget) {
    let own = objects.ids("fileSystemSynchronizedGroups", of: object)
    for folder in own {
      guard let path = existing(folder, in: target.name) else { continue }
      let exceptions = FolderExceptions(folder: folder, target: id, phases: Set(objects.ids("buildPhases", of: object)), objects: objects)
      let whole = Set(objects.ids("explicitFolders", of: objects[folder]))
      add(FolderFiles(path, wholeFolders: whole) { !exceptions.contains($0) }, to: &target)
    }
    let folders = objects.all.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }.keys.sorted()
    for folder in folders where !own.contains(folder) {
      let additions = FolderExceptions(folder: folder, target: id, phases: [], objects: objects)
      guard !additions.isEmpty, let path = existing(folder, in: target.name) else { continue }
      add(FolderFiles(path) { additions.contains($0) }, to: &target)
    }
  }

  /// Adds the files in a folder.
  private func add(_ files: FolderFiles, to target: inout AppTarget) {
    target.sources += files.sources.filter { !target.sources.contains($0) }
    target.foreignSources += files.foreignSources.filter { !target.foreignSources.contains($0) }
    target.resources += files.resources.filter { !target.resources.contains($0) }
  }
}

/// The text of a `project.pbxproj`, made from a short description. Files lie in nested groups, one for each folder.
public struct ProjectText {
  /// A target of the project.
  public struct Target {
    /// The name.
    public var name: String
    /// The end of the product type, such as `application`.
    public var type: String
    /// Paths of Swift files.
    public var sources: [String]
    /// Paths of resources; those in `.lproj` folders make variant groups.
    public var resources: [String]
    /// Folders that are kept in step with the disk.
    public var folders: [String]
    /// Paths in those folders that are no members.
    public var exceptions: [String]
    /// Build settings.
    public var settings: [String: String]
    /// Names of other targets.
    public var dependencies: [String]
    /// Names of products of packages.
    public var products: [String]
    /// Names of files that other projects build, such as `Kit.framework`.
    public var links: [String]
    /// The path of the file of settings of the target.
    public var configurationFile: String?

    /// Makes a target.
    public init(
      _ name: String, type: String = "application", sources: [String] = [], resources: [String] = [], folders: [String] = [],
      exceptions: [String] = [], settings: [String: String] = [:], dependencies: [String] = [], products: [String] = [],
      links: [String] = [],
      configurationFile: String? = nil
    ) {
      self.name = name
      self.type = type
      self.sources = sources
      self.resources = resources
      self.folders = folders
      self.exceptions = exceptions
      self.settings = settings
      self.dependencies = dependencies
      self.products = products
      self.links = links
      self.configurationFile = configurationFile
    }
  }

  /// The targets.
  public var targets: [Target]
  /// The build settings of the project.
  public var settings: [String: String]
  /// The path of the file of settings of the project.
  public var configurationFile: String?
  /// Packages: objects as they are written.
  public var packages: [String]
  /// The places in `packages` of those that products name as their own.
  public var packageOfProduct: [String: Int]
  /// The version of the format.
  public var objectVersion: Int

  /// The lines of the objects so far.
  private var objects: [String] = []
  /// The identifiers of the packages.
  private var packageIDs: [String] = []
  /// The number of identifiers so far.
  private var count = 0
  /// The identifiers of files by the folders that they lie in.
  private var groups: [String: [String]] = [:]
  /// The identifiers of files by their paths.
  private var files: [String: String] = [:]

  /// Makes a project.
  public init(
    _ targets: [Target], settings: [String: String] = ["SDKROOT": "iphoneos"], configurationFile: String? = nil, packages: [String] = [],
    packageOfProduct: [String: Int] = [:], objectVersion: Int = 77
  ) {
    self.targets = targets
    self.settings = settings
    self.configurationFile = configurationFile
    self.packages = packages
    self.packageOfProduct = packageOfProduct
    self.objectVersion = objectVersion
  }

  /// The text of the file.
  public var text: String {
    var copy = self
    return copy.make()
  }

  /// Makes the text.
  private mutating func make() -> String {
    let base = configurationFile.map { file($0) }
    packageIDs = packages.map { object($0) }
    let targetIDs = targets.map { id("target \($0.name)") }
    for target in targets { add(target) }
    let main = group("")
    let list = configurations(settings, base: base)
    let root = object(
      "isa = PBXProject; buildConfigurationList = \(list); developmentRegion = en; knownRegions = (en, de, Base); mainGroup = \(main); "
        + "packageReferences = (\(packageIDs.joined(separator: ", "))); projectDirPath = \"\"; targets = (\(targetIDs.joined(separator: ", ")));"
    )
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tclasses = {
      \t};
      \tobjectVersion = \(objectVersion);
      \tobjects = {
      \(objects.joined(separator: "\n"))
      \t};
      \trootObject = \(root) /* Project object */;
      }

      """
  }

  /// Adds a target.
  private mutating func add(_ target: Target) {
    let sources = target.sources.map { object("isa = PBXBuildFile; fileRef = \(file($0));") }
    let localized = Dictionary(grouping: target.resources.filter { $0.contains(".lproj/") }) {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    var resources = target.resources.filter { !$0.contains(".lproj/") }.map { file($0) }
    for (name, paths) in localized.sorted(by: { $0.key < $1.key }) {
      let children = paths.map { object("isa = PBXFileReference; path = \"\($0)\"; sourceTree = SOURCE_ROOT;") }
      let variant = object(
        "isa = PBXVariantGroup; children = (\(children.joined(separator: ", "))); name = \"\(name)\"; sourceTree = \"<group>\";")
      groups["", default: []].append(variant)
      resources.append(variant)
    }
    let members = resources.map { object("isa = PBXBuildFile; fileRef = \($0);") }
    let linked = target.links.map { link in
      let product = object(
        "isa = PBXFileReference; explicitFileType = wrapper.framework; path = \"\(link)\"; sourceTree = BUILT_PRODUCTS_DIR;")
      return object("isa = PBXBuildFile; fileRef = \(product);")
    }
    let phases = [
      object("isa = PBXSourcesBuildPhase; files = (\(sources.joined(separator: ", ")));"),
      object("isa = PBXResourcesBuildPhase; files = (\(members.joined(separator: ", ")));"),
      object("isa = PBXFrameworksBuildPhase; files = (\(linked.joined(separator: ", ")));"),
    ]
    let dependencies = target.dependencies.map { object("isa = PBXTargetDependency; target = \(id("target \($0)"));") }
    let products = target.products.map { product in
      let package = packageOfProduct[product].map { "package = \(packageIDs[$0]); " } ?? ""
      return object("isa = XCSwiftPackageProductDependency; \(package)productName = \"\(product)\";")
    }
    let folders = target.folders.map { folder($0, of: target) }
    let list = configurations(target.settings, base: target.configurationFile.map { file($0) })
    objects.append(
      "\(id("target \(target.name)")) /* \(target.name) */ = {isa = PBXNativeTarget; name = \"\(target.name)\"; buildConfigurationList = \(list); "
        + "productType = \"com.apple.product-type.\(target.type)\"; buildPhases = (\(phases.joined(separator: ", "))); "
        + "dependencies = (\(dependencies.joined(separator: ", "))); packageProductDependencies = (\(products.joined(separator: ", "))); "
        + "fileSystemSynchronizedGroups = (\(folders.joined(separator: ", ")));};")
  }

  /// Adds a folder that is kept in step with the disk. Returns its identifier.
  private mutating func folder(_ path: String, of target: Target) -> String {
    let names = target.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
    let set = object(
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (\(names)); target = \(id("target \(target.name)"));")
    let folder = object(
      "isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(set)); path = \"\(path)\"; sourceTree = \"<group>\";")
    groups["", default: []].append(folder)
    return folder
  }

  /// Adds a file once. Returns its identifier.
  private mutating func file(_ path: String) -> String {
    if let known = files[path] { return known }
    if path.hasPrefix("/") {
      let file = object("isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<absolute>\";")
      groups["", default: []].append(file)
      files[path] = file
      return file
    }
    let parts = path.split(separator: "/").map(String.init)
    let file = object("isa = PBXFileReference; path = \"\(parts.last ?? "")\"; sourceTree = \"<group>\";")
    groups[parts.dropLast().joined(separator: "/"), default: []].append(file)
    files[path] = file
    return file
  }

  /// Makes the group for a folder, with those in it.
  private mutating func group(_ path: String) -> String {
    let prefix = path.isEmpty ? "" : path + "/"
    let inner = Set(
      groups.keys.filter { $0 != path && $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
    let children = (groups[path] ?? []) + inner.sorted().map { group(prefix + $0) }
    let name = path.isEmpty ? "" : "path = \"\(path.split(separator: "/").last ?? "")\"; "
    return object("isa = PBXGroup; children = (\(children.joined(separator: ", "))); \(name)sourceTree = \"<group>\";")
  }

  /// Adds the two configurations with the same settings. Returns the identifier of their list.
  private mutating func configurations(_ settings: [String: String], base: String?) -> String {
    let lines = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\"; " }.joined()
    let reference = base.map { "baseConfigurationReference = \($0); " } ?? ""
    let ids = ["Debug", "Release"].map { name in
      let own = name == "Debug" ? "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG $(inherited)\"; " : ""
      return object("isa = XCBuildConfiguration; \(reference)buildSettings = {\(own)\(lines)}; name = \(name);")
    }
    return object("isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ", "))); defaultConfigurationName = Release;")
  }

  /// The identifiers by the keys of objects.
  private var ids: [String: String] = [:]

  /// The identifier for a key, which is made where there is none.
  private mutating func id(_ key: String) -> String {
    if let known = ids[key] { return known }
    count += 1
    let number = String(count)
    let id = "A" + String(repeating: "0", count: 23 - number.count) + number
    ids[key] = id
    return id
  }

  /// Adds an object. Returns its identifier.
  private mutating func object(_ text: String) -> String {
    let name = id("object \(count)")
    objects.append("\t\t\(name) = {\(text)};")
    return name
  }
}

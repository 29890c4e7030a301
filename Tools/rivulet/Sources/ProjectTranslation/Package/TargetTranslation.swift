import Foundation
import ProjectReading

/// The work of one translation.
struct TargetTranslation {
  /// The project that the targets belong to.
  private let project: AppProject
  /// The target of the app; nil for tests that need none.
  private let app: AppTarget?
  /// The tests; nil if they do not belong to the package.
  private let tests: TestSelection?
  /// The options that are not in the project.
  private let options: TranslationOptions
  /// The name of the package, of the bundle, and of the program in it.
  private let name: String
  /// The name of the app's module, and the name that its code may use for it; nil without an app.
  private let module: (name: String, alias: String?)?
  /// The files to write.
  private var tree: OutputTree
  /// The user's files, by the absolute paths of links to them.
  private var originals: [String: String] = [:]
  /// The packages that targets use.
  private var packages: [PackageReference] = []
  /// All problems.
  private var problems: [ProjectProblem]

  /// Names that the package manager uses for folders next to programs, or that the compiler rejects.
  private static let takenProducts: Set = ["Swift", "Modules", "ModuleCache", "index"]

  /// Prepares the translation of an app, of tests, or of both.
  init(project: AppProject, app: AppTarget?, tests: TestSelection?, options: TranslationOptions) {
    self.project = project
    self.app = app
    self.tests = tests
    self.options = options
    let product = String((app?.productName ?? project.name).map { $0 == "/" ? "-" : $0 })
    name = Self.takenProducts.contains(product) ? "\(product)App" : product
    let others = project.targets.filter { $0.name != app?.name && $0.kind.isLibrary }
    module = app.map { ModuleName.ofProgram($0.moduleName, others: Set(others.map(\.moduleName))) }
    let bundles = ["\(name).app", "\(name).xctest"]
    tree = OutputTree(owned: ["Sources"] + bundles, kept: bundles.map { "\($0)/Contents/Linux" })
    problems = tests?.problems ?? []
  }

  /// Writes all files.
  mutating func write() throws(ProjectProblem) -> TranslatedPackage {
    let unitTests = tests?.unitTests ?? []
    var targets: [PackageManifest.Target] = []
    for library in linkedLibraries(of: members) { targets.append(translate(library, .library)) }
    let start = addFrameworks(to: tests == nil ? "\(name).app/Contents" : "\(name).xctest/Contents")
    if let app {
      targets.append(translate(app, .app))
      addBundle("\(name).app", of: app)
    }
    for test in unitTests { targets.append(translate(test, .tests, taken: Set(targets.map(\.name)))) }
    if let tests { addTestBundle(tests) }
    if let start {
      for index in targets.indices where targets[index].use != .library { targets[index].targets.append(start.name) }
      targets.insert(start, at: 0)
    }
    packages += project.replacements(beside: packages)
    let manifest = PackageManifest(
      name: name, project: project.file, language: project.developmentLanguage, packages: packages, targets: targets)
    tree.add("Package.swift", .text(manifest.text))
    tree.add("overlay.yaml", .text(FileOverlay.text(originals)))
    tree.resolvedVersions = resolvedVersions()
    if let error = problems.first(where: { $0.severity == .error }) { throw error }
    let count = try tree.write(to: options.cacheFolder)
    return TranslatedPackage(
      folder: options.cacheFolder, name: name, app: translatedApp, tests: tests == nil ? nil : translatedTests,
      platforms: subject?.platforms ?? [], namesOfModules: namesOfModules,
      remotePackages: packages.filter { !$0.isLocal }, originals: originals,
      changedFileCount: count, problems: problems)
  }

  /// Returns the package versions that the project stores. If the file cannot be read, reports it, and the package manager chooses the
  /// versions.
  private mutating func resolvedVersions() -> String? {
    guard !packages.isEmpty, let file = project.resolvedVersionsFile,
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    struct Versions: Decodable { let version: Int }
    guard (try? JSONDecoder().decode(Versions.self, from: data)).map({ (1...3).contains($0.version) }) == true else {
      problems.append(
        ProjectProblem(
          .warning, "The versions of packages that the project keeps cannot be read, so the newest that it allows are used.", path: file,
          advice: "Resolve the packages again in Xcode, or restore the file from version control."))
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The names of the app and of its libraries, by module name.
  private var namesOfModules: [String: String] {
    var names: [String: String] = [:]
    for library in linkedLibraries(of: members) { names[library.moduleName] = library.name }
    if let app, let module { names[module.name] = app.name }
    return names
  }

  /// The targets that the package is for.
  private var members: [AppTarget] { (app.map { [$0] } ?? []) + (tests?.unitTests ?? []) }

  /// The app, or otherwise the first tested library, or otherwise the first tests.
  private var subject: AppTarget? {
    app ?? tests?.unitTests.lazy.flatMap { project.libraries(linkedBy: $0) }.first ?? tests?.unitTests.first
  }

  /// The app with its bundle; nil without an app.
  private var translatedApp: TranslatedApp? {
    module.map {
      let bundle = "\(options.cacheFolder)/\(name).app"
      return TranslatedApp(
        productName: name, moduleName: $0.name, bundle: bundle, programInBundle: "\(bundle)/Contents/Linux/\(name)")
    }
  }

  /// The program with the tests, which the package manager names after the package.
  private var translatedTests: TranslatedTests {
    let program = "\(name)PackageTests.xctest"
    return TranslatedTests(programName: program, programInBundle: "\(options.cacheFolder)/\(name).xctest/Contents/Linux/\(program)")
  }

  /// Returns the project's frameworks and libraries that targets link, each after those that it needs itself. Targets also see the
  /// libraries of the targets that they link, as Xcode builds all products into one folder. If several have the same module, the first one
  /// counts.
  private func linkedLibraries(of targets: [AppTarget]) -> [AppTarget] {
    var found: [AppTarget] = []
    var visited = Set(targets.map(\.name))
    func visit(_ target: AppTarget) {
      for library in project.libraries(linkedBy: target) where visited.insert(library.name).inserted {
        visit(library)
        if !found.contains(where: { $0.moduleName == library.moduleName }) { found.append(library) }
      }
    }
    for target in targets { visit(target) }
    return found
  }

  /// Adds a target's files, and creates its part of the manifest.
  ///
  /// - Parameter taken: The names that test modules cannot have.
  private mutating func translate(
    _ target: AppTarget, _ use: PackageManifest.Use, taken: Set<String> = []
  ) -> PackageManifest.Target {
    let isApp = use == .app
    let libraries = linkedLibraries(of: use == .tests ? (app.map { [$0] } ?? []) + [target] : [target])
    let name =
      switch use {
      case .app: module?.name ?? target.moduleName
      case .library: target.moduleName
      case .tests: ModuleName.ofTests(target.moduleName, others: taken)
      }
    let folder = "Sources/\(name)"
    let start = AppLifeCycle(target, form: project.form, makesScenes: isApp && options.usesSwiftUI)
    problems += start.problems
    warnOfForeignSources(target)
    warnOfForeignProducts(target)
    addSources(start.sources, start.generated, to: folder, of: use)
    let resources = ResourceFolder(isApp ? [target] + libraries : [target])
    problems += resources.problems
    for (place, content) in resources.files { tree.add("\(folder)/Resources/\(place)", content) }
    addSymbols(for: resources.catalogs, of: target, isApp: isApp, to: folder)
    for product in target.packageProducts { addPackage(of: product, target: target) }
    let tested = use == .tests ? module.map { [$0.name] } ?? [] : []
    return PackageManifest.Target(
      name: name, use: use, targets: tested + libraries.map(\.moduleName), products: target.packageProducts,
      resources: resources.topNames, languageMode: target.languageMode, isolation: target.defaultIsolation, conditions: target.conditions,
      features: target.upcomingFeatures, flags: flags + (use == .library ? [] : aliasFlags))
  }

  /// The flags that tell the compiler the real locations of files.
  private var flags: [String] { ["-vfsoverlay", "\(options.cacheFolder)/overlay.yaml"] }

  /// The flags that allow the code of the app and of its tests to use a module name that the linker cannot read.
  private var aliasFlags: [String] {
    guard let module, let alias = module.alias else { return [] }
    return ["-module-alias", "\(alias)=\(module.name)"]
  }

  /// Adds links to sources, and generated files.
  private mutating func addSources(_ sources: [String], _ generated: [String: String], to folder: String, of use: PackageManifest.Use) {
    var names = FileNames(
      taken: Set(generated.keys.map { $0.lowercased() }).union(["assetsymbols.swift", "resource_bundle_accessor.swift"]))
    // The file with the program's code keeps its name, by which the compiler recognises it.
    let ordered = sources.sorted { Self.isMain($0) && !Self.isMain($1) }
    for path in ordered {
      let name = names.name(for: path)
      if let text = changedText(of: path, use) {
        // The compiler warns about a copy that has the name of the user's file.
        let copy = Self.isMain(path) ? name : "Copy of \(name)"
        tree.add("\(folder)/\(copy)", .text("#sourceLocation(file: \(PackageManifest.quoted(path)), line: 1)\n\(text)"))
        continue
      }
      let place = "\(folder)/\(name)"
      tree.add(place, .link(path))
      originals["\(options.cacheFolder)/\(place)"] = path
    }
    for (name, text) in generated { tree.add("\(folder)/\(name)", .text(text)) }
  }

  /// The text of a file that cannot be compiled as it is; nil for all others.
  private func changedText(of path: String, _ use: PackageManifest.Use) -> String? {
    if use == .tests, let text = MainActorTests.text(of: path) { return text }
    return options.usesSwiftUI ? KeyboardDismissal.text(of: path) : nil
  }

  /// True for the file whose code is the program.
  private static func isMain(_ path: String) -> Bool { (path as NSString).lastPathComponent == "main.swift" }

  /// Adds the symbols for asset catalogs.
  private mutating func addSymbols(for catalogs: [String], of target: AppTarget, isApp: Bool, to folder: String) {
    guard options.usesSwiftUI, target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return }
    // Xcode generates members of Color only if the setting requests them, as it does in new projects.
    let setting = target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"]
    let hasExtensions = setting == "YES" || setting == nil && project.form == .playgroundApp
    let symbols = AssetSymbols(
      catalogs: catalogs, bundle: isApp ? ".main" : ".module", hasExtensions: hasExtensions,
      prefix: target.platforms == [.macOS] ? "NS" : "UI")
    problems += symbols.problems
    if let text = symbols.text { tree.add("\(folder)/AssetSymbols.swift", .text(text)) }
  }

  /// Adds the package of a product.
  private mutating func addPackage(of product: PackageProduct, target: AppTarget) {
    guard let package = product.package else {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(target.name)” links “\(product.name)”, and no package of the project has a product of this name.",
          path: project.file, advice: "Open the workspace that has the package, or add the package to the project."))
      return
    }
    // Two projects in a workspace may refer to the same package by different URLs.
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
  }

  /// Reports libraries of other projects that are not among those that were read.
  private mutating func warnOfForeignProducts(_ target: AppTarget) {
    for product in target.linkedProducts where !project.targets.contains(where: { $0.productName == product }) {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(target.name)” links “\(product)”, which no project here makes.", path: project.file,
          advice: "Open the workspace that has its project."))
    }
  }

  /// Reports files that are left out because they are not Swift.
  private mutating func warnOfForeignSources(_ target: AppTarget) {
    guard let first = target.foreignSources.first else { return }
    let names = target.foreignSources.prefix(4).map { "“\(($0 as NSString).lastPathComponent)”" }
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
    problems.append(
      ProjectProblem(
        .warning, "Files of the target “\(target.name)” are not Swift, so they are left out: \(list).", path: first,
        advice: "Write the parts that other files use in Swift."))
  }

  /// Adds the bundle in which tests run: the information dictionary and resources of the tested target, and the tests' resources.
  private mutating func addTestBundle(_ tests: TestSelection) {
    for test in tests.uiTests {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(test.name)” drives the app with XCUITest, which only Apple's systems have, so it is left out.",
          path: project.file))
    }
    let bundle = "\(name).xctest/Contents"
    if let subject { addInformation(of: subject, to: bundle) }
    let resources = ResourceFolder((app.map { [$0] } ?? []) + linkedLibraries(of: members) + tests.unitTests)
    for (place, content) in resources.files { tree.add("\(bundle)/Resources/\(place)", content) }
  }

  /// Adds the app's bundle: its information dictionary, and its resources as a link to those of the target.
  private mutating func addBundle(_ bundle: String, of app: AppTarget) {
    addInformation(of: app, to: "\(bundle)/Contents")
    let folder = "Sources/\(module?.name ?? app.moduleName)/Resources"
    let hasResources = tree.files.keys.contains { $0.hasPrefix("\(folder)/") }
    if hasResources { tree.add("\(bundle)/Contents/Resources", .link("../../\(folder)")) }
  }

  /// Adds the bundles of frameworks with an identifier, and a module that creates them when the program starts; nil if there are none.
  private mutating func addFrameworks(to bundle: String) -> PackageManifest.Target? {
    let frameworks = linkedLibraries(of: members).filter { $0.kind == .framework && $0.bundleIdentifier?.isEmpty == false }
    guard !frameworks.isEmpty else { return nil }
    for framework in frameworks {
      let folder = "\(bundle)/Frameworks/\(framework.productName).framework/Resources"
      for (place, content) in ResourceFolder([framework]).files { tree.add("\(folder)/\(place)", content) }
      addInformation(of: framework, to: folder)
    }
    let module = FrameworkBundles.module
    tree.add("Sources/\(module)/include/\(module).h", .text(FrameworkBundles.header))
    tree.add("Sources/\(module)/\(module).c", .text(FrameworkBundles.code))
    return PackageManifest.Target(
      name: module, use: .library, targets: [], products: [], resources: [], languageMode: frameworks[0].languageMode,
      isolation: frameworks[0].defaultIsolation, conditions: [], features: [], flags: [])
  }

  /// Adds a target's information dictionary to a folder.
  private mutating func addInformation(of target: AppTarget, to folder: String) {
    var info = target.info
    let type = target.kind.isLibrary ? "FMWK" : target.kind.isTest ? "BNDL" : "APPL"
    let texts = [
      "CFBundleExecutable": name, "CFBundleName": info["CFBundleName"]?.text ?? target.productName, "CFBundlePackageType": type,
      "CFBundleDevelopmentRegion": project.developmentLanguage,
      "CFBundleIdentifier": target.bundleIdentifier ?? info["CFBundleIdentifier"]?.text ?? "",
      "CFBundleShortVersionString": info["CFBundleShortVersionString"]?.text ?? target.marketingVersion ?? "",
      "CFBundleIconName": target.appIconName ?? info["CFBundleIconName"]?.text ?? "", "NSAccentColorName": target.accentColorName ?? "",
    ]
    for (key, text) in texts where !text.isEmpty { info[key] = .string(text) }
    tree.add("\(folder)/Info.plist", .text(PropertyListText.text(info)))
  }
}

import Foundation
import ProjectReading

/// A translation of a project's app or tests to a package.
struct TargetTranslation {
  /// The project that contains the targets.
  private let project: AppProject
  /// The app target, or nil for tests that need none.
  private let app: AppTarget?
  /// The tests, or nil if the package doesn't include them.
  private let tests: TestSelection?
  /// The options that the project does not contain.
  private let options: TranslationOptions
  /// The name of the package, the bundle, and the program in the bundle.
  private let name: String
  /// The name of the app's module, and an alias for use in its code, or nil without an app.
  private let module: (name: String, alias: String?)?
  /// The files to write.
  private var tree: OutputTree
  /// The user's files, keyed by the absolute paths of the links to them.
  private var originals: [String: String] = [:]
  /// The packages that targets use.
  private var packages: [PackageReference] = []
  /// The problems found.
  private var problems: [ProjectProblem]

  /// The names that the package manager uses for folders next to programs, or that the compiler rejects.
  private static let takenProducts: Set = ["Swift", "Modules", "ModuleCache", "index"]

  /// Creates a translation of an app, of tests, or of both.
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

  /// Writes all files and returns the package.
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

  /// Returns the package versions stored in the project. If the file can't be read, reports the problem and returns nil, so that the
  /// package manager chooses versions.
  private mutating func resolvedVersions() -> String? {
    guard !packages.isEmpty, let file = project.resolvedVersionsFile,
      let data = FileManager.default.contents(atPath: file)
    else { return nil }
    struct Versions: Decodable { let version: Int }
    guard (try? JSONDecoder().decode(Versions.self, from: data)).map({ (1...3).contains($0.version) }) == true else {
      problems.append(
        ProjectProblem(
          .warning, "The project's resolved package versions cannot be read, so the newest allowed versions are used.", path: file,
          advice: "Resolve the packages again in Xcode, or restore the file from version control."))
      return nil
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// The names of the app and its libraries, keyed by module name.
  private var namesOfModules: [String: String] {
    var names: [String: String] = [:]
    for library in linkedLibraries(of: members) { names[library.moduleName] = library.name }
    if let app, let module { names[module.name] = app.name }
    return names
  }

  /// The targets for which the package is created.
  private var members: [AppTarget] { (app.map { [$0] } ?? []) + (tests?.unitTests ?? []) }

  /// The app, or else the first tested library, or else the first test target.
  private var subject: AppTarget? {
    app ?? tests?.unitTests.lazy.flatMap { project.libraries(linkedBy: $0) }.first ?? tests?.unitTests.first
  }

  /// The app and its bundle, or nil without an app.
  private var translatedApp: TranslatedApp? {
    module.map {
      let bundle = "\(options.cacheFolder)/\(name).app"
      return TranslatedApp(
        productName: name, moduleName: $0.name, bundle: bundle, programInBundle: "\(bundle)/Contents/Linux/\(name)")
    }
  }

  /// The program that contains the tests, which the package manager names after the package.
  private var translatedTests: TranslatedTests {
    let program = "\(name)PackageTests.xctest"
    return TranslatedTests(programName: program, programInBundle: "\(options.cacheFolder)/\(name).xctest/Contents/Linux/\(program)")
  }

  /// Returns the project's frameworks and libraries that the targets link, each after its own dependencies. A target also has access to
  /// the libraries of the targets it links, because Xcode builds all products into the same folder. If several libraries have the same
  /// module name, the first is used.
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

  /// Adds a target's files and returns its part of the manifest.
  ///
  /// - Parameter taken: The names that are not available for test modules.
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

  /// The compiler flags that specify the actual locations of files.
  private var flags: [String] { ["-vfsoverlay", "\(options.cacheFolder)/overlay.yaml"] }

  /// The compiler flags that let the code of the app and its tests use a module name that the linker does not support.
  private var aliasFlags: [String] {
    guard let module, let alias = module.alias else { return [] }
    return ["-module-alias", "\(alias)=\(module.name)"]
  }

  /// Adds links to source files, and adds generated files.
  private mutating func addSources(_ sources: [String], _ generated: [String: String], to folder: String, of use: PackageManifest.Use) {
    var names = FileNames(
      taken: Set(generated.keys.map { $0.lowercased() }).union(["assetsymbols.swift", "resource_bundle_accessor.swift"]))
    // The file with top-level code keeps its name, by which the compiler recognizes it.
    let ordered = sources.sorted { Self.isMain($0) && !Self.isMain($1) }
    for path in ordered {
      let name = names.name(for: path)
      if let text = changedText(of: path, use) {
        // The compiler would warn about a copy with the name of the user's file.
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

  /// Returns the modified text of a file that can't be compiled unchanged, or nil for any other file.
  private func changedText(of path: String, _ use: PackageManifest.Use) -> String? {
    if use == .tests, let text = MainActorTests.text(of: path) { return text }
    return options.usesSwiftUI ? KeyboardDismissal.text(of: path) : nil
  }

  /// Returns true for the file that contains the program's top-level code.
  private static func isMain(_ path: String) -> Bool { (path as NSString).lastPathComponent == "main.swift" }

  /// Adds the generated symbols for asset catalogs.
  private mutating func addSymbols(for catalogs: [String], of target: AppTarget, isApp: Bool, to folder: String) {
    guard options.usesSwiftUI, target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO" else { return }
    // Xcode generates members of Colour only if the setting requests them, as is the case in new projects.
    let setting = target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"]
    let hasExtensions = setting == "YES" || setting == nil && project.form == .playgroundApp
    let symbols = AssetSymbols(
      catalogs: catalogs, bundle: isApp ? ".main" : ".module", hasExtensions: hasExtensions,
      prefix: target.platforms == [.macOS] ? "NS" : "UI")
    problems += symbols.problems
    if let text = symbols.text { tree.add("\(folder)/AssetSymbols.swift", .text(text)) }
  }

  /// Adds the package that contains a product.
  private mutating func addPackage(of product: PackageProduct, target: AppTarget) {
    guard let package = product.package else {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(target.name)” links “\(product.name)”, but no package in the project has a product with that name.",
          path: project.file, advice: "Open the workspace that contains the package, or add the package to the project."))
      return
    }
    // Two projects in a workspace may reference the same package by different URLs.
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
  }

  /// Reports linked libraries that belong to projects that were not read.
  private mutating func warnOfForeignProducts(_ target: AppTarget) {
    for product in target.linkedProducts where !project.targets.contains(where: { $0.productName == product }) {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(target.name)” links “\(product)”, which no project here builds.", path: project.file,
          advice: "Open the workspace that contains its project."))
    }
  }

  /// Reports source files that are omitted because they are not Swift files.
  private mutating func warnOfForeignSources(_ target: AppTarget) {
    guard let first = target.foreignSources.first else { return }
    let names = target.foreignSources.prefix(4).map { "“\(($0 as NSString).lastPathComponent)”" }
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
    problems.append(
      ProjectProblem(
        .warning, "Some files in the target “\(target.name)” are not Swift and are skipped: \(list).", path: first,
        advice: "Rewrite in Swift the parts that other files use."))
  }

  /// Adds the bundle in which tests run, with the tested target's information dictionary and resources and the tests' resources.
  private mutating func addTestBundle(_ tests: TestSelection) {
    for test in tests.uiTests {
      problems.append(
        ProjectProblem(
          .warning, "The target “\(test.name)” drives the app with XCUITest, which is available only on Apple platforms, so it is skipped.",
          path: project.file))
    }
    let bundle = "\(name).xctest/Contents"
    if let subject { addInformation(of: subject, to: bundle) }
    let resources = ResourceFolder((app.map { [$0] } ?? []) + linkedLibraries(of: members) + tests.unitTests)
    for (place, content) in resources.files { tree.add("\(bundle)/Resources/\(place)", content) }
  }

  /// Adds the app's bundle, with its information dictionary and a link to the target's resources.
  private mutating func addBundle(_ bundle: String, of app: AppTarget) {
    addInformation(of: app, to: "\(bundle)/Contents")
    let folder = "Sources/\(module?.name ?? app.moduleName)/Resources"
    let hasResources = tree.files.keys.contains { $0.hasPrefix("\(folder)/") }
    if hasResources { tree.add("\(bundle)/Contents/Resources", .link("../../\(folder)")) }
  }

  /// Adds the bundles of frameworks that have an identifier, and returns a target that creates them at program start. Returns nil if there
  /// are none.
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

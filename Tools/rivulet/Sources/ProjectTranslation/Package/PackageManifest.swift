import ProjectReading

/// A generator for the text of a project's `Package.swift`.
struct PackageManifest {
  /// The kind of a target.
  enum Use: String {
    case library = "target"
    case app = "executableTarget"
    case tests = "testTarget"
  }

  /// A target in the package.
  struct Target {
    /// The name of the target and its module.
    var name: String
    /// The kind of the target.
    var use: Use
    /// The names of the targets in the package on which the target depends.
    var targets: [String]
    /// The products of other packages on which the target depends.
    var products: [PackageProduct]
    /// The names of the resources at the top level of the target's `Resources` folder.
    var resources: [String]
    /// The language mode.
    var languageMode: LanguageMode
    /// The default isolation.
    var isolation: DefaultIsolation
    /// The `#if` conditions.
    var conditions: [String]
    /// The names of enabled upcoming features.
    var features: [String]
    /// Additional compiler flags.
    var flags: [String]
  }

  /// The name of the package, and of its executable product if it has one.
  var name: String
  /// The path of the project, for use in the comment at the top of the file.
  var project: String
  /// The language of untranslated text.
  var language: String
  /// The packages that targets use.
  var packages: [PackageReference]
  /// The targets, in dependency order.
  var targets: [Target]

  /// The text of the file, which is the same for equal values.
  var text: String {
    let programs = targets.filter { $0.use == .app }.map {
      "    .executable(name: \(Self.quoted(name)), targets: [\(Self.quoted($0.name))])"
    }
    let dependencies = packages.map(Self.line)
    return """
      // swift-tools-version: 6.2
      // Made from \(Self.quoted(project)). Changes are overwritten.
      import PackageDescription

      let package = Package(
        name: \(Self.quoted(name)),
        defaultLocalization: \(Self.quoted(language)),
        products: [
      \(programs.joined(separator: "\n"))
        ],
        dependencies: [
      \(dependencies.joined(separator: "\n"))
        ],
        targets: [
      \(targets.map(text).joined(separator: "\n"))
        ]
      )

      """
      .replacing("[\n\n  ]", with: "[]")
  }

  /// Returns the call that declares a target.
  private func text(of target: Target) -> String {
    let own = target.targets.map { "        .target(name: \(Self.quoted($0)))," }
    let others = target.products.compactMap { product in
      product.package.map { "        .product(name: \(Self.quoted(product.name)), package: \(Self.quoted($0.identity)))," }
    }
    let resources = target.resources.map { "        .copy(\(Self.quoted("Resources/\($0)")))," }
    let lines =
      ["    .\(target.use.rawValue)(", "      name: \(Self.quoted(target.name)),"]
      + Self.list("dependencies", own + others)
      + ["      path: \(Self.quoted("Sources/\(target.name)")),"]
      + Self.list("resources", resources)
      + Self.list("swiftSettings", settings(of: target)).map { $0 == "      ]," ? "      ]" : $0 }
    return (lines + ["    ),"]).joined(separator: "\n")
  }

  /// Returns the lines that contain a target's compiler settings.
  private func settings(of target: Target) -> [String] {
    var settings = [".swiftLanguageMode(.v\(target.languageMode.rawValue))"]
    if target.isolation == .mainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += target.features.map { ".enableUpcomingFeature(\(Self.quoted($0)))" }
    settings += target.conditions.map { ".define(\(Self.quoted($0))\($0 == "DEBUG" ? ", .when(configuration: .debug)" : ""))" }
    if !target.flags.isEmpty { settings.append(".unsafeFlags([\(target.flags.map(Self.quoted).joined(separator: ", "))])") }
    return settings.map { "        \($0)," }
  }

  /// Returns the lines of an array argument, or no lines for an empty array.
  private static func list(_ label: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["      \(label): ["] + lines + ["      ],"]
  }

  /// Returns the line that declares a package dependency.
  private static func line(_ package: PackageReference) -> String {
    switch package.source {
    case .local(let path): "    .package(path: \(quoted(path))),"
    case .remote(let url, let requirement): "    .package(url: \(quoted(url)), \(text(of: requirement))),"
    }
  }

  /// Returns the argument that specifies the versions of a package.
  private static func text(of requirement: PackageRequirement) -> String {
    switch requirement {
    case .upToNextMajor(let version): "from: \(quoted(version))"
    case .upToNextMinor(let version): ".upToNextMinor(from: \(quoted(version)))"
    case .exact(let version): "exact: \(quoted(version))"
    case .range(let from, let to): "\(quoted(from))..<\(quoted(to))"
    case .branch(let name): "branch: \(quoted(name))"
    case .revision(let name): "revision: \(quoted(name))"
    }
  }

  /// Returns text as a Swift string literal.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

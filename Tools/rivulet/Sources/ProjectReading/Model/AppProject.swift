/// A project stored in a folder, along with all problems found in it. All paths are absolute.
public struct AppProject: Hashable, Sendable {
  /// The form in which a project is stored.
  public enum Form: String, Hashable, Sendable {
    case xcodeProject, workspace, package, playgroundApp, folder
  }

  /// The form in which the project is stored.
  public var form: Form
  /// The name, without an extension.
  public var name: String
  /// The folder that contains the project.
  public var folder: String
  /// The file or bundle that describes the project, or the folder itself if no file does.
  public var file: String
  /// The names of all build configurations, such as `Debug`.
  public var configurations: [String]
  /// The configuration whose settings the targets use.
  public var configuration: String
  /// The language of untranslated text.
  public var developmentLanguage: String
  /// The languages into which the project is translated, including `Base`.
  public var languages: [String]
  /// The targets, in project order.
  public var targets: [AppTarget]
  /// The packages that the project references, including those that no target uses.
  public var packages: [PackageReference]
  /// All problems, in the order in which they were found.
  public var problems: [ProjectProblem]

  /// Creates a project without targets.
  public init(form: Form, name: String, folder: String, file: String) {
    self.form = form
    self.name = name
    self.folder = folder
    self.file = file
    configurations = []
    configuration = "Debug"
    developmentLanguage = "en"
    languages = []
    targets = []
    packages = []
    problems = []
  }

  /// The problems that prevent a build.
  public var errors: [ProjectProblem] { problems.filter { $0.severity == .error } }

  /// The application targets for phones, tablets, and desktops.
  public var applications: [AppTarget] {
    targets.filter { target in
      target.kind == .application && (target.platforms.isEmpty || !target.platforms.isDisjoint(with: [.iOS, .macOS, .visionOS]))
    }
  }

  /// Returns the target with the given name, preferring a match that differs in case only if no exact match exists, or nil if no target
  /// matches.
  public func target(named name: String) -> AppTarget? {
    targets.first { $0.name == name } ?? targets.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the application target with the given name, or the only application target.
  ///
  /// Apps embedded in another app, such as a launcher, are not considered. If two targets build the same product for different platforms,
  /// the iOS target is returned.
  ///
  /// - Throws: A problem that lists the names if there are several apps, or if no app has the given name.
  public func appTarget(named name: String? = nil) throws(ProjectProblem) -> AppTarget {
    let applications = applications
    let names = applications.map { "“\($0.name)”" }.joined(separator: ", ")
    if let name {
      guard let target = target(named: name) else {
        throw ProjectProblem(
          .error, "The project “\(self.name)” has no target “\(name)”.", path: file,
          advice: names.isEmpty ? "" : "Its apps are \(names).")
      }
      guard target.kind == .application || target.kind == .commandLineTool else {
        throw ProjectProblem(
          .error, "The target “\(target.name)” is not an app.", path: file, advice: names.isEmpty ? "" : "The apps are \(names).")
      }
      return target
    }
    let candidates = Self.alike(applications)
    if candidates.count > 1 {
      throw ProjectProblem(
        .error, "The project “\(self.name)” has several apps: \(names).", path: file, advice: "Choose one of them with --product NAME.")
    }
    if let only = candidates.first { return only }
    let tools = targets.filter { $0.kind == .commandLineTool }
    if tools.count == 1 { return tools[0] }
    let others = targets.map { "“\($0.name)”" }.joined(separator: ", ")
    throw ProjectProblem(
      .error, "The project “\(self.name)” has no app for iOS or macOS.", path: file,
      advice: others.isEmpty ? "It has no targets." : "Its targets are \(others).")
  }

  /// Returns the apps that are not dependencies of another app, and only one app among those that build the same product.
  private static func alike(_ applications: [AppTarget]) -> [AppTarget] {
    let needed = Set(applications.flatMap { app in app.dependencies.filter { $0 != app.name } })
    let independent = applications.filter { !needed.contains($0.name) }
    let isOneProduct = Set(independent.map(\.productName)).count == 1
    let phone = independent.filter { $0.platforms.contains(.iOS) }
    return isOneProduct && phone.count == 1 ? phone : independent.isEmpty ? applications : independent
  }
}

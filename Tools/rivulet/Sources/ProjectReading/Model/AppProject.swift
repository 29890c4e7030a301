/// A project as it exists in a folder, with all problems found in it. All paths are absolute.
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
  /// The file or bundle that describes the project, or the folder itself if there is none.
  public var file: String
  /// The names of all build configurations, such as `Debug`.
  public var configurations: [String]
  /// The configuration whose settings the targets use.
  public var configuration: String
  /// The language of text that has no translation.
  public var developmentLanguage: String
  /// The languages that the project is translated into, including `Base`.
  public var languages: [String]
  /// The targets, in the order of the project.
  public var targets: [AppTarget]
  /// The packages that the project refers to, whether or not a target uses them.
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

  /// The problems that leave nothing to build.
  public var errors: [ProjectProblem] { problems.filter { $0.severity == .error } }

  /// The application targets for a phone, a tablet or a desktop.
  public var applications: [AppTarget] {
    targets.filter { target in
      target.kind == .application && (target.platforms.isEmpty || !target.platforms.isDisjoint(with: [.iOS, .macOS, .visionOS]))
    }
  }

  /// Returns the target with a name, which is compared without regard to case if necessary; nil if there is none.
  public func target(named name: String) -> AppTarget? {
    targets.first { $0.name == name } ?? targets.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Returns the application target with a name, or the only application target.
  ///
  /// Apps that are embedded in another app, such as a launcher, do not count. Of two targets that build the same product for different
  /// platforms, the one for iOS is used.
  ///
  /// - Throws: A problem that lists the names if there are several apps or none with this name.
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
        .error, "The project “\(self.name)” has several apps: \(names).", path: file, advice: "Name one of them with --product NAME.")
    }
    if let only = candidates.first { return only }
    let tools = targets.filter { $0.kind == .commandLineTool }
    if tools.count == 1 { return tools[0] }
    let others = targets.map { "“\($0.name)”" }.joined(separator: ", ")
    throw ProjectProblem(
      .error, "The project “\(self.name)” has no app for iOS or macOS.", path: file,
      advice: others.isEmpty ? "It has no targets at all." : "Its targets are \(others).")
  }

  /// Returns the apps without those that another app depends on, and with only one of those that build the same product.
  private static func alike(_ applications: [AppTarget]) -> [AppTarget] {
    let needed = Set(applications.flatMap { app in app.dependencies.filter { $0 != app.name } })
    let independent = applications.filter { !needed.contains($0.name) }
    let isOneProduct = Set(independent.map(\.productName)).count == 1
    let phone = independent.filter { $0.platforms.contains(.iOS) }
    return isOneProduct && phone.count == 1 ? phone : independent.isEmpty ? applications : independent
  }
}

/// A project as a folder has it, with everything that was found wrong. All paths are absolute.
public struct AppProject: Hashable, Sendable {
  /// The form in which a project is kept.
  public enum Form: String, Hashable, Sendable {
    case xcodeProject, workspace, package, playgroundApp, folder
  }

  /// The form in which the project is kept.
  public var form: Form
  /// The name, without an ending.
  public var name: String
  /// The folder that the project lies in.
  public var folder: String
  /// The file or bundle that describes the project; the folder itself where nothing does.
  public var file: String
  /// The names of all build configurations, such as `Debug`.
  public var configurations: [String]
  /// The configuration whose settings the targets have.
  public var configuration: String
  /// The language of texts that have no translation.
  public var developmentLanguage: String
  /// The languages that the project is translated to, `Base` among them.
  public var languages: [String]
  /// The targets, in the order of the project.
  public var targets: [AppTarget]
  /// The packages that the project refers to, whether or not a target uses them.
  public var packages: [PackageReference]
  /// Everything that was found wrong, in the order in which it was found.
  public var problems: [ProjectProblem]

  /// Makes a project without targets.
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

  /// The target by a name, which is compared without case if need be; nil if there is none.
  public func target(named name: String) -> AppTarget? {
    targets.first { $0.name == name } ?? targets.first { $0.name.lowercased() == name.lowercased() }
  }

  /// The application target by a name, or the only one.
  ///
  /// Apps that another app carries along, such as one that starts it, do not count. Of two that make the same product for different platforms, that
  /// for iOS is meant.
  ///
  /// - Throws: A problem that lists the names where there are several or none by this name.
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

  /// The apps that are left if those that another one depends on are taken away, and all but one of those that make the same product.
  private static func alike(_ applications: [AppTarget]) -> [AppTarget] {
    let needed = Set(applications.flatMap { app in app.dependencies.filter { $0 != app.name } })
    let independent = applications.filter { !needed.contains($0.name) }
    let isOneProduct = Set(independent.map(\.productName)).count == 1
    let phone = independent.filter { $0.platforms.contains(.iOS) }
    return isOneProduct && phone.count == 1 ? phone : independent.isEmpty ? applications : independent
  }
}

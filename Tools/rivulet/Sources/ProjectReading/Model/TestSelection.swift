/// The tests in a project that run together, and the targets that they test.
public struct TestSelection: Hashable, Sendable {
  /// The app or command line tool that the tests run in; nil if they need none.
  public var app: AppTarget?
  /// The targets with unit tests.
  public var unitTests: [AppTarget]
  /// The targets with tests that drive an app from outside.
  public var uiTests: [AppTarget]
  /// Sentences about unit tests that are left out.
  public var problems: [ProjectProblem]
}

extension AppProject {
  /// Returns the tests of a named app or library, or those of the only app together with those that need no app. A project whose tests need
  /// no app may have several apps or none.
  ///
  /// - Throws: A problem if there are no unit tests, or if several apps have unit tests.
  public func tests(of name: String? = nil) throws(ProjectProblem) -> TestSelection {
    if let library = name.flatMap({ target(named: $0) }), library.kind.isLibrary {
      let unitTests = targets.filter { test in
        isUnitTests(test) && libraries(linkedBy: test).contains { $0.name == library.name } && hosts(of: test).isEmpty
      }
      return try selection(of: "The target “\(library.name)”", unitTests: unitTests, uiTests: [])
    }
    let unitTests = targets.filter(isUnitTests)
    let hasNoApp = applications.isEmpty && targets.count { $0.kind == .commandLineTool } != 1
    if name == nil, hasNoApp || !unitTests.isEmpty && !unitTests.contains(where: needsApp) {
      return try selection(of: "The project “\(self.name)”", unitTests: unitTests, uiTests: targets.filter { $0.kind == .uiTests })
    }
    let app = try appTarget(named: name)
    func isOwn(_ test: AppTarget) -> Bool { test.isTest(of: app) || hosts(of: test).isEmpty }
    let own = unitTests.filter(isOwn)
    var selection = try selection(
      of: "The app “\(app.name)”", unitTests: own, uiTests: targets.filter { $0.kind == .uiTests && isOwn($0) })
    if own.contains(where: needsApp) { selection.app = app }
    return selection
  }

  /// Creates a selection of tests that need no app and may run together.
  private func selection(of owner: String, unitTests: [AppTarget], uiTests: [AppTarget]) throws(ProjectProblem) -> TestSelection {
    if unitTests.isEmpty {
      let names = uiTests.map { "“\($0.name)”" }
      let drivers = "\(names.joined(separator: " and ")) \(names.count == 1 ? "drives" : "drive")"
      throw ProjectProblem(
        .error,
        names.isEmpty
          ? "\(owner) has no unit tests."
          : "\(owner) has no unit tests; \(drivers) \(applications.count == 1 ? "it" : "an app") with XCUITest, which only Apple's systems have.",
        path: file, advice: form == .folder ? "Add a folder whose name ends in Tests." : "Add a unit testing target to the project.")
    }
    var selection = TestSelection(app: nil, unitTests: [], uiTests: uiTests, problems: [])
    let chosen = chosenLibraries(of: unitTests)
    for test in unitTests {
      guard let other = libraries(linkedBy: test).first(where: { chosen[$0.moduleName]?.name != $0.name }) else {
        selection.unitTests.append(test)
        continue
      }
      selection.problems.append(
        ProjectProblem(
          .warning,
          "The target “\(test.name)” tests “\(other.name)”, which is the same module as “\(chosen[other.moduleName]?.name ?? "")”, so it is left out.",
          path: file, advice: "Run it with --product \"\(other.name)\"."))
    }
    return selection
  }

  /// Returns the libraries that tests link, one for each module. If several build the same module for different platforms, the one for iOS
  /// is chosen, or otherwise the one for macOS.
  private func chosenLibraries(of tests: [AppTarget]) -> [String: AppTarget] {
    let variants = Dictionary(grouping: tests.flatMap(libraries), by: \.moduleName)
    return variants.compactMapValues { variants in
      variants.first { $0.platforms.contains(.iOS) } ?? variants.first { $0.platforms.contains(.macOS) } ?? variants.first
    }
  }

  /// True for a target with unit tests in Swift.
  private func isUnitTests(_ target: AppTarget) -> Bool { target.kind == .unitTests && !target.sources.isEmpty }

  /// True for an app's tests, and for tests that do not name a target that they test.
  private func needsApp(_ test: AppTarget) -> Bool { !hosts(of: test).isEmpty || libraries(linkedBy: test).isEmpty }

  /// Returns the apps that a target tests.
  private func hosts(of test: AppTarget) -> [AppTarget] {
    targets.filter { ($0.kind == .application || $0.kind == .commandLineTool) && test.isTest(of: $0) }
  }
}

extension AppTarget {
  /// True if this target depends on an app, or names it as the program in which the tests run.
  fileprivate func isTest(of app: AppTarget) -> Bool {
    if dependencies.contains(app.name) || settings["TEST_TARGET_NAME"] == app.name { return true }
    return settings["TEST_HOST"]?.contains("/\(app.productName).app/") == true
  }
}

/// The tests in a project that run together, and the targets under test.
public struct TestSelection: Hashable, Sendable {
  /// The app or command-line tool in which the tests run, or nil if they need none.
  public var app: AppTarget?
  /// The targets with unit tests.
  public var unitTests: [AppTarget]
  /// The targets with tests that control an app from outside.
  public var uiTests: [AppTarget]
  /// The problems with unit tests that are omitted.
  public var problems: [ProjectProblem]
}

extension AppProject {
  /// Returns the tests of the named app or library, or those of the only app along with all tests that need no app. If the project's tests
  /// need no app, the project may have any number of apps.
  ///
  /// - Throws: A problem if the project has no unit tests, or if several apps have unit tests.
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

  /// Selects tests that need no app and can run together.
  private func selection(of owner: String, unitTests: [AppTarget], uiTests: [AppTarget]) throws(ProjectProblem) -> TestSelection {
    if unitTests.isEmpty {
      let names = uiTests.map { "“\($0.name)”" }
      let drivers = "\(names.joined(separator: " and ")) \(names.count == 1 ? "drives" : "drive")"
      throw ProjectProblem(
        .error,
        names.isEmpty
          ? "\(owner) has no unit tests."
          : "\(owner) has no unit tests; \(drivers) \(applications.count == 1 ? "it" : "an app") with XCUITest, which is available only on "
            + "Apple platforms.",
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
          "The target “\(test.name)” tests “\(other.name)”, which is the same module as “\(chosen[other.moduleName]?.name ?? "")”, so it "
            + "is skipped.",
          path: file, advice: "Run it with --product \"\(other.name)\"."))
    }
    return selection
  }

  /// Returns the libraries that the tests link, keyed by module name. If several libraries build the same module for different platforms,
  /// prefers the one for iOS, then the one for macOS.
  private func chosenLibraries(of tests: [AppTarget]) -> [String: AppTarget] {
    let variants = Dictionary(grouping: tests.flatMap(libraries), by: \.moduleName)
    return variants.compactMapValues { variants in
      variants.first { $0.platforms.contains(.iOS) } ?? variants.first { $0.platforms.contains(.macOS) } ?? variants.first
    }
  }

  /// Returns true for a target that contains unit tests in Swift.
  private func isUnitTests(_ target: AppTarget) -> Bool { target.kind == .unitTests && !target.sources.isEmpty }

  /// Returns true for an app's tests, and for tests that do not specify a target to test.
  private func needsApp(_ test: AppTarget) -> Bool { !hosts(of: test).isEmpty || libraries(linkedBy: test).isEmpty }

  /// Returns the apps that a test target tests.
  private func hosts(of test: AppTarget) -> [AppTarget] {
    targets.filter { ($0.kind == .application || $0.kind == .commandLineTool) && test.isTest(of: $0) }
  }
}

extension AppTarget {
  /// Returns true if this target depends on the app or specifies the app as its test host.
  fileprivate func isTest(of app: AppTarget) -> Bool {
    if dependencies.contains(app.name) || settings["TEST_TARGET_NAME"] == app.name { return true }
    return settings["TEST_HOST"]?.contains("/\(app.productName).app/") == true
  }
}

/// The tests of a project that run together, and what they test.
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
  /// The tests of an app or a library by its name, or those of the only app and of no app at all. A project whose tests need no app may have several
  /// apps or none.
  ///
  /// - Throws: A problem if there are no unit tests, or several apps that have some.
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

  /// Makes a selection without an app of tests that may run together.
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

  /// The libraries that tests link, by the names of their modules. Of several with one module, as there are for different platforms, that for iOS is
  /// chosen, else that for macOS.
  private func chosenLibraries(of tests: [AppTarget]) -> [String: AppTarget] {
    let variants = Dictionary(grouping: tests.flatMap(libraries), by: \.moduleName)
    return variants.compactMapValues { variants in
      variants.first { $0.platforms.contains(.iOS) } ?? variants.first { $0.platforms.contains(.macOS) } ?? variants.first
    }
  }

  /// True for a target with unit tests in Swift.
  private func isUnitTests(_ target: AppTarget) -> Bool { target.kind == .unitTests && !target.sources.isEmpty }

  /// True for tests of an app, and for those that name nothing that they test.
  private func needsApp(_ test: AppTarget) -> Bool { !hosts(of: test).isEmpty || libraries(linkedBy: test).isEmpty }

  /// The apps whose tests a target holds.
  private func hosts(of test: AppTarget) -> [AppTarget] {
    targets.filter { ($0.kind == .application || $0.kind == .commandLineTool) && test.isTest(of: $0) }
  }
}

extension AppTarget {
  /// True if this target depends on an app, or has it as the program that tests run in.
  fileprivate func isTest(of app: AppTarget) -> Bool {
    if dependencies.contains(app.name) || settings["TEST_TARGET_NAME"] == app.name { return true }
    return settings["TEST_HOST"]?.contains("/\(app.productName).app/") == true
  }
}

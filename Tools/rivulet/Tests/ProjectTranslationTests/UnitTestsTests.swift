import Foundation
import ProjectFixtures
import ProjectReading
import ProjectTranslation
import Testing

/// Unit tests of projects as test targets of the package.
struct UnitTestsTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  /// The part of the manifest from the target that tests are in.
  private var testTargets: String {
    let text = fixture.portable(fixture.cache.text("Package.swift"))
    return text.range(of: "    .testTarget(").map { String(text[$0.lowerBound...]) } ?? ""
  }

  @Test func `unit tests see the app and its libraries, and UI tests are left out by name`() throws {
    for file in ["App/main.swift", "Kit/Kit.swift", "Fakes/Fakes.swift", "T.swift", "U.swift", "photo.png", "weather.json"] {
      try fixture.folder.write(file)
    }
    let app = ProjectText.Target("My App", sources: ["App/main.swift"], resources: ["photo.png"], dependencies: ["Kit"])
    let kit = ProjectText.Target("Kit", type: "framework", sources: ["Kit/Kit.swift"])
    let fakes = ProjectText.Target("Fakes", type: "framework", sources: ["Fakes/Fakes.swift"], dependencies: ["Kit"])
    let tests = ProjectText.Target(
      "My AppTests", type: "bundle.unit-test", sources: ["T.swift"], resources: ["weather.json"], settings: ["SWIFT_VERSION": "6.0"],
      dependencies: ["My App", "Fakes"])
    let uiTests = ProjectText.Target("My AppUITests", type: "bundle.ui-testing", sources: ["U.swift"], dependencies: ["My App"])
    let translated = try fixture.translate(ProjectText([app, kit, fakes, tests, uiTests]), includesTests: true)
    #expect(
      translated.problems.map(\.sentence) == [
        "The target “My AppUITests” drives the app with XCUITest, which is available only on Apple platforms, so it is skipped."
      ])
    #expect(
      testTargets == """
            .testTarget(
              name: "My_AppTests",
              dependencies: [
                .target(name: "My_App"),
                .target(name: "Kit"),
                .target(name: "Fakes"),
              ],
              path: "Sources/My_AppTests",
              resources: [
                .copy("Resources/weather.json"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .define("DEBUG", .when(configuration: .debug)),
                .unsafeFlags(["-vfsoverlay", "CACHE/overlay.yaml"]),
              ]
            ),
          ]
        )

        """)
    #expect(fixture.cache.text("Package.swift").contains(".executable(name: \"My App\", targets: [\"My_App\"])"))
    #expect(
      fixture.files.filter { $0.contains("xctest/") }
        == ["Info.plist", "Resources/photo.png", "Resources/weather.json"].map { "My App.xctest/Contents/\($0)" })

    // Without tests the package is as before.
    _ = try fixture.translate()
    #expect(testTargets == "" && !fixture.files.contains { $0.contains("Tests") || $0.contains("xctest") || $0.contains("Fakes") })
  }

  @Test func `tests of another app are left out, and those that name an app only by its host belong to it`() throws {
    for file in ["A.swift", "B.swift", "T.swift", "U.swift", "V.swift"] { try fixture.folder.write(file) }
    let project = ProjectText([
      .init("One", sources: ["A.swift"]), .init("Two", sources: ["B.swift"]),
      .init("OneTests", type: "bundle.unit-test", sources: ["T.swift"], dependencies: ["One"]),
      .init("TwoTests", type: "bundle.unit-test", sources: ["U.swift"], dependencies: ["Two"]),
      .init(
        "HostedTests", type: "bundle.unit-test", sources: ["V.swift"],
        settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Two.app/Contents/MacOS/Two"]),
    ])
    _ = try fixture.translate(project, target: "Two", includesTests: true)
    #expect(testTargets.matches(of: /name: "(\w+)",\n/).map(\.output.1) == ["TwoTests", "HostedTests"])
    #expect(!testTargets.contains("OneTests"))
  }

  @Test func `tests call the app's module by its own name where the linker cannot read it`() throws {
    for file in ["main.swift", "T.swift"] { try fixture.folder.write(file) }
    let project = ProjectText([
      .init("Größe", sources: ["main.swift"]),
      .init("GrößeTests", type: "bundle.unit-test", sources: ["T.swift"], dependencies: ["Größe"]),
    ])
    _ = try fixture.translate(project, includesTests: true)
    #expect(testTargets.contains("\"-module-alias\", \"Größe=Gr__e\""))
  }

  @Test(arguments: [
    (nil, "The app “App” has no unit tests."),
    ("UITests", "The app “App” has no unit tests; “UITests” drives it with XCUITest, which is available only on Apple platforms."),
  ])
  func `an app without unit tests is told`(uiTests: String?, sentence: String) throws {
    for file in ["main.swift", "U.swift"] { try fixture.folder.write(file) }
    let targets =
      [ProjectText.Target("App", sources: ["main.swift"])]
      + (uiTests.map { [.init($0, type: "bundle.ui-testing", sources: ["U.swift"], dependencies: ["App"])] } ?? [])
    let problem = #expect(throws: ProjectProblem.self) { try fixture.translate(ProjectText(targets), includesTests: true) }
    #expect(problem?.sentence == sentence)
    #expect(problem?.advice == "Add a unit testing target to the project.")
  }

  /// A project with a framework and its tests, and a framework with tests of its own that the first one links.
  private func frameworks(_ further: [ProjectText.Target] = []) throws -> ProjectText {
    for file in ["Kit.swift", "Base.swift", "K.swift", "B.swift", "A.swift", "U.swift", "kit.json", "sample.json"] {
      try fixture.folder.write(file)
    }
    return ProjectText(
      [
        .init(
          "Kit", type: "framework", sources: ["Kit.swift"], resources: ["kit.json"],
          settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.kit"], dependencies: ["Base"]),
        .init("Base", type: "library.static", sources: ["Base.swift"]),
        .init("KitTests", type: "bundle.unit-test", sources: ["K.swift"], resources: ["sample.json"], dependencies: ["Kit"]),
        .init("BaseTests", type: "bundle.unit-test", sources: ["B.swift"], dependencies: ["Base"]),
      ] + further)
  }

  @Test func `tests of frameworks need no app`() throws {
    let uiTests = ProjectText.Target("UITests", type: "bundle.ui-testing", sources: ["U.swift"])
    let translated = try fixture.translate(try frameworks([uiTests]), name: "My Kit", includesTests: true)
    #expect(translated.app == nil && translated.name == "My Kit")
    #expect(translated.tests?.programName == "My KitPackageTests.xctest")
    #expect(
      translated.problems.map(\.sentence) == [
        "The target “UITests” drives the app with XCUITest, which is available only on Apple platforms, so it is skipped."
      ])
    let text = fixture.cache.text("Package.swift")
    #expect(text.contains("products: [],") && !text.contains(".executable"))
    #expect(
      text.matches(of: /\.(\w+)\(\n *name: "(\w+)",\n(?: *dependencies: \[\n([^\]]*)\])?/).map { match in
        let names = (match.output.3 ?? "").matches(of: /"(\w+)"/).map { String($0.output.1) }
        return "\(match.output.1) \(match.output.2) of \(names.joined(separator: ", "))"
      } == [
        "target FrameworkBundles of ", "target Base of ", "target Kit of Base", "testTarget KitTests of Base, Kit, FrameworkBundles",
        "testTarget BaseTests of Base, FrameworkBundles",
      ])
    #expect(
      fixture.files.filter { $0.contains("xctest/") }
        == [
          "Frameworks/Kit.framework/Resources/Info.plist", "Frameworks/Kit.framework/Resources/kit.json", "Info.plist",
          "Resources/kit.json", "Resources/sample.json",
        ].map { "My Kit.xctest/Contents/\($0)" })
    #expect(fixture.cache.text("My Kit.xctest/Contents/Info.plist").contains("org.example.kit"))
  }

  @Test func `a framework that is named has only its own tests`() throws {
    let translated = try fixture.translate(try frameworks(), target: "Base", includesTests: true)
    #expect(translated.app == nil)
    #expect(testTargets.matches(of: /name: "(\w+)",\n/).map(\.output.1) == ["BaseTests"])
    try FileManager.default.removeItem(atPath: "\(fixture.folder.path)/App.xcodeproj")
    let untested = ProjectText.Target("Bare", type: "framework", sources: ["A.swift"])
    let problem = #expect(throws: ProjectProblem.self) {
      try fixture.translate(try frameworks([untested]), target: "Bare", includesTests: true)
    }
    #expect(problem?.sentence == "The target “Bare” has no unit tests.")
  }

  @Test func `apps are built for tests only where tests need one`() throws {
    let demos = [ProjectText.Target("Demo", sources: ["A.swift"], dependencies: ["Kit"]), .init("Other", sources: ["A.swift"])]
    #expect(try fixture.translate(try frameworks(demos), includesTests: true).app == nil)
    #expect(try fixture.translate(try frameworks(demos), target: "Demo", includesTests: true).app == nil)
    let hosted = ProjectText.Target("DemoTests", type: "bundle.unit-test", sources: ["U.swift"], dependencies: ["Demo"])
    let project = try frameworks(demos + [hosted])
    let problem = #expect(throws: ProjectProblem.self) { try fixture.translate(project, includesTests: true) }
    #expect(problem?.advice == "Choose one of them with --product NAME.")
    #expect(try fixture.translate(project, target: "Demo", includesTests: true).app?.moduleName == "Demo")
    #expect(testTargets.matches(of: /name: "(\w+)",\n/).map(\.output.1) == ["KitTests", "BaseTests", "DemoTests"])
  }

  @Test func `of tests of one framework for several platforms those for iOS run`() throws {
    for file in ["Kit.swift", "K.swift"] { try fixture.folder.write(file) }
    let targets = [("macOS", "macosx"), ("iOS", "iphoneos")].flatMap { platform, sdk -> [ProjectText.Target] in
      [
        .init("Kit \(platform)", type: "framework", sources: ["Kit.swift"], settings: ["PRODUCT_NAME": "Kit", "SDKROOT": sdk]),
        .init(
          "Tests \(platform)", type: "bundle.unit-test", sources: ["K.swift"], settings: ["SDKROOT": sdk],
          dependencies: ["Kit \(platform)"]),
      ]
    }
    let translated = try fixture.translate(ProjectText(targets), includesTests: true)
    #expect(testTargets.matches(of: /name: "(\w+)",\n/).map(\.output.1) == ["Tests_iOS"])
    #expect(
      translated.problems.map(\.sentence) == [
        "The target “Tests macOS” tests “Kit macOS”, which is the same module as “Kit iOS”, so it is skipped."
      ])
    #expect(translated.problems.first?.advice == "Run it with --product \"Kit macOS\".")
    #expect(try fixture.translate(target: "Kit macOS", includesTests: true).platforms == [.macOS])
    #expect(testTargets.matches(of: /name: "(\w+)",\n/).map(\.output.1) == ["Tests_macOS"])
  }

  @Test func `tests of XCTest on the main actor are called from the main thread`() throws {
    let code = """
      @MainActor final class ATests: XCTestCase {
        func testOne() {}
        func testTwo() throws {}
        func testThree() async {}
        func testFour() { wait(for: [], timeout: 1) }
        func helper() {}
        func testWith(_ number: Int) {}
        private func testNothing() {}
        override func setUp() { super.setUp() }
        override func setUp() async throws {}
        override class func setUp() {}
        func tearDown() {}
        public override func tearDownWithError() throws {}
        nonisolated func testEight() {}
      }
      class BTests: XCTestCase {
        private let text = "}"
        @MainActor func testFive() {}
        func testSix() {}  // @MainActor func testSeven() {}
        #if canImport(SwiftUI)
        @MainActor func testNine() {}
        #endif
      }
      """
    for file in ["Kit.swift", "Plain.swift"] { try fixture.folder.write(file) }
    let path = try fixture.folder.write("T.swift", code)
    _ = try fixture.translate(
      ProjectText([
        .init("Kit", type: "framework", sources: ["Kit.swift"]),
        .init("KitTests", type: "bundle.unit-test", sources: ["T.swift", "Plain.swift"], dependencies: ["Kit"]),
      ]), includesTests: true)
    func caller(_ name: String, _ effect: String = "", _ attempt: String = "", override: String = "") -> String {
      "nonisolated \(override)func \(name)()\(effect) { nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(name.prefix(1).uppercased())\(name.dropFirst())() } }"
    }
    // Each line but those with the closing braces of classes keeps its length.
    let changed = [
      ("testOne() {}", "TestOne() {}"), ("testTwo() throws {}", "TestTwo() throws {}"), ("testFour() {", "TestFour() {"),
      ("testFive() {}", "TestFive() {}"), ("override func setUp() {", "private  func SetUp() {"),
      ("public override func tearDownWithError()", "       private  func TearDownWithError()"),
      (
        "  nonisolated func testEight() {}\n}",
        "  nonisolated func testEight() {}\n"
          + [
            caller("testOne"), caller("testTwo", " throws", "try "), caller("testFour"), caller("setUp", override: "override "),
            "public \(caller("tearDownWithError", " throws", "try ", override: "override "))",
          ].joined(separator: "; ") + " }"
      ),
      ("  #endif\n}", "  #endif\n\(caller("testFive")) }"),
      ("testNine() {}", "TestNine() {}; \(caller("testNine")) "),
    ].reduce(code) { $0.replacing($1.0, with: $1.1) }
    #expect(fixture.cache.text("Sources/KitTests/Copy of T.swift") == "#sourceLocation(file: \"\(path)\", line: 1)\n\(changed)")
    #expect(fixture.files.contains("Sources/KitTests/Plain.swift"))
  }

  @Test func `a project without tests and apps is told`() throws {
    try fixture.folder.write("Kit.swift")
    let project = ProjectText([.init("Kit", type: "framework", sources: ["Kit.swift"])])
    let problem = #expect(throws: ProjectProblem.self) { try fixture.translate(project, includesTests: true) }
    #expect(problem?.sentence == "The project “App” has no unit tests.")
  }

  @Test func `the tests of a bare folder lie in folders whose names end in Tests`() throws {
    for file in [
      "App.swift", "AppTests/T.swift", "AppTests/data.json", "AppUITests/U.swift", "Tests/Deep/V.swift", "Tests/UITests/W.swift",
    ] {
      try fixture.folder.write(file, file.hasPrefix("App.") ? "@main struct A { static func main() {} }" : "")
    }
    let project = ProjectReader().read(fixture.folder.path)
    #expect(project.targets.dropFirst().map(\.name) == ["AppTests", "AppUITests", "Tests"])
    #expect(project.targets.dropFirst().map(\.kind) == [.unitTests, .uiTests, .unitTests])
    let translated = try fixture.translate(includesTests: true)
    #expect(translated.problems.count == 1)
    #expect(fixture.files.filter { $0.hasPrefix("Sources/Tests/") } == ["Sources/Tests/V.swift"])
    #expect(testTargets.contains("name: \"AppTests\"") && testTargets.contains("Resources/data.json"))
  }

  @Test func `a bare folder without tests is told`() throws {
    try fixture.folder.write("App.swift", "@main struct A { static func main() {} }")
    let problem = #expect(throws: ProjectProblem.self) { try fixture.translate(includesTests: true) }
    #expect(problem?.advice == "Add a folder whose name ends in Tests.")
  }

  @Test func `the program with the tests lies in a bundle, and the package manager finds it where it was`() throws {
    for file in ["main.swift", "T.swift"] { try fixture.folder.write(file) }
    let project = ProjectText([
      .init("App", sources: ["main.swift"]), .init("AppTests", type: "bundle.unit-test", sources: ["T.swift"], dependencies: ["App"]),
    ])
    let tests = try #require(try fixture.translate(project, includesTests: true).tests)
    #expect(tests.programName == "AppPackageTests.xctest")
    for text in ["one", "two"] {
      let built = try fixture.cache.write(".build/debug/\(tests.programName)", text)
      for _ in 1...2 { try tests.installProgram(from: built) }
      #expect((built as NSString).resolvingSymlinksInPath == tests.programInBundle)
      #expect(fixture.cache.text("App.xctest/Contents/Linux/AppPackageTests.xctest") == text)
      // The linker writes a file of its own.
      try FileManager.default.removeItem(atPath: built)
    }
    // The program stays when the package is made again.
    #expect(try fixture.translate(includesTests: true).changedFileCount == 0)
    #expect(FileManager.default.fileExists(atPath: tests.programInBundle))
  }
}

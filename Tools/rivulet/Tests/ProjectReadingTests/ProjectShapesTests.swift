import Foundation
import ProjectFixtures
import ProjectReading
import Testing

/// Projects of the shapes that Xcode writes, made in temporary folders.
struct ProjectShapesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a project and the files that it names, and reads it.
  private func read(_ project: ProjectText, at path: String = "App.xcodeproj", isMissing: (String) -> Bool = { _ in false }) throws
    -> AppProject
  {
    try folder.write("\(path)/project.pbxproj", project.text)
    let around = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for file in project.targets.flatMap({ $0.sources + $0.resources }) where !isMissing(file) { try folder.write(around + file) }
    return ProjectReader().read("\(folder.path)/\(path)")
  }

  private func names(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }

  @Test func `spaces in names stay in products and become underscores in modules`() throws {
    let project = try read(ProjectText([.init("My App", sources: ["My App/Main View.swift"])]), at: "My App.xcodeproj")
    let app = try project.appTarget()
    #expect(project.problems.isEmpty)
    #expect(app.productName == "My App")
    #expect(app.moduleName == "My_App")
    #expect(names(app.sources) == ["My App/Main View.swift"])
    #expect(app.platforms == [.iOS])
  }

  @Test func `nested groups and equal names of files have their own paths`() throws {
    let sources = ["App/Views/List/Row.swift", "App/Views/Grid/Row.swift", "App/App.swift"]
    let app = try read(ProjectText([.init("App", sources: sources)])).appTarget()
    #expect(names(app.sources) == sources)
  }

  @Test func `of several targets the only app is chosen, and several apps are listed`() throws {
    let kit = ProjectText.Target("Kit", type: "framework", sources: ["Kit/Kit.swift"])
    let tests = ProjectText.Target("AppTests", type: "bundle.unit-test", sources: ["T.swift"])
    let app = ProjectText.Target("App", sources: ["A.swift"], dependencies: ["Kit"])
    let project = try read(ProjectText([kit, tests, app]))
    #expect(try project.appTarget().name == "App")
    #expect(try project.appTarget().dependencies == ["Kit"])
    #expect(project.targets.map(\.kind) == [.framework, .unitTests, .application])

    let two = try read(ProjectText([app, .init("Other")]))
    let problem = #expect(throws: ProjectProblem.self) { try two.appTarget() }
    #expect(problem?.sentence == "The project “App” has several apps: “App”, “Other”.")
    #expect(problem?.advice == "Choose one of them with --product NAME.")
    #expect(try two.appTarget(named: "Other").name == "Other")
    let unknown = #expect(throws: ProjectProblem.self) { try two.appTarget(named: "Third") }
    #expect(unknown?.advice == "Its apps are “App”, “Other”.")
  }

  @Test func `of apps that make one product that for iOS is chosen, and apps that another one carries do not count`() throws {
    let pair = ProjectText([
      .init("Demo (macOS)", settings: ["SDKROOT": "macosx", "PRODUCT_NAME": "Demo"], dependencies: ["Starter"]),
      .init("Demo (iOS)", settings: ["SDKROOT": "iphoneos", "PRODUCT_NAME": "Demo"]), .init("Starter", settings: ["SDKROOT": "macosx"]),
    ])
    #expect(try read(pair).appTarget().name == "Demo (iOS)")
  }

  @Test func `folders in step with the disk give their files but for the exceptions`() throws {
    for file in [
      "App/A.swift", "App/Deep/B.swift", "App/Deep/C.swift", "App/Info.plist", "App/data.json", "App/Assets.xcassets/Contents.json",
    ] {
      try folder.write(file, "<plist version=\"1.0\"><dict></dict></plist>")
    }
    try folder.write("App/de.lproj/Localizable.strings")
    let target = ProjectText.Target(
      "App", folders: ["App"], exceptions: ["Info.plist", "Deep/C.swift"], settings: ["INFOPLIST_FILE": "App/Info.plist"])
    let app = try read(ProjectText([target])).appTarget()
    #expect(names(app.sources) == ["App/A.swift", "App/Deep/B.swift"])
    #expect(names(app.resources.map(\.path)) == ["App/Assets.xcassets", "App/data.json", "App/de.lproj/Localizable.strings"])
    #expect(app.resources.last?.localization == "de")
  }

  @Test func `localised resources have their language`() throws {
    let resources = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "Assets.xcassets"]
    let app = try read(ProjectText([.init("App", sources: ["A.swift"], resources: resources)])).appTarget()
    #expect(app.resources.map(\.localization) == [nil, "de", "en"])
    #expect(names(app.resources.map(\.path)) == ["Assets.xcassets", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
  }

  @Test func `a workspace joins a project and a package`() throws {
    let target = ProjectText.Target("App", sources: ["A.swift"], products: ["Kit"])
    _ = try read(ProjectText([target]), at: "Project/App.xcodeproj")
    try folder.write("Kit/Package.swift", "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])])")
    try folder.write(
      "All.xcworkspace/contents.xcworkspacedata",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <Group location = "container:Project" name = "Project"><FileRef location = "group:App.xcodeproj"></FileRef></Group>
         <FileRef location = "group:Kit"></FileRef>
         <FileRef location = "group:Gone/Gone.xcodeproj"></FileRef>
      </Workspace>
      """)
    let project = ProjectReader().read(folder.path)
    #expect(project.form == .workspace)
    #expect(
      try project.appTarget().packageProducts == [PackageProduct(name: "Kit", package: PackageReference(.local("\(folder.path)/Kit")))])
    #expect(project.problems.map(\.sentence) == ["The project “Gone” of the workspace does not exist."])
  }

  @Test func `packages have their place and their versions`() throws {
    let packages = [
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Sweet.git\"; requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.0; };",
      "isa = XCLocalSwiftPackageReference; relativePath = ../Local;",
    ]
    let project = try read(ProjectText([.init("App", sources: ["A.swift"])], packages: packages), at: "In/App.xcodeproj")
    #expect(
      project.packages.map(\.source) == [
        .remote(url: "https://example.org/Sweet.git", .upToNextMinor("1.2.0")), .local("\(folder.path)/Local"),
      ])
    #expect(project.packages.map(\.identity) == ["sweet", "local"])
  }

  @Test func `settings come from files of settings, the project and the target`() throws {
    try folder.write("Base.xcconfig", "#include \"More.xcconfig\"\nSWIFT_VERSION = 5.0 // old\nOTHER_SWIFT_FLAGS = -D BASE\n")
    try folder.write("More.xcconfig", "PRODUCT_BUNDLE_IDENTIFIER = org.example.$(PRODUCT_NAME:lower)\nMARKETING_VERSION = 2.1\n")
    let target = ProjectText.Target(
      "App", sources: ["A.swift"],
      settings: [
        "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "OTHER_SWIFT_FLAGS": "$(inherited) -DOWN",
        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_CFBundleDisplayName": "Great $(TARGET_NAME)",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      ])
    let project = try read(ProjectText([target], configurationFile: "Base.xcconfig"))
    let app = try project.appTarget()
    #expect(project.problems.isEmpty)
    #expect(app.bundleIdentifier == "org.example.app")
    #expect(app.languageMode == .swift6)
    #expect(app.defaultIsolation == .mainActor)
    #expect(app.conditions == ["DEBUG", "BASE", "OWN"])
    #expect(app.info["CFBundleDisplayName"] == .string("Great App"))
    #expect(app.info["CFBundleShortVersionString"] == .string("2.1"))
    #expect(app.info["UISupportedInterfaceOrientations~ipad"] == .array([.string("A"), .string("B")]))
    #expect(app.info["UILaunchScreen_Generation"] == nil)
    #expect(ProjectReader(configuration: "Release").read(project.file).targets[0].conditions == ["BASE", "OWN"])
  }

  @Test func `a target has the name, the version of Swift and the information of its own file of settings`() throws {
    try folder.write("Config/Common.xcconfig", "SWIFT_VERSION = 6.0\nAPP_TITLE = Great\n")
    try folder.write(
      "Config/App.xcconfig",
      """
      // The settings of the app.
      #include "Common.xcconfig"
      PRODUCT_NAME = $(APP_TITLE) Weather
      GENERATE_INFOPLIST_FILE = YES
      INFOPLIST_KEY_CFBundleDisplayName = $(PRODUCT_NAME)!
      INFOPLIST_KEY_NSHumanReadableCopyright = https:/$()/example.org
      INFOPLIST_KEY_UIRequiresFullScreen = YES
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) CONFIGURED
      """)
    let target = ProjectText.Target("App", sources: ["A.swift"], configurationFile: "Config/App.xcconfig")
    let project = try read(ProjectText([target], settings: ["SDKROOT": "iphoneos", "SWIFT_VERSION": "5.0"]))
    let app = try project.appTarget()
    #expect(project.problems.isEmpty)
    #expect(app.productName == "Great Weather" && app.moduleName == "Great_Weather")
    #expect(app.languageMode == .swift6)
    #expect(app.info["CFBundleDisplayName"] == .string("Great Weather!"))
    #expect(app.info["NSHumanReadableCopyright"] == .string("https://example.org"))
    #expect(app.info["UIRequiresFullScreen"] == .boolean(true))
    #expect(app.conditions == ["DEBUG", "CONFIGURED"])
  }

  @Test func `files may lie outside of the folder of the project`() throws {
    for file in ["Shared/Kit/Model.swift", "Views/Row.swift", "Views/de.lproj/Localizable.strings", "Root/Elsewhere.swift"] {
      try folder.write(file)
    }
    let target = ProjectText.Target(
      "App", sources: ["A.swift", "../../Shared/Kit/Model.swift", "\(folder.path)/Root/Elsewhere.swift"], folders: ["../../Views"])
    try folder.write("In/Deep/A.swift")
    let app = try read(ProjectText([target]), at: "In/Deep/App.xcodeproj") { _ in true }.appTarget()
    #expect(names(app.sources) == ["In/Deep/A.swift", "Shared/Kit/Model.swift", "Root/Elsewhere.swift", "Views/Row.swift"])
    #expect(names(app.resources.map(\.path)) == ["Views/de.lproj/Localizable.strings"])
  }

  @Test func `a target of a workspace links the framework that another project of it makes`() throws {
    let app = ProjectText.Target("App", sources: ["A.swift"], links: ["Kit.framework", "libBase.a", "Gone.framework"])
    _ = try read(ProjectText([app]), at: "One/App.xcodeproj")
    let libraries = ProjectText([
      .init("Kit macOS", type: "framework", sources: ["K.swift"], settings: ["PRODUCT_NAME": "Kit", "SDKROOT": "macosx"]),
      .init("Kit iOS", type: "framework", sources: ["K.swift"], settings: ["PRODUCT_NAME": "Kit"]),
      .init("Base", type: "library.static", sources: ["B.swift"]),
    ])
    _ = try read(libraries, at: "Two/Kit.xcodeproj")
    try folder.writeWorkspace("All", ["One/App.xcodeproj", "Two/Kit.xcodeproj"])
    let project = ProjectReader().read(folder.path)
    #expect(project.problems.isEmpty)
    #expect(try project.appTarget().linkedProducts == ["Kit", "Base", "Gone"])
    #expect(try project.libraries(linkedBy: project.appTarget()).map(\.name) == ["Kit iOS", "Base"])
  }

  @Test func `a newer format is a warning and is read`() throws {
    let project = try read(ProjectText([.init("App", sources: ["A.swift"])], objectVersion: 999))
    #expect(project.problems.map(\.severity) == [.warning])
    #expect(project.problems.first?.sentence == "The project uses a newer format (objectVersion 999) than Rivulet supports.")
    #expect(try project.appTarget().sources.count == 1)
  }

  @Test func `files that do not exist are warnings with their place`() throws {
    let text = ProjectText(
      [.init("App", sources: ["Here.swift", "Gone.swift"], resources: ["gone.json"])], configurationFile: "Gone.xcconfig")
    let project = try read(text) { $0.lowercased().hasPrefix("gone") }
    #expect(project.problems.allSatisfy { $0.severity == .warning && !$0.advice.isEmpty })
    #expect(
      project.problems.map(\.description).sorted() == [
        "\(folder.path)/Gone.swift: warning: The file “Gone.swift” of the target “App” does not exist. Add it, or remove it from the project.",
        "\(folder.path)/Gone.xcconfig: warning: The settings file “Gone.xcconfig” does not exist. Add it, or remove the reference to it.",
        "\(folder.path)/gone.json: warning: The file “gone.json” of the target “App” does not exist. Add it, or remove it from the project.",
      ])
    #expect(try names(project.appTarget().sources) == ["Here.swift"])
  }

  @Test func `names whose letters differ in case from the disk's are found, as on a Mac`() throws {
    let text = ProjectText([.init("App", sources: ["Bucketlist/Views/row.swift"], settings: ["INFOPLIST_FILE": "bucketlist/info.plist"])])
    _ = try read(text) { _ in true }
    try folder.write("BucketList/Views/Row.swift")
    try folder.write("BucketList/Info.plist", "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Bucket</string></dict></plist>")
    let project = ProjectReader().read(folder.path)
    #expect(project.problems.isEmpty)
    #expect(try names(project.appTarget().sources) == ["BucketList/Views/Row.swift"])
    #expect(try project.appTarget().info["CFBundleName"] == .string("Bucket"))
  }

  @Test func `a file that is cut off anywhere is an error with its line`() throws {
    let target = ProjectText.Target("My App", sources: ["A.swift"], folders: ["App"], settings: ["X": "a \\\\\\\"b\\\\\\\""])
    let whole = Array(ProjectText([target]).text.utf8)
    let path = try folder.write("App.xcodeproj/project.pbxproj")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // The last byte is the end of the line, without which the file is whole. The file grows byte by byte, as writing it anew waits for the disk.
    let unexpected = (0..<(whole.count - 1)).filter { length in
      defer { handle.write(Data([whole[length]])) }
      let project = ProjectReader().read("\(folder.path)/App.xcodeproj")
      guard project.targets.isEmpty, project.problems.count == 1 else { return true }
      let problem = project.problems[0]
      return problem.severity != .error || problem.path != path || problem.line == nil || !problem.sentence.hasSuffix(".")
    }
    #expect(unexpected == [])
  }

  @Test func `files of another kind under the name of a project are refused`() throws {
    for text in ["{}", "{ objects = {}; }", "{ objects = { A = { isa = PBXGroup; }; }; rootObject = A; }", "()", "bplist00"] {
      try folder.write("App.xcodeproj/project.pbxproj", text)
      #expect(ProjectReader().read(folder.path).errors.count == 1)
    }
  }
}

import Foundation
import ProjectFixtures
import ProjectReading
import ProjectTranslation
import Testing

/// The text of packages that are made of projects.
struct PackageTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test func `an app becomes an executable, its frameworks become libraries, and its tests are left out`() throws {
    for file in ["App/main.swift", "Kit/Kit.swift", "Base/Base.swift", "T.swift", "photo.png", "kit.json"] {
      try fixture.folder.write(file)
    }
    let app = ProjectText.Target(
      "My App", sources: ["App/main.swift"], resources: ["photo.png"],
      settings: ["SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"], dependencies: ["Kit", "AppTests"])
    let kit = ProjectText.Target("Kit", type: "framework", sources: ["Kit/Kit.swift"], resources: ["kit.json"], dependencies: ["Base"])
    let base = ProjectText.Target("Base", type: "library.static", sources: ["Base/Base.swift"])
    let tests = ProjectText.Target("AppTests", type: "bundle.unit-test", sources: ["T.swift"])
    let translated = try fixture.translate(ProjectText([app, kit, base, tests]))
    #expect(translated.problems.isEmpty)
    let flags = "\"-vfsoverlay\", \"CACHE/overlay.yaml\""
    #expect(
      fixture.portable(fixture.cache.text("Package.swift")) == """
        // swift-tools-version: 6.2
        // Made from "PROJECT/App.xcodeproj". Changes are overwritten.
        import PackageDescription

        let package = Package(
          name: "My App",
          defaultLocalization: "en",
          products: [
            .executable(name: "My App", targets: ["My_App"])
          ],
          dependencies: [],
          targets: [
            .target(
              name: "Base",
              path: "Sources/Base",
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("DEBUG", .when(configuration: .debug)),
                .unsafeFlags([\(flags)]),
              ]
            ),
            .target(
              name: "Kit",
              dependencies: [
                .target(name: "Base"),
              ],
              path: "Sources/Kit",
              resources: [
                .copy("Resources/kit.json"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .define("DEBUG", .when(configuration: .debug)),
                .unsafeFlags([\(flags)]),
              ]
            ),
            .executableTarget(
              name: "My_App",
              dependencies: [
                .target(name: "Base"),
                .target(name: "Kit"),
              ],
              path: "Sources/My_App",
              resources: [
                .copy("Resources/kit.json"),
                .copy("Resources/photo.png"),
              ],
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .define("DEBUG", .when(configuration: .debug)),
                .unsafeFlags([\(flags)]),
              ]
            ),
          ]
        )

        """)
    #expect(
      fixture.files == [
        "My App.app/Contents/Info.plist", "My App.app/Contents/Resources", "Package.swift", "Sources/Base/Base.swift",
        "Sources/Kit/Kit.swift",
        "Sources/Kit/Resources/kit.json", "Sources/My_App/Resources/kit.json", "Sources/My_App/Resources/photo.png",
        "Sources/My_App/main.swift",
        "overlay.yaml",
      ])
  }

  @Test(arguments: [
    ("My Äpp", "My__pp", "My_Äpp"), ("東京", "App", "東京"), ("Größe", "Gr__e", "Größe"), ("SwiftUI", "SwiftUIApp", nil),
    ("main", "mainApp", nil),
    ("Weather", "Weather", nil),
  ])
  func `an app's module has a name that the linker reads and that no other module has`(name: String, module: String, alias: String?) throws
  {
    try fixture.folder.write("main.swift")
    let translated = try fixture.translate(ProjectText([.init(name, sources: ["main.swift"])]))
    #expect(translated.app?.moduleName == module && translated.app?.productName == name)
    let text = fixture.cache.text("Package.swift")
    #expect(text.contains(".executable(name: \"\(name)\", targets: [\"\(module)\"])"))
    #expect(text.contains("path: \"Sources/\(module)\""))
    #expect(text.contains("-module-alias") == (alias != nil))
    if let alias { #expect(text.contains("\"\(alias)=\(module)\"")) }
  }

  @Test(arguments: ["Swift", "Modules"])
  func `a program whose name the package manager needs gets another one, and people see its own`(name: String) throws {
    try fixture.folder.write("main.swift")
    let translated = try fixture.translate(ProjectText([.init(name, sources: ["main.swift"])]))
    #expect(translated.app?.productName == "\(name)App")
    #expect(fixture.cache.text("\(name)App.app/Contents/Info.plist").contains("<key>CFBundleName</key>\n  <string>\(name)</string>"))
  }

  @Test func `packages are named with their places and versions`() throws {
    try fixture.folder.write("main.swift")
    try fixture.folder.write("Local/Package.swift", "let package = Package(products: [.library(name: \"Local\", targets: [])])")
    let packages = [
      "isa = XCLocalSwiftPackageReference; relativePath = Local;",
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Sweet.git\"; requirement = {kind = branch; branch = main; };",
    ]
    let app = ProjectText.Target("App", sources: ["main.swift"], products: ["Local", "Gone"])
    let translated = try fixture.translate(ProjectText([app], packages: packages), usesSwiftUI: true)
    let text = fixture.portable(fixture.cache.text("Package.swift"))
    #expect(text.contains("dependencies: [\n    .package(path: \"PROJECT/Local\"),\n  ],"))
    #expect(text.contains("        .product(name: \"Local\", package: \"local\"),\n      ],"))
    #expect(translated.remotePackages.isEmpty)
    #expect(
      translated.problems.map(\.sentence) == [
        "The target “App” links “Gone”, but no package in the project has a product with that name."
      ])
  }

  /// A local package that other packages may depend on.
  private func writeLocal(_ name: String, dependencies: String = "") throws {
    try fixture.folder.write(
      "\(name)/Package.swift",
      "let package = Package(products: [.library(name: \"\((name as NSString).lastPathComponent)\", targets: [])]\(dependencies))")
  }

  private static let remoteSweet =
    "isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.org/Sweet.git\"; requirement = {kind = branch; branch = main; };"

  @Test(arguments: ["isa = XCLocalSwiftPackageReference; relativePath = Near/Sweet;", nil])
  func `a local package takes the place of a remote one with the same name`(reference: String?) throws {
    try fixture.folder.write("main.swift")
    try writeLocal("Near/Sweet")
    // Xcode writes a package that was dragged into a project as a folder among its files.
    let app = ProjectText.Target("App", sources: ["main.swift"], resources: reference == nil ? ["Near/Sweet"] : [], products: ["Sweet"])
    let project = ProjectText([app], packages: [Self.remoteSweet] + (reference.map { [$0] } ?? []), packageOfProduct: ["Sweet": 0])
    let translated = try fixture.translate(project)
    let text = fixture.portable(fixture.cache.text("Package.swift"))
    #expect(text.contains("dependencies: [\n    .package(path: \"PROJECT/Near/Sweet\"),\n  ],"))
    #expect(text.contains("        .product(name: \"Sweet\", package: \"sweet\"),\n"))
    #expect(translated.remotePackages.isEmpty)
  }

  @Test(arguments: ["https://example.org/Sweet.git", "https://example.org/sweet", "git@example.org:team/Sweet.git"])
  func `a local package takes the place of a remote one that another package needs`(address: String) throws {
    try fixture.folder.write("main.swift")
    for name in ["Sweet", "Other"] { try writeLocal(name) }
    try writeLocal("Kit", dependencies: ", dependencies: [.package(url: \"\(address)\", from: \"1.0.0\")]")
    let packages = ["Kit", "Sweet", "Other"].map { "isa = XCLocalSwiftPackageReference; relativePath = \($0);" }
    _ = try fixture.translate(ProjectText([.init("App", sources: ["main.swift"], products: ["Kit"])], packages: packages))
    let text = fixture.portable(fixture.cache.text("Package.swift"))
    #expect(text.contains("dependencies: [\n    .package(path: \"PROJECT/Kit\"),\n    .package(path: \"PROJECT/Sweet\"),\n  ],"))
  }

  @Test func `a local package of a workspace takes the place of a remote one, and one package has one address`() throws {
    try writeLocal("Sweet")
    let addresses = ["https://example.org/Sweet.git", "https://example.org/Sour.git", "https://example.org/Sour"]
    let remotes = addresses.map {
      "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\($0)\"; requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; };"
    }
    for file in ["One/main.swift", "Two/K.swift"] { try fixture.folder.write(file) }
    let app = ProjectText.Target("App", sources: ["main.swift"], products: ["Sweet", "Sour"], links: ["Kit.framework"])
    try fixture.folder.write(
      "One/App.xcodeproj/project.pbxproj",
      ProjectText([app], packages: Array(remotes[...1]), packageOfProduct: ["Sweet": 0, "Sour": 1]).text)
    let kit = ProjectText.Target("Kit", type: "framework", sources: ["K.swift"], products: ["Sour"])
    try fixture.folder.write(
      "Two/Kit.xcodeproj/project.pbxproj", ProjectText([kit], packages: [remotes[2]], packageOfProduct: ["Sour": 0]).text)
    try fixture.folder.writeWorkspace("All", ["One/App.xcodeproj", "Two/Kit.xcodeproj", "Sweet"])
    let translated = try fixture.translate()
    #expect(translated.problems.isEmpty)
    let text = fixture.portable(fixture.cache.text("Package.swift"))
    #expect(
      text.contains(
        "dependencies: [\n    .package(url: \"https://example.org/Sour\", from: \"1.0.0\"),\n    .package(path: \"PROJECT/Sweet\"),\n  ],"))
  }

  @Test func `a product that no project makes is told`() throws {
    try fixture.folder.write("main.swift")
    let app = ProjectText.Target("App", sources: ["main.swift"], links: ["Gone.framework", "libOld.a"])
    #expect(
      try fixture.translate(ProjectText([app])).problems.map(\.sentence) == [
        "The target “App” links “Gone”, which no project here builds.", "The target “App” links “Old”, which no project here builds.",
      ])
  }

  @Test func `a file that puts the keyboard away by a selector is compiled with the action's name in its place`() throws {
    let code = """
      // #selector(UIResponder.resignFirstResponder)
      @main struct A {
        let text = "#selector(UIResponder.resignFirstResponder)"
        func f() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
        func g() { button.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
      }
      """
    let path = try fixture.folder.write("A.swift", code)
    try fixture.folder.write("B.swift", "let action = #selector(B.tapped)")
    let app = ProjectText.Target("App", sources: ["A.swift", "B.swift"])
    let translated = try fixture.translate(ProjectText([app]), usesSwiftUI: true)
    let selector = "sendAction(#selector(UIResponder.resignFirstResponder),"
    #expect(
      fixture.cache.text("Sources/App/Copy of A.swift") == "#sourceLocation(file: \"\(path)\", line: 1)\n"
        + code.replacing(selector, with: "sendAction(Selector(\"resignFirstResponder\")           ,"))
    #expect(Array(translated.originals.values) == ["\(fixture.folder.path)/B.swift"])
    #expect(try fixture.translate(usesSwiftUI: true).changedFileCount == 0)
  }

  @Test func `the same project makes the same package, and only changes are written`() throws {
    for file in ["main.swift", "a/View.swift", "b/View.swift", "x.json"] { try fixture.folder.write(file) }
    var app = ProjectText.Target("App", sources: ["main.swift", "a/View.swift", "b/View.swift"], resources: ["x.json"])
    #expect(try fixture.translate(ProjectText([app])).changedFileCount == fixture.files.count)
    #expect(
      fixture.files.filter { $0.hasSuffix(".swift") } == ["Package.swift"]
        + ["View.swift", "b-View.swift", "main.swift"].map { "Sources/App/\($0)" })
    let before = fixture.cache.text("Package.swift") + fixture.cache.text("overlay.yaml")
    #expect(try fixture.translate(ProjectText([app])).changedFileCount == 0)
    #expect(fixture.cache.text("Package.swift") + fixture.cache.text("overlay.yaml") == before)

    app.sources.removeLast()
    // The link is removed, and the overlay is written.
    #expect(try fixture.translate(ProjectText([app])).changedFileCount == 2)
    #expect(!fixture.files.contains("Sources/App/b-View.swift"))
  }

  @Test func `a folder within the project is refused`() throws {
    try fixture.folder.write("main.swift")
    for cache in [fixture.folder.path, "\(fixture.folder.path)/.build", "relative"] {
      let translator = ProjectTranslator(TranslationOptions(cacheFolder: cache))
      let problem = #expect(throws: ProjectProblem.self) { try translator.translate(ProjectReader().read(fixture.folder.path)) }
      #expect(problem?.severity == .error && problem?.advice.isEmpty == false)
    }
  }

  @Test func `what is not Swift is left out with a warning`() throws {
    for file in ["main.swift", "Old.m", "Main.storyboard", "a/x.json", "b/x.json"] { try fixture.folder.write(file) }
    let app = ProjectText.Target("App", sources: ["main.swift", "Old.m"], resources: ["Main.storyboard", "a/x.json", "b/x.json"])
    let translated = try fixture.translate(ProjectText([app]))
    #expect(
      translated.problems.map(\.sentence) == [
        "Some files in the target “App” are not Swift and are skipped: “Old.m”.",
        "“Main.storyboard” is a UIKit or AppKit interface file and is skipped.",
        "Two resources are named “x.json”; the second is skipped.",
      ])
  }
}

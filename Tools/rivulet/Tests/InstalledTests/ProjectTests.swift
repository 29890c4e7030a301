import AppBuilding
import Foundation
import ProjectFixtures
import Testing

extension Installed {
  @Suite struct ProjectTests {
    private let folder: TemporaryFolder
    private let cache: TemporaryFolder

    init() throws {
      folder = try .init()
      cache = try .init()
    }

    private func draw(_ path: String, script: String) throws -> ChildProcess.Outcome {
      let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      return try ChildProcess(
        command, ["png", path, "\(cache.path)/picture.png", "--script", script], environment: ["XDG_CACHE_HOME": cache.path]
      ).collect()
    }

    @Test func `a project of Xcode that starts with a delegate is built, and finds its assets, its texts and its package`() throws {
      try folder.write(
        "App/SceneDelegate.swift",
        """
        import UIKit
        import SwiftUI
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            let contentView = ContentView().accentColor(.pink)
            if let windowScene = scene as? UIWindowScene {
              let window = UIWindow(windowScene: windowScene)
              window.rootViewController = UIHostingController(rootView: contentView.environmentObject(Store()))
            }
          }
        }
        """)
      try folder.write(
        "App/Store.swift",
        """
        import Foundation
        import UIKit.UIImage
        class Store: ObservableObject {
          @Published var count = 0
          @Published var address: URLRequest?
          @Published var picture: UIImage?
        }
        """)
      try folder.write(
        "App/ContentView.swift",
        """
        import SwiftUI
        import Kit
        struct ContentView: View {
          @EnvironmentObject var store: Store
          var body: some View {
            VStack {
              Text("hello")
              KitView()
              Button("Count \\(store.count)") { store.count += 1 }
              Color(.brand).frame(height: 20)
            }
          }
        }
        """)
      try folder.write(
        "App/Localizable.xcstrings", #"{"strings": {"hello": {"localizations": {"en": {"stringUnit": {"value": "Good morning"}}}}}}"#)
      try folder.write(
        "App/Assets.xcassets/Brand.colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
      )
      try folder.write(
        "Kit/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Kit", platforms: [.iOS(.v16)], products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
        """)
      try folder.write(
        "Kit/Sources/Kit/KitView.swift",
        """
        import SwiftUI
        public struct KitView: View {
          public init() {}
          public var body: some View { Text(verbatim: "from a package") }
        }
        """)
      let app = ProjectText.Target("My App", folders: ["App"], settings: ["SWIFT_VERSION": "5.0"], products: ["Kit"])
      let project = ProjectText([app], packages: ["isa = XCLocalSwiftPackageReference; relativePath = Kit;"])
      try folder.write("My App.xcodeproj/project.pbxproj", project.text)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()

      let outcome = try draw(folder.path, script: "tap Count 0; texts")
      #expect(outcome.status == 0, "\(outcome.output)")
      #expect(outcome.output.hasSuffix("Good morning\nfrom a package\nCount 1\n"), "\(outcome.output)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before, "The user's folder stays as it is.")
    }

    @Test func `a folder of sources is an app`() throws {
      try folder.write(
        "ContentView.swift", "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"just a file\") } }")
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status == 0 && outcome.output.hasSuffix("just a file\n"), "\(outcome.output)")
    }

    private func test(_ arguments: String...) throws -> ChildProcess.Outcome {
      let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      return try ChildProcess(
        command, ["test", folder.path] + arguments, environment: ["XDG_CACHE_HOME": cache.path, "DISPLAY": "", "WAYLAND_DISPLAY": ""]
      ).collect()
    }

    @Test func `unit tests of a project see the app, its resources and their own, and their outcome is the command's`() throws {
      try folder.write(
        "App/WeatherApp.swift",
        """
        import SwiftUI
        @main struct WeatherApp: App { var body: some Scene { WindowGroup { Text(forecast) } } }
        let forecast = "sun"
        """)
      try folder.write("App/towns.txt", "Bergen")
      try folder.write("WeatherTests/sample.json", "[1]")
      try folder.write(
        "WeatherTests/OldTests.swift",
        """
        import XCTest
        @testable import Weather
        class OldTests: XCTestCase {
          func testForecast() { XCTAssertEqual(forecast, "sun") }
          func testFiles() throws {
            XCTAssertNotNil(Bundle(for: OldTests.self).url(forResource: "sample", withExtension: "json"))
            XCTAssertNotNil(Bundle.main.url(forResource: "towns", withExtension: "txt"))
            XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.weather")
          }
        }
        """)
      let file = try folder.write(
        "WeatherTests/NewTests.swift",
        """
        import SwiftUI
        import Testing
        @testable import Weather
        struct NewTests {
          @MainActor @Test func appears() { #expect(WeatherApp().body is WindowGroup<Text> && forecast == "sun") }
        }
        """)
      let project = ProjectText([
        .init("Weather", folders: ["App"], settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.weather"]),
        .init("WeatherTests", type: "bundle.unit-test", folders: ["WeatherTests"], dependencies: ["Weather"]),
        .init("WeatherUITests", type: "bundle.ui-testing", dependencies: ["Weather"]),
      ])
      try folder.write("Weather.xcodeproj/project.pbxproj", project.text)
      let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      let passed = try test()
      #expect(passed.status == 0, "\(passed.output)")
      #expect(passed.output.contains("Executed 2 tests, with 0 failures"), "\(passed.output)")
      #expect(passed.output.contains("Test run with 1 test"), "\(passed.output)")
      #expect(passed.output.matches(of: /“WeatherUITests” drives the app with XCUITest/).count == 1, "\(passed.output)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before, "The user's folder stays as it is.")

      try folder.write("App/Forecast.swift", "let unused = 1")
      try folder.write("WeatherTests/NewTests.swift", folder.text("WeatherTests/NewTests.swift").replacing("\"sun\"", with: "\"rain\""))
      let failed = try test("--", "--filter", "NewTests")
      #expect(failed.status == 1, "\(failed.output)")
      #expect(failed.output.contains("NewTests.swift:5:") && failed.output.contains("Executed 0 tests"), "\(failed.output)")

      try folder.write("WeatherTests/NewTests.swift", "let number: Int = \"\"")
      let broken = try test()
      #expect(broken.status == 1 && broken.output.contains("\(file):1:19: error: "), "\(broken.output)")
    }

    @Test func `tests of frameworks run without an app, those of several targets together`() throws {
      try folder.write(
        "Kit/KitView.swift",
        """
        import SwiftUI
        public struct KitView: View {
          public init() {}
          public var body: some View { Text(forecast) }
        }
        let forecast = "sun"
        """)
      try folder.write("Kit/towns.txt", "Bergen")
      try folder.write("Base/Base.swift", "public func twice(_ number: Int) -> Int { number * 2 }")
      try folder.write(
        "KitTests/KitTests.swift",
        """
        import SwiftUI
        import XCTest
        @testable import Kit
        import os.log
        @MainActor class Prepared: XCTestCase {
          var steps: [String] = []
          override func setUp() { steps.append("base") }
        }
        @MainActor final class PreparedTests: Prepared {
          override func setUp() {
            super.setUp()
            steps.append("own")
          }
          override func setUpWithError() throws { steps.append("tried") }
          override func tearDown() { steps = [] }
          func testSteps() { XCTAssertEqual(steps, ["tried", "base", "own"]) }
        }
        class KitTests: XCTestCase {
          @MainActor func testBody() { XCTAssert(KitView().body is Text && forecast == "sun") }
          @MainActor func testChange() {
            let changed = expectation(description: "changed")
            Task { changed.fulfill() }
            wait(for: [changed], timeout: 60)
          }
          func testFiles() {
            XCTAssertNotNil(Bundle(for: KitTests.self).url(forResource: "towns", withExtension: "txt"))
            XCTAssertEqual(Bundle(for: KitTests.self).infoDictionary?["CFBundleShortVersionString"] as? String, "1.4")
            XCTAssertNotNil(Bundle(identifier: "org.example.kit")?.url(forResource: "towns", withExtension: "txt"))
          }
        }
        """)
      try folder.write(
        "BaseTests/BaseTests.swift",
        "import Base\nimport Testing\n@Test(arguments: [1, 2]) func doubles(number: Int) { #expect(twice(number) == number + number) }")
      let project = ProjectText([
        .init(
          "Kit", type: "framework", folders: ["Kit"],
          settings: ["GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.4", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.kit"],
          dependencies: ["Base"]),
        .init("Base", type: "library.static", sources: ["Base/Base.swift"]),
        .init("KitTests", type: "bundle.unit-test", folders: ["KitTests"], dependencies: ["Kit"]),
        .init("BaseTests", type: "bundle.unit-test", folders: ["BaseTests"], dependencies: ["Base"]),
        .init("KitUITests", type: "bundle.ui-testing", dependencies: ["Kit"]),
      ])
      try folder.write("Kit.xcodeproj/project.pbxproj", project.text)
      let passed = try test()
      #expect(passed.status == 0, "\(passed.output)")
      #expect(passed.output.contains("Executed 4 tests, with 0 failures"), "\(passed.output)")
      #expect(passed.output.contains("Test run with 1 test"), "\(passed.output)")
      #expect(passed.output.matches(of: /“KitUITests” drives the app with XCUITest/).count == 1, "\(passed.output)")
    }

    @Test func `an app of a workspace has the framework of another project, files from outside, and the names of a file of settings`()
      throws
    {
      try folder.write(
        "Apps/Weather/WeatherApp.swift",
        """
        import SwiftUI
        import Kit
        @main struct WeatherApp: App {
          var body: some Scene {
            WindowGroup {
              VStack {
                KitView()
                SharedView()
                Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "")
              }
            }
          }
        }
        """)
      try folder.write(
        "Shared/SharedView.swift", "import SwiftUI\nstruct SharedView: View { var body: some View { Text(verbatim: \"from outside\") } }")
      try folder.write(
        "Apps/Weather.xcconfig",
        """
        PRODUCT_NAME = Great Weather
        SWIFT_VERSION = 6.0
        GENERATE_INFOPLIST_FILE = YES
        INFOPLIST_KEY_CFBundleDisplayName = $(PRODUCT_NAME)!
        """)
      let app = ProjectText.Target(
        "Weather", sources: ["Weather/WeatherApp.swift", "../Shared/SharedView.swift"], links: ["Kit.framework"],
        configurationFile: "Weather.xcconfig")
      try folder.write("Apps/Weather.xcodeproj/project.pbxproj", ProjectText([app]).text)
      try folder.write(
        "Kit/KitView.swift",
        """
        import SwiftUI
        public struct KitView: View {
          public init() {}
          public var body: some View { Text("hello", bundle: Bundle(for: Marker.self)) }
        }
        private class Marker {}
        """)
      try folder.write("Kit/en.lproj/Localizable.strings", "\"hello\" = \"from a framework\";")
      let kit = ProjectText.Target("Kit", type: "framework", sources: ["KitView.swift"], resources: ["en.lproj/Localizable.strings"])
      try folder.write("Kit/Kit.xcodeproj/project.pbxproj", ProjectText([kit]).text)
      try folder.writeWorkspace("All", ["Apps/Weather.xcodeproj", "Kit/Kit.xcodeproj"])
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status == 0 && outcome.output.hasSuffix("from a framework\nfrom outside\nGreat Weather!\n"), "\(outcome.output)")
    }

    @Test func `a bare folder that imports AppKit, and parts of os, is drawn`() throws {
      try folder.write(
        "NotesApp.swift",
        """
        import AppKit
        import SwiftUI
        import os.log
        import os.signpost
        let log = OSLog(subsystem: "org.example", category: "notes")
        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { Text("on a Mac").background(Color(nsColor: NSColor.windowBackgroundColor)) } }
        }
        let signposter = OSSignposter(logHandle: log)
        """)
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status == 0 && outcome.output.hasSuffix("on a Mac\n"), "\(outcome.output)")
    }

    @Test func `a package that cannot be downloaded is told in one sentence`() throws {
      try folder.write("main.swift", "import Sweet\nprint(sweet)")
      let address = "file://\(folder.path)/gone/Sweet"
      let package = "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; requirement = {kind = branch; branch = main; };"
      let app = ProjectText.Target("App", type: "tool", sources: ["main.swift"], products: ["Sweet"])
      let project = ProjectText([app], packages: [package], packageOfProduct: ["Sweet": 0])
      try folder.write("App.xcodeproj/project.pbxproj", project.text)
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("Error: The package Sweet from \(folder.path)/gone/Sweet cannot be downloaded"), "\(outcome.output)")
      #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    }

    @Test func `a folder of sources without tests is told`() throws {
      try folder.write("ContentView.swift", "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"just a file\") } }")
      let outcome = try test()
      #expect(outcome.status == 2)
      #expect(outcome.output.contains("has no unit tests. Add a folder whose name ends in Tests.\n"), "\(outcome.output)")
      #expect(outcome.output.split(separator: "\n").count == 1)
    }

    @Test func `the picture of a package leaves its folder as it is, if what is built has another one`() throws {
      try folder.write(
        "Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Weather", targets: [.executableTarget(name: "Weather")])
        """)
      try folder.write(
        "Sources/Weather/Weather.swift",
        "import SwiftUI\n@main struct Weather: App { var body: some Scene { WindowGroup { Text(\"sun\") } } }")
      let command = try #require(SDK.folder).appending(path: "bin/rivulet").path(percentEncoded: false)
      let outcome = try ChildProcess(
        command, ["png", folder.path, "\(cache.path)/picture.png", "--scratch-path", "\(cache.path)/built", "--script", "texts"]
      ).collect()
      #expect(outcome.status == 0 && outcome.output.hasSuffix("sun\n"), "\(outcome.output)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Package.swift", "Sources"])
    }

    @Test func `a folder that is no project is told`() throws {
      try folder.write("notes.txt", "nothing to build")
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status != 0)
      #expect(outcome.output.contains(folder.path) && outcome.output.split(separator: "\n").count <= 2, "\(outcome.output)")
    }
  }
}

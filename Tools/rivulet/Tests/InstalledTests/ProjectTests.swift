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
        class Store: ObservableObject {
          @Published var count = 0
          @Published var address: URLRequest?
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

    @Test func `a folder that is no project is told`() throws {
      try folder.write("notes.txt", "nothing to build")
      let outcome = try draw(folder.path, script: "texts")
      #expect(outcome.status != 0)
      #expect(outcome.output.contains(folder.path) && outcome.output.split(separator: "\n").count <= 2, "\(outcome.output)")
    }
  }
}

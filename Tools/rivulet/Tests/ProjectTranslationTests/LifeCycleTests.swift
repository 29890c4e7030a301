import ProjectFixtures
import ProjectReading
import Foundation
import ProjectTranslation
import Testing

/// The start of apps that have no type with `@main` for SwiftUI.
struct LifeCycleTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  private let delegate = """
    import UIKit
    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """

  /// The files of the package that are made, by the text behind the name of the app's folder.
  private func app(_ files: [String: String]) throws -> TranslatedPackage {
    for (name, text) in files { try fixture.folder.write(name, text) }
    return try fixture.translate(ProjectText([.init("App", sources: files.keys.sorted())]), usesSwiftUI: true)
  }

  @Test func `delegates are replaced by an app that shows their view`() throws {
    let scene = """
      import UIKit
      import SwiftUI
      // UIHostingController(rootView: Comment())
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let store = Store(name: "rootView: Text()")
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let data = UserData()
          let unused = 1
          let contentView = ContentView(data: [1, 2].map { $0 + 1 })
            .environmentObject(data)
          if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView.environmentObject(self.store))
          }
        }
      }
      """
    let translated = try app([
      "AppDelegate.swift": delegate, "SceneDelegate.swift": scene, "ContentView.swift": "struct ContentView: View {}",
    ])
    #expect(translated.problems.isEmpty)
    #expect(fixture.files.filter { $0.hasPrefix("Sources") } == ["Sources/App/AppApp.swift", "Sources/App/ContentView.swift"])
    #expect(
      fixture.portable(fixture.cache.text("Sources/App/AppApp.swift")) == """
        import SwiftUI

        @main
        struct AppApp: App {
          var body: some Scene {
            WindowGroup {
              AppAppRoot.view
            }
          }
        }

        @MainActor
        private enum AppAppRoot {
          static let view = AnyView(make())

          private static func make() -> some View {
        #sourceLocation(file: "PROJECT/SceneDelegate.swift", line: 5)
            let store = Store(name: "rootView: Text()")
        #sourceLocation()
        #sourceLocation(file: "PROJECT/SceneDelegate.swift", line: 9)
            let data = UserData()
        #sourceLocation()
        #sourceLocation(file: "PROJECT/SceneDelegate.swift", line: 11)
            let contentView = ContentView(data: [1, 2].map { $0 + 1 })
              .environmentObject(data)
        #sourceLocation()
        #sourceLocation(file: "PROJECT/SceneDelegate.swift", line: 15)
            return contentView.environmentObject(store)
        #sourceLocation()
          }
        }

        """)
  }

  @Test func `other types of a delegate's file stay, on their lines`() throws {
    let text = """
      import UIKit
      import SwiftUI

      @main
      class AppDelegate: NSObject, UIApplicationDelegate {
        func start() { window.rootViewController = UIHostingController(rootView: Text("a, (b")) }
      }

      struct Model {}
      """
    _ = try app(["AppDelegate.swift": text])
    #expect(
      fixture.portable(fixture.cache.text("Sources/App/Rest of AppDelegate.swift")).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.allSatisfy(\.isWhitespace) ? "" : String($0) } == [
          "#sourceLocation(file: \"PROJECT/AppDelegate.swift\", line: 1)", "", "import SwiftUI", "", "", "", "", "", "", "struct Model {}",
        ])
    #expect(fixture.cache.text("Sources/App/AppApp.swift").contains("    return Text(\"a, (b\")\n"))
  }

  @Test func `an app with its own start is left as it is`() throws {
    let text =
      "@main struct Start: App {\n @UIApplicationDelegateAdaptor(AppDelegate.self) var d\n}\nclass AppDelegate: NSObject, UIApplicationDelegate {}"
    _ = try app(["Start.swift": text])
    #expect(fixture.files.filter { $0.hasPrefix("Sources") } == ["Sources/App/Start.swift"])
  }

  @Test func `code in main is left as it is, but not the call that starts a delegate`() throws {
    _ = try app(["main.swift": "print(1)", "ContentView.swift": "struct ContentView: View {}"])
    #expect(fixture.files.contains("Sources/App/main.swift"))
    let scene = "class D: NSObject, UIApplicationDelegate { func f() { UIHostingController(rootView: ContentView()) } }"
    _ = try app(["main.swift": "UIApplicationMain(1, nil, nil, nil)", "D.swift": scene])
    #expect(!fixture.files.contains("Sources/App/main.swift"))
    #expect(fixture.files.contains("Sources/App/AppApp.swift"))
  }

  @Test func `views without a start are shown`() throws {
    try fixture.folder.write("Views.swift", "struct ContentView: View {}\nstruct Row: View {}")
    _ = try fixture.translate(usesSwiftUI: true)
    #expect(fixture.files.contains { $0.hasSuffix("App.swift") })
  }

  @Test(arguments: [
    ("class D: NSObject, UIApplicationDelegate {}", "starts with a delegate that shows no SwiftUI view"),
    ("struct A {}", "there is nothing to launch"),
    ("class D: UIApplicationDelegate { let x = \"", "starts with a delegate"),
  ])
  func `an app without a view to start with is refused`(text: String, sentence: String) throws {
    let problem = #expect(throws: ProjectProblem.self) { try app(["A.swift": text]) }
    #expect(problem?.sentence.contains(sentence) == true)
  }

  @Test func `values of UIKit in the first view are reported`() throws {
    let text = """
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        func scene() {
          let context = (UIApplication.shared.delegate as! AppDelegate).context
          let controller = UIHostingController(rootView: ContentView().environment(\\.context, context))
        }
      }
      """
    let translated = try app(["AppDelegate.swift": delegate, "S.swift": text])
    #expect(translated.problems.map(\.severity) == [.warning])
    #expect(translated.problems.first?.line == 4)
  }

  @Test func `a window that the first view names is made`() throws {
    let text = """
      class SceneDelegate: NSObject, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let place = (scene as? UIWindowScene) else { return }
          let window = UIWindow(windowScene: place)
          window.rootViewController = UIHostingController(rootView: ContentView().onTapGesture { window.endEditing(true) })
        }
      }
      """
    let translated = try app(["AppDelegate.swift": delegate, "S.swift": text])
    #expect(translated.problems.isEmpty)
    let made = fixture.cache.text("Sources/App/AppApp.swift")
    let scene = try #require(made.range(of: "let place = UIWindowScene()"))
    let window = try #require(made.range(of: "let window = UIWindow(windowScene: place)"))
    #expect(scene.lowerBound < window.lowerBound)
  }
}

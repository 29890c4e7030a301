import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Delegates of apps under their names in UIKit and AppKit.
  @MainActor
  struct AppDelegateRules {
    final class Phone: NSObject, UIApplicationDelegate, ObservableObject {
      @Published var taps = 0

      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        Log.add("launched")
        return true
      }

      func applicationDidBecomeActive(_ application: UIApplication) { Log.add("active") }
      func applicationDidEnterBackground(_ application: UIApplication) { Log.add("background") }
      func applicationWillTerminate(_ application: UIApplication) { Log.add("ends") }
    }

    struct Taps: View {
      @EnvironmentObject private var delegate: Phone

      var body: some View { Button("taps \(delegate.taps)") { delegate.taps += 1 } }
    }

    struct PhoneApp: App {
      @UIApplicationDelegateAdaptor(Phone.self) private var delegate

      var body: some Scene {
        WindowGroup {
          Text("app \(delegate.taps)")
          Taps()
        }
      }
    }

    @Test func `a delegate is made with its app, hears of its life, and is supplied to its views`() async throws {
      _ = Log.take()
      let app = AppHarness(PhoneApp())
      await app.settle()
      #expect(Log.take() == ["launched", "active"])
      let window = try #require(app.windows.first)
      try await window.tap("taps 0")
      #expect(window.texts == ["app 1", "taps 1"])
      await app.quit()
      #expect(Log.take().first == "ends")
    }

    class Mac: NSObject, NSApplicationDelegate {
      let name = "mac"

      func applicationWillFinishLaunching(_ notification: Notification) { Log.add("will launch") }
      func applicationDidFinishLaunching(_ notification: Notification) { Log.add("launched \(name)") }
      func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    }

    struct MacApp: App {
      @NSApplicationDelegateAdaptor private var delegate: Mac

      var body: some Scene { WindowGroup { Text(delegate.name) } }
    }

    @Test func `a delegate without an initialiser of its own is made by that of its base class`() async {
      _ = Log.take()
      let app = AppHarness(MacApp())
      await app.settle()
      #expect(Log.take() == ["will launch", "launched mac"] && app.windows.map(\.texts) == [["mac"]])
      #expect(NSApp.delegate is Mac)
    }

    struct Listening: View {
      @State private var count = 0

      var body: some View {
        Text("heard \(count)")
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in count += 1 }
      }
    }

    struct ListeningApp: App {
      var body: some Scene { WindowGroup("it") { Listening() } }
    }

    @Test func `views hear of the phases of their app by notifications`() async {
      let app = AppHarness(ListeningApp())
      await app.settle()
      await app.setPhase(.background, of: "it")
      await app.settle()
      #expect(app.windows.first?.texts == ["heard 1"])
    }
  }
}

import RivuletApps
import RivuletHeadless
import SwiftUI
import Testing

@testable import RivuletHost

/// The windows of an app as the inspector shows them.
@MainActor
struct WindowTests {
  struct Mail: App {
    var body: some Scene {
      WindowGroup("Mail") { Text("Letters") }
    }
  }

  @Test func `a window has its title`() async throws {
    let app = HeadlessApp(AppRoot(Mail()), configuration: HeadlessConfiguration())
    app.start()
    await app.front?.settle()
    let reader = InspectorReader(app.host.app, InspectorNumbers(), CauseLog(clock: nil))
    #expect(reader.windows().map(\.title) == ["Mail"])
  }
}

import Foundation
import RivuletApps
import RivuletControls
import RivuletCore
import RivuletElements
import RivuletScreens
import Testing

@MainActor
struct WindowTitleTests {
  private func title<Content: View>(_ group: WindowGroup<Content>) -> String? {
    group.title?.string(in: EnvironmentValues(), ViewsHost(idiom: .phone, displayScale: 2, locale: Locale(identifier: "en_US")))
  }

  @Test func `a window is titled by a key, a string or a text`() {
    let name = "Notes"
    #expect(title(WindowGroup("Mail \(3)") { EmptyView() }) == "Mail 3")
    #expect(title(WindowGroup(name, id: "n") { EmptyView() }) == "Notes")
    #expect(title(WindowGroup(Text("Two").bold() + Text(verbatim: " *words*")) { EmptyView() }) == "Two *words*")
    #expect(title(WindowGroup { EmptyView() }) == nil)
  }
}

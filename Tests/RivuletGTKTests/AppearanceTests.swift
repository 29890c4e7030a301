#if GTK
import RivuletGTK
import RivuletHost
import Testing

struct AppearanceTests {
  private func scheme(
    wish: ColorScheme? = nil, portal: UInt32? = nil, desktop: String? = nil, theme: String? = nil, prefersDark: Bool = false
  ) -> ColorScheme {
    var sources = AppearanceSources()
    sources.wish = wish
    sources.portal = portal
    sources.desktop = desktop
    sources.theme = theme
    sources.prefersDark = prefersDark
    return sources.colorScheme
  }

  @Test func `without an opinion it is light`() {
    #expect(scheme() == .light)
    #expect(scheme(portal: 0, desktop: "default", theme: "Adwaita") == .light)
  }

  @Test func `each place can ask for dark`() {
    #expect(scheme(portal: 1) == .dark)
    #expect(scheme(desktop: "prefer-dark") == .dark)
    #expect(scheme(theme: "Adwaita:dark") == .dark)
    #expect(scheme(theme: "Yaru-Dark") == .dark)
    #expect(scheme(prefersDark: true) == .dark)
  }

  @Test func `the first place with an opinion decides`() {
    #expect(scheme(wish: .light, portal: 1, desktop: "prefer-dark", theme: "Adwaita:dark", prefersDark: true) == .light)
    #expect(scheme(wish: .dark, portal: 2) == .dark)
    #expect(scheme(portal: 2, desktop: "prefer-dark") == .light)
    #expect(scheme(desktop: "prefer-light", theme: "Adwaita:dark") == .light)
  }
}
#endif

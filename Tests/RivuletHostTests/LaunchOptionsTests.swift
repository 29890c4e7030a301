import RivuletHost
import Testing

struct LaunchOptionsTests {
  @Test func `without variables it is a phone that follows the desktop`() {
    let options = LaunchOptions([:])
    #expect(options.idiom == .phone)
    #expect(options.colorScheme == nil)
    #expect(options.steps == nil)
    #expect(options.complaints.isEmpty)
  }

  @Test func `variables choose idiom, appearance and screenlessness`() {
    let options = LaunchOptions(["RIVULET_IDIOM": "desktop", "RIVULET_APPEARANCE": "dark", "RIVULET_SCREENLESS": ""])
    #expect(options.idiom == .desktop)
    #expect(options.colorScheme == .dark)
    #expect(options.steps != nil)
    #expect(options.complaints.isEmpty)
  }

  @Test func `what is not understood is said and ignored`() {
    let options = LaunchOptions(["RIVULET_IDIOM": "tablet", "RIVULET_APPEARANCE": ""])
    #expect(options.idiom == .phone)
    #expect(options.complaints == ["RIVULET_IDIOM is \"tablet\", which is ignored. Set it to phone or desktop."])
  }

  @Test func `a variable says what becomes of the app's mistakes`() {
    #expect(LaunchOptions([:]).issues == .log)
    #expect(LaunchOptions(["RIVULET_ISSUES": "fatal"]).issues == .fatal)
    #expect(LaunchOptions(["RIVULET_ISSUES": "off"]).issues == .off)
    #expect(
      LaunchOptions(["RIVULET_ISSUES": "loud"]).complaints
        == ["RIVULET_ISSUES is \"loud\", which is ignored. Set it to log or fatal or off."])
  }
}

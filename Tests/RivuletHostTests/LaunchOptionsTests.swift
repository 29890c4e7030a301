import Foundation
import RivuletHost
import Testing

struct LaunchOptionsTests {
  @Test func `without variables the host chooses the idiom, and the desktop the appearance`() {
    let options = LaunchOptions([:])
    #expect(options.idiom == nil)
    #expect(options.speed == 1)
    #expect(options.colorScheme == nil)
    #expect(options.steps == nil)
    #expect(options.parsingErrors.isEmpty)
  }

  @Test func `variables choose idiom, appearance and screenlessness`() {
    let options = LaunchOptions(["RIVULET_IDIOM": "desktop", "RIVULET_APPEARANCE": "dark", "RIVULET_SCREENLESS": ""])
    #expect(options.idiom == .desktop)
    #expect(options.colorScheme == .dark)
    #expect(options.steps != nil)
    #expect(options.parsingErrors.isEmpty)
  }

  @MainActor @Test func `variables ask for the inspector's window, a socket, or the inspector of another app`() {
    #expect(LaunchOptions([:]).inspect == nil)
    #expect(LaunchOptions(["RIVULET_INSPECT": ""]).inspect == nil)
    #expect(LaunchOptions(["RIVULET_INSPECT": "window"]).inspect == .window)
    #expect(LaunchOptions(["RIVULET_INSPECT": "socket"]).inspect == .socket(nil))
    #expect(LaunchOptions(["RIVULET_INSPECT": "/tmp/s"]).inspect == .socket("/tmp/s"))
    #expect(LaunchOptions(["RIVULET_INSPECT": "window:/tmp/s.watch1"]).inspect == .series("/tmp/s.watch1", opensWindow: true))
    #expect(LaunchOptions(["RIVULET_INSPECT": "next:/tmp/s.watch2"]).inspect == .series("/tmp/s.watch2", opensWindow: false))
    #expect(LaunchOptions(["RIVULET_INSPECTOR": "/tmp/s"]).inspectedSocket == "/tmp/s")
    #expect(KeyInput(.character("I"), modifiers: [.control, .shift]).isInspectorKey)
    #expect(!KeyInput(.character("i"), modifiers: [.control]).isInspectorKey)
    #expect(!KeyInput(.character("I"), modifiers: [.control, .shift], phase: .up).isInspectorKey)
  }

  @Test func `what is not understood is said and ignored`() {
    let options = LaunchOptions(["RIVULET_IDIOM": "tablet", "RIVULET_APPEARANCE": ""])
    #expect(options.idiom == nil)
    #expect(options.parsingErrors == ["RIVULET_IDIOM is \"tablet\", which is ignored. Set it to phone or desktop."])
  }

  @MainActor @Test func `the person's idiom goes before the host's`() {
    #expect(LaunchOptions([:]).idiom(otherwise: .desktop) == .desktop)
    #expect(LaunchOptions([:]).idiom(otherwise: .phone) == .phone)
    #expect(LaunchOptions(["RIVULET_IDIOM": "phone"]).idiom(otherwise: .desktop) == .phone)
  }

  @Test func `a variable chooses another locale than the session's`() {
    #expect(LaunchOptions(["LC_ALL": "ko_KR.UTF-8"]).session.locale.identifier == "ko_KR")
    let options = LaunchOptions(["LC_ALL": "ko_KR.UTF-8", "LANGUAGE": "fr", "RIVULET_LOCALE": "de_DE"])
    #expect(options.session.locale.identifier == "de_DE" && options.session.languages == ["de-DE"])
    let unknown = LaunchOptions(["LC_ALL": "ko_KR", "RIVULET_LOCALE": "klingonisch"])
    #expect(unknown.session.locale.identifier == "ko_KR")
    #expect(
      unknown.parsingErrors == [
        "RIVULET_LOCALE is \"klingonisch\", which is ignored. Set it to a language, or a language and a region, such as de_DE."
      ])
  }

  @Test func `a variable lets the time of timers run faster`() {
    #expect(LaunchOptions(["RIVULET_SPEED": "10"]).speed == 10)
    #expect(LaunchOptions(["RIVULET_SPEED": "0"]).parsingErrors.count == 1)
  }

  @Test func `a variable has windows compared with pictures`() {
    #expect(LaunchOptions([:]).check == .off)
    #expect(LaunchOptions(["RIVULET_CHECK": "log"]).check == .log && LaunchOptions(["RIVULET_CHECK": "fatal"]).check == .fatal)
    let unknown = LaunchOptions(["RIVULET_CHECK": "yes"])
    #expect(unknown.parsingErrors == ["RIVULET_CHECK is \"yes\", which is ignored. Set it to log or fatal or off."])
  }

  @Test func `a variable says when the clock of a run without a window begins`() {
    #expect(LaunchOptions([:]).startDate == nil)
    let options = LaunchOptions(["RIVULET_NOW": "2026-01-31T09:30:00Z"])
    #expect(options.startDate == Date(timeIntervalSince1970: 1_769_851_800) && options.parsingErrors == [])
    let unknown = LaunchOptions(["RIVULET_NOW": "noon"])
    #expect(
      unknown.startDate == nil
        && unknown.parsingErrors == ["RIVULET_NOW is \"noon\", which is ignored. Set it to a date such as 2026-01-31T09:30:00Z."])
  }

  @Test func `a variable says what becomes of the app's mistakes`() {
    #expect(LaunchOptions([:]).issues == .log)
    #expect(LaunchOptions(["RIVULET_ISSUES": "fatal"]).issues == .fatal)
    #expect(LaunchOptions(["RIVULET_ISSUES": "off"]).issues == .off)
    #expect(
      LaunchOptions(["RIVULET_ISSUES": "loud"]).parsingErrors
        == ["RIVULET_ISSUES is \"loud\", which is ignored. Set it to log or fatal or off."])
  }
}

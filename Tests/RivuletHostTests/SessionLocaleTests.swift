import Foundation
import RivuletCore
import RivuletHost
import Testing

/// What the variables of POSIX say of a session. They are given; those of the machine are not read.
struct SessionLocaleTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.UTF-8"], "ko_KR"),
    (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], "de_DE"),
    (["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "ko_KR.UTF-8"], "ko_KR"),
    (["LC_TIME": "de_DE.UTF-8", "LC_ALL": "ar_EG.UTF-8"], "ar_EG"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de_DE"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], "en_US"),
    (["LANG": "de_AT@euro"], "de_AT"),
    (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
    (["LANG": "eo"], "eo"),
    (["LANG": "C.UTF-8"], "en_US_POSIX"),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], "en_US_POSIX"),
    (["LANG": "POSIX"], "en_US_POSIX"),
    (["LANG": "klingonisch"], "en_US_POSIX"),
    ([:], "en_US_POSIX"),
  ])
  func `formats are those of the first variable that says something`(_ variables: [String: String], _ identifier: String) {
    #expect(SessionLocale(variables).locale.identifier == identifier)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de-DE"]),
    (["LANG": "de_DE.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"], ["ko-KR"]),
    (["LC_MESSAGES": "ko_KR.UTF-8", "LC_ALL": "fr_FR.UTF-8"], ["fr-FR"]),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "gsw:fr:de_DE"], ["gsw", "fr", "de-DE"]),
    (["LANG": "de_DE.UTF-8", "LANGUAGE": "fr"], ["fr", "de-DE"]),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "en_GB.UTF-8"], ["de-DE"]),
    // Without a language of messages the list says nothing.
    (["LANG": "C.UTF-8", "LANGUAGE": "fr"], ["en"]),
    ([:], ["en"]),
  ])
  func `texts are in the languages of the list, then in that of messages`(_ variables: [String: String], _ languages: [String]) {
    #expect(SessionLocale(variables).languages == languages)
  }

  @Test(arguments: [("ar_EG", true), ("he_IL", true), ("fa_IR", true), ("ur_PK", true), ("de_DE", false), ("ko_KR", false), ("C", false)])
  func `people read from right to left where their language is written so`(_ name: String, _ isRightToLeft: Bool) {
    #expect(SessionLocale(["LC_ALL": name + ".UTF-8"]).layoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  @MainActor @Test func `the environment follows the session`() {
    var environment = EnvironmentValues()
    SessionLocale(["LANG": "th_TH.UTF-8"]).apply(to: &environment)
    #expect(environment.locale.identifier == "th_TH" && environment.calendar.identifier == .buddhist)
    SessionLocale(["LANG": "de_DE.UTF-8"]).apply(to: &environment)
    #expect(environment.calendar.firstWeekday == 2 && environment.calendar.locale?.identifier == "de_DE")
    SessionLocale(["LANG": "he_IL.UTF-8"]).apply(to: &environment)
    #expect(environment.layoutDirection == .rightToLeft)
  }
}

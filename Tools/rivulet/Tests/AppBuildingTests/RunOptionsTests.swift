import Testing

@testable import AppBuilding

@Suite struct RunOptionsTests {
  @Test(arguments: [
    ("de", true), ("de_DE", true), ("pt-BR", true), ("sr_RS.UTF-8@latin", true), ("C", true), ("klingon", false), ("", false),
  ])
  func `a locale names a language`(name: String, isLocale: Bool) {
    #expect(RunOptions.isLocale(name) == isLocale)
  }

  @Test func `an app learns of the wishes by variables`() {
    var options = RunOptions(idiom: "phone")
    options.inspect = "window"
    #expect(options.environment == ["RIVULET_IDIOM": "phone", "RIVULET_INSPECT": "window"])
  }

  @Test(arguments: [
    ("Rivulet: RIVULET_SCREENLESS: \"tapp\" is no step.\n", "Rivulet: --script: \"tapp\" is no step.\n"),
    ("Rivulet: RIVULET_LOCALE is \"x\".\n", "Rivulet: --locale is \"x\".\n"), ("RIVULET_LOCALE\n", "RIVULET_LOCALE\n"), ("other", "other"),
  ])
  func `a complaint about a variable names the option`(line: String, changed: String) {
    #expect(RunOptions.namingOptions(line) == changed)
  }
}

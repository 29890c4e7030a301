import Testing

@testable import ProjectReading

struct SettingLayersTests {
  private func value(_ name: String, _ layers: [[String: String]], sdk: String = "iphoneos") -> String? {
    SettingLayers(layers, configuration: "Debug", sdk: sdk).value(name)
  }

  @Test func `a stronger layer replaces a weaker one and may take its value`() {
    #expect(value("A", [["A": "1"], ["A": "2 $(inherited)"], ["A": "3 $(A)"]]) == "3 2 1")
    #expect(value("A", [["A": "1"], [:], [:]]) == "1")
    #expect(value("B", [["A": "1"]]) == nil)
  }

  @Test func `names in names and operators are resolved`() {
    let layer = [
      "NAME": "My App-2", "KIND": "NAME", "X": "$($(KIND))", "M": "${NAME:c99extidentifier}", "I": "com.$(NAME:rfc1034identifier:lower)",
    ]
    #expect(value("X", [layer]) == "My App-2")
    #expect(value("M", [layer]) == "My_App_2")
    #expect(value("I", [layer]) == "com.my-app-2")
    #expect(value("D", [["D": "$(NONE:default=7)"]]) == "7")
  }

  @Test func `settings that name one another end`() {
    #expect(value("A", [["A": "x$(B)", "B": "y$(A)"]]) == "xy")
    #expect(value("A", [["A": "$(A)", "B": "$(unclosed"]]) == "")
  }

  @Test func `conditions choose`() {
    let layer = ["A": "plain", "A[sdk=macosx*]": "mac", "B[config=Debug]": "debug", "B[config=Release]": "release", "C[arch=*]": "any"]
    #expect(value("A", [layer]) == "plain")
    #expect(value("A", [layer], sdk: "macosx") == "mac")
    #expect(value("B", [layer]) == "debug")
    #expect(value("C", [layer]) == "any")
  }

  @Test(arguments: [("My App", "My_App"), ("2048", "_048"), ("Café", "Café"), ("a-b.c", "a_b_c"), ("", "_")])
  func `names of modules are identifiers`(product: String, module: String) {
    #expect(SettingOperator.cIdentifier(product) == module)
  }
}

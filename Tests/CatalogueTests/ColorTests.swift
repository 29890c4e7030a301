import Foundation
import RivuletAnimation
import RivuletCore
import RivuletElements
import RivuletFoundation
import Testing

@MainActor
struct ColorTests {
  private func resolved(_ color: Color, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return color.resolve(in: environment).description
  }

  @Test func `system colours have a light and a dark value`() {
    #expect(resolved(.red) == "#FF3B30FF")
    #expect(resolved(.red) { $0.colorScheme = .dark } == "#FF453AFF")
    #expect(resolved(.primary) == "#000000FF")
    #expect(resolved(.primary) { $0.colorScheme = .dark } == "#FFFFFFFF")
    #expect(resolved(.secondary) == "#3C3C4399")
  }

  @Test(arguments: [
    (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"), (.yellow, "#FFCC00FF", "#FFD60AFF"),
    (.green, "#28CD41FF", "#32D74BFF"), (.mint, "#00C7BEFF", "#66D4CFFF"), (.teal, "#59ADC4FF", "#6AC4DCFF"),
    (.cyan, "#55BEF0FF", "#5AC8F5FF"), (.blue, "#007AFFFF", "#0A84FFFF"), (.indigo, "#5856D6FF", "#5E5CE6FF"),
    (.purple, "#AF52DEFF", "#BF5AF2FF"), (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#A2845EFF", "#AC8E68FF"),
    (.gray, "#8E8E93FF", "#98989DFF"), (.primary, "#000000D8", "#FFFFFFD8"), (.secondary, "#0000007F", "#FFFFFF8C"),
  ])
  func `system colours on desktops are those of desktops`(_ color: Color, _ light: String, _ dark: String) {
    #expect(resolved(color) { $0.idiom = .desktop } == light)
    #expect(
      resolved(color) {
        $0.idiom = .desktop
        $0.colorScheme = .dark
      } == dark)
  }

  @Test func `white, black and clear are the same in every appearance`() {
    for scheme in ColorScheme.allCases {
      #expect(resolved(.white) { $0.colorScheme = scheme } == "#FFFFFFFF")
      #expect(resolved(.black) { $0.colorScheme = scheme } == "#000000FF")
      #expect(resolved(.clear) { $0.colorScheme = scheme } == "#00000000")
    }
  }

  @Test func `components are read in their colour space`() {
    #expect(resolved(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(resolved(Color(.sRGBLinear, white: 0.2158605, opacity: 0.5)) == "#80808080")
    #expect(resolved(Color(white: 0.5)) == "#808080FF")
    let wide = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(wide.linearRed > 1.2 && wide.linearGreen < 0)
  }

  @Test func `a resolved colour is described by the eight bits of its components`() {
    #expect(Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3).description == "#4C4C4C4D")
    #expect(Color.Resolved(red: 0.3, green: 0.5, blue: 1).description == "#4C80FFFF")
    for byte in 0...255 {
      let share = Float(byte) / 255
      #expect(Color.Resolved(red: share, green: 0, blue: 1).description == String(format: "#%02X00FFFF", byte))
    }
  }

  @Test func `wide colours have components outside of those of sRGB`() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect((red.linearRed, red.linearGreen, red.linearBlue) == (1.2249, -0.0420, -0.0197))
    let green = Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0)
    #expect((green.linearRed, green.linearGreen, green.linearBlue) == (-0.2247, 1.0419, -0.0786))
    #expect(Color.Resolved(colorSpace: .displayP3, red: 0, green: 0, blue: 1).linearBlue == 1.0979)
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, "#FF0000FF"), (1.0 / 3, 1.0, 1.0, "#00FF00FF"), (2.0 / 3, 1.0, 1.0, "#0000FFFF"), (0.5, 1.0, 0.5, "#008080FF"),
    (0.9, 0.0, 0.25, "#404040FF"), (1.0, 1.0, 1.0, "#FF0000FF"),
  ])
  func `a hue is a place on the colour wheel`(hue: Double, saturation: Double, brightness: Double, expected: String) {
    #expect(resolved(Color(hue: hue, saturation: saturation, brightness: brightness)) == expected)
  }

  @Test func `opacity multiplies`() {
    #expect(resolved(Color.red.opacity(0.5).opacity(0.5)) == "#FF3B3040")
  }

  @Test func `the accent colour is the tint, or blue, and never refers to itself`() {
    #expect(resolved(.accentColor) == "#007AFFFF")
    #expect(resolved(.accentColor) { $0.tint = AnyShapeStyle(Color.orange) } == "#FF9500FF")
    #expect(resolved(.accentColor) { $0.tint = AnyShapeStyle(Color.accentColor) } == "#007AFFFF")
    #expect(resolved(.accentColor) { $0.tint = AnyShapeStyle(TintShapeStyle()) } == "#007AFFFF")
  }

  @Test func `colours are equal by what they stand for, not by what they look like`() {
    #expect(Color.red == Color.red)
    #expect(Color.red != Color(red: 1, green: 0.231, blue: 0.188))
    #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
    #expect(Color.blue.opacity(0.5) != Color.blue)
  }

  @Test func `descriptions name system colours and spell out components`() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 0, green: 0.5, blue: 1))" == "#0080FFFF")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
  }

  @Test func `a resolved colour converts between linear and encoded components`() {
    var color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(abs(color.linearGreen - 0.2140411) < 1e-5)
    color.blue = 0.5
    #expect(abs(color.linearBlue - 0.2140411) < 1e-5)
    #expect(resolved(Color(color)) == "#FF808080")
    #expect(Color(color) == Color(color))
  }

  @Test func `a resolved colour is animated by its linear components`() {
    var color = Color.Resolved(red: 1, green: 0, blue: 0)
    color.animatableData.scale(by: 0.5)
    #expect([color.linearRed, color.linearGreen, color.linearBlue, color.opacity] == [0.5, 0, 0, 0.5])
  }

  @Test func `a colour of the resources is clear and reported once for each name`() {
    let test = ViewTest(Changing(0, Remote()) { _ in Color("brand") })
    test.turn { test.tree.updateEnvironment { $0.colorScheme = .dark } }
    #expect(test.color == "#00000000")
    #expect(test.host.issueKinds == [.missingImage])
    #expect(test.host.issueMessages[0].contains("'brand'"))
  }

  @Test func `the accent colour of the app's catalogs stands for the tint where there is none`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("P_A.resources/Media.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let components = #"{ "red" : "1.000", "green" : "0.500", "blue" : "0" }"#
    let text = #"{ "colors" : [ { "idiom" : "universal", "color" : { "components" : \#(components) } } ] }"#
    try Data(text.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let assets = try AssetCatalogs(ResourceBundles(main: #require(Bundle(path: folder.path)), program: "x"))
    var values = EnvironmentValues()
    #expect("\(Color.accentColor.resolve(in: values))" == "#007AFFFF")
    values.assets = assets
    #expect("\(Color.accentColor.resolve(in: values))" == "#FF8000FF")
    values.tint = AnyShapeStyle(Color.red)
    #expect(Color.accentColor.resolve(in: values) == Color.red.resolve(in: values))
  }

  @Test func `a colour fills what it is proposed, and is ten points large otherwise (B9.03)`() {
    let test = ViewTest(Color.red)
    #expect(test.frame == "0,0 100x100")
    #expect(test.tree.root.children[0].measure(.unspecified) == CGSize(width: 10, height: 10))
    #expect(test.color == "#FF3B30")
  }

  @Test func `another appearance redraws a colour without measuring anything`() {
    let test = ViewTest(Color.red)
    let measures = test.tree.counters.measures
    test.turn { test.tree.updateEnvironment { $0.colorScheme = .dark } }
    #expect(test.color == "#FF453A")
    #expect(test.tree.counters.measures == measures)
  }

  @Test func `a clear colour is not hit`() {
    #expect(ViewTest(Color.red).isHit(50, 50))
    #expect(!ViewTest(Color.clear).isHit(50, 50))
  }
}

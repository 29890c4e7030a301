import Foundation
import RivuletCore
import RivuletElements
import RivuletFoundation
import RivuletNames
import Testing

/// Colours of UIKit and AppKit that a closure or an asset catalog chooses, and the traits by which they do.
@MainActor
struct PlatformColorTests {
  private let phone = UIColor { $0.userInterfaceStyle == .dark ? .red : UIColor(white: 1, alpha: 1) }
  private let mac = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .red : .blue }

  private func shown(_ view: some View, _ scheme: ColorScheme) -> String? {
    ViewTest(view.environment(\.colorScheme, scheme)).color
  }

  @Test func `a closure chooses the colour for the place where it is drawn`() {
    #expect(shown(Color(uiColor: phone), .light) == "#FFFFFF" && shown(Color(uiColor: phone), .dark) == "#FF0000")
    #expect(shown(Color(nsColor: mac), .light) == "#0000FF" && shown(Color(nsColor: mac), .dark) == "#FF0000")
    #expect(shown(Text("text").foregroundStyle(Color(phone)), .dark) == "#FF0000")
    #expect(shown(Color(phone.withAlphaComponent(0.5)), .dark) == "#FF000080")
    #expect(phone == phone && phone != UIColor { _ in .red })
  }

  @Test func `a closure chooses the colour of a fill where the drawing is shown`() {
    let drawing = Canvas { context, _ in
      context.withCGContext { context in
        UIGraphicsPushContext(context)
        phone.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsPopContext()
      }
    }
    #expect(shown(drawing, .light) == "#FFFFFF" && shown(drawing, .dark) == "#FF0000")
  }

  @Test func `a colour changes with its place`() {
    struct Root: View {
      let color: UIColor
      var body: some View { Color(uiColor: color) }
    }
    let test = ViewTest(Root(color: phone))
    #expect(test.color == "#FFFFFF")
    test.turn { test.tree.updateEnvironment { $0.colorScheme = .dark } }
    #expect(test.color == "#FF0000")
  }

  @Test func `a colour is fixed by traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(phone.resolvedColor(with: dark) == .red && phone.resolvedColor(with: UITraitCollection(displayScale: 2)) == .white)
    #expect(UIColor.label.resolvedColor(with: dark).cgColor != UIColor.label.resolvedColor(with: .init(userInterfaceStyle: .light)).cgColor)
    #expect(UIColor.green.resolvedColor(with: dark) == .green)
    var (inside, hue): (CGColor?, CGFloat) = (nil, -1)
    dark.performAsCurrent {
      inside = phone.cgColor
      phone.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    }
    #expect(inside?.components == [1, 0, 0, 1] && hue == 0)
    NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance {
      #expect(mac.redComponent == 1 && mac.usingColorSpace(.sRGB) == .red && NSAppearance.currentDrawing().name == .darkAqua)
    }
  }

  @Test func `closures inside of closures see the same traits`() {
    let inner = phone
    let outer = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? inner : .black }
    #expect(shown(Color(outer), .dark) == "#FF0000" && shown(Color(outer), .light) == "#000000")
  }

  @Test func `traits combine, the later ones first`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .unspecified)
    #expect(traits.displayScale == 3 && traits.layoutDirection == .rightToLeft)
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(.compact)) == .compact && UIUserInterfaceStyle(nil) == .unspecified)
  }

  @Test func `the window tells its traits`() {
    struct Root: View {
      var body: some View { Text(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light") }
    }
    #expect(ViewTest(Root()).textItems.map(\.string) == ["light"])
    #expect(ViewTest(Root(), environment: { $0.colorScheme = .dark }).textItems.map(\.string) == ["dark"])
  }

  @Test func `an appearance finds the nearest one`() {
    #expect(NSAppearance(named: .vibrantDark)?.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua)
    #expect(NSAppearance(named: .aqua)?.bestMatch(from: [.darkAqua]) == nil)
    #expect(NSAppearance(named: .init("unknown")) == nil)
  }

  @Test func `components of colours are told in several ways`() {
    var (hue, saturation, brightness, alpha, white): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, -1)
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.6) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.8) < 0.001 && alpha == 0.25)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil) && abs(white - 0.25) < 0.001)
    let color = NSColor(calibratedHue: 0.9, saturation: 0.5, brightness: 0.5, alpha: 1)
    #expect(abs(color.hueComponent - 0.9) < 0.001 && abs(color.saturationComponent - 0.5) < 0.001)
    #expect(abs(color.brightnessComponent - 0.5) < 0.001 && NSColor.black.hueComponent == 0)
    let mixed = NSColor.white.blended(withFraction: 0.25, of: .black)
    #expect(abs((mixed?.redComponent ?? 0) - 0.75) < 0.001)
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.alpha == 1)
    #expect(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == .red)
  }

  /// A bundle with asset catalogs, for as long as `body` runs.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    func color(_ red: Int, _ further: String = "") -> String {
      #"{ "idiom" : "universal", "color" : { "components" : { "red" : "\#(red).0", "green" : "0", "blue" : "0" } } \#(further) }"#
    }
    let dark = #", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ]"#
    let files = [
      "brand.colorset/Contents.json": #"{ "colors" : [ \#(color(0)), \#(color(1, dark)) ] }"#,
      "list.dataset/Contents.json":
        #"{ "data" : [ { "filename" : "a.json", "idiom" : "universal", "universal-type-identifier" : "public.json" } ] }"#,
      "list.dataset/a.json": "[1]",
      "notes.dataset/Contents.json": #"{ "data" : [ { "filename" : "notes.txt", "idiom" : "universal" } ] }"#,
      "notes.dataset/notes.txt": "note",
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent("Assets.xcassets/\(name)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test func `colours of asset catalogs have their names in UIKit and AppKit`() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "brand", in: bundle, compatibleWith: nil))
      #expect(shown(Color(color), .light) == "#000000" && shown(Color(color), .dark) == "#FF0000")
      let fixed = UIColor(named: "brand", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
      #expect(fixed?.cgColor.components == [1, 0, 0, 1])
      #expect(try shown(Color(#require(NSColor(named: "brand", bundle: bundle))), .dark) == "#FF0000")
      let resource = ColorResource(name: "brand", bundle: bundle)
      #expect(shown(Color(UIColor(resource: resource)), .dark) == "#FF0000")
      #expect(shown(Color(NSColor(resource: resource)), .dark) == "#FF0000")
      #expect(UIColor(named: "missing", in: bundle, compatibleWith: nil) == nil && NSColor(named: "missing", bundle: bundle) == nil)
    }
    #expect(UIColor(named: "no such colour") == nil && NSColor(named: "no such colour") == nil)
  }

  @Test func `files of asset catalogs are read`() throws {
    try withBundle { bundle in
      let list = try #require(NSDataAsset(name: "list", bundle: bundle))
      #expect(String(decoding: list.data, as: UTF8.self) == "[1]" && list.typeIdentifier == "public.json" && list.name == "list")
      #expect(NSDataAsset(name: "notes", bundle: bundle)?.typeIdentifier == "public.plain-text")
      #expect(NSDataAsset(name: "brand", bundle: bundle) == nil)
    }
    #expect(NSDataAsset(name: "no such file") == nil)
  }
}

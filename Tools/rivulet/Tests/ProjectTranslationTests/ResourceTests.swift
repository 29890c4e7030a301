import Foundation
import ProjectFixtures
import ProjectReading
import Testing

@testable import ProjectTranslation

/// Symbols of asset catalogs, tables of string catalogs, and the folder of resources.
struct ResourceTests {
  private let fixture: Fixture

  init() throws {
    fixture = try Fixture()
  }

  @Test(arguments: [
    ("AppLogo", "appLogo"), ("my-icon_small", "myIconSmall"), ("Icon Home", "iconHome"), ("URLIcon", "urlIcon"), ("ABC", "abc"),
    ("23Percent", "_23Percent"), ("default", "`default`"), ("heroImage", "hero"), ("hero-image", "hero"), ("Image", "image"),
    ("é té", "éTé"),
    ("image2", "image2"),
  ])
  func `names of symbols are in camel case`(asset: String, symbol: String) {
    #expect(SymbolName.member(asset, droppingSuffix: "Image") == symbol)
  }

  @Test func `catalogs make symbols`() throws {
    let namespace = "{\"properties\": {\"provides-namespace\": true}}"
    try fixture.folder.write("Assets.xcassets/AccentColor.colorset/Contents.json", "{}")
    try fixture.folder.write("Assets.xcassets/Blue.colorset/Contents.json", "{}")
    try fixture.folder.write("Assets.xcassets/label.colorset/Contents.json", "{}")
    try fixture.folder.write("Assets.xcassets/dark icons/Contents.json", namespace)
    try fixture.folder.write("Assets.xcassets/dark icons/Home.imageset/Contents.json", "{}")
    try fixture.folder.write("Assets.xcassets/plain/home.imageset/Contents.json", "{}")
    try fixture.folder.write("Assets.xcassets/plain/Home-.imageset/Contents.json", "{}")
    try fixture.folder.write("A.swift", "@main struct A: App {}")
    let settings = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]
    let app = ProjectText.Target("App", sources: ["A.swift"], resources: ["Assets.xcassets"], settings: settings)
    let translated = try fixture.translate(ProjectText([app]), usesSwiftUI: true)
    #expect(
      fixture.cache.text("Sources/App/AssetSymbols.swift") == """
        // Generated from asset catalogs. Changes are overwritten.
        import Foundation
        import SwiftUI

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
          static let blue = ColorResource(name: "Blue", bundle: .main)
          static let label = ColorResource(name: "label", bundle: .main)
        }

        extension ImageResource {
          static let home = ImageResource(name: "Home-", bundle: .main)
          enum DarkIcons {
            static let home = ImageResource(name: "dark icons/Home", bundle: .main)
          }
        }

        extension Color {
          static var accent: SwiftUI.Color { SwiftUI.Color(ColorResource.accent) }
          static var label: SwiftUI.Color { SwiftUI.Color(ColorResource.label) }
        }

        extension ShapeStyle where Self == Color {
          static var accent: SwiftUI.Color { SwiftUI.Color(ColorResource.accent) }
          static var label: SwiftUI.Color { SwiftUI.Color(ColorResource.label) }
        }

        extension UIColor {
          static var accent: SwiftUI.UIColor { SwiftUI.UIColor(resource: ColorResource.accent) }
        }

        extension UIImage {
          static var home: SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.home) }
          enum DarkIcons {
            static var home: SwiftUI.UIImage { SwiftUI.UIImage(resource: ImageResource.DarkIcons.home) }
          }
        }

        """)
    #expect(
      translated.problems.map(\.sentence) == [
        "The asset “home” has the same symbol “home” as another asset.",
        "The colour “Blue” has the same name as SwiftUI's Color.blue, so no member of Color is generated for it.",
      ])
  }

  @Test func `string catalogs become tables`() throws {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo & <los>"}}}},
        "%lld files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}},
        "sum": {"localizations": {"en": {"stringUnit": {"value": "%#@files@ here"}, "substitutions": {"files": {"argNum": 1, "formatSpecifier": "d",
          "variations": {"plural": {"other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
        "untouched": {}
      }}
      """
    let catalog = try #require(StringCatalog(Data(json.utf8)))
    #expect(catalog.tables["de"]?.strings == ["Hello": .string("Hallo & <los>")])
    // Foundation, which has no plurals here, finds the usual text.
    #expect(catalog.tables["en"]?.strings == ["%lld files": .string("%lld files")])
    let plurals = try #require(catalog.tables["en"]?.plurals)
    #expect(
      plurals["%lld files"]
        == .dictionary([
          "NSStringLocalizedFormatKey": .string("%#@value@"),
          "value": .dictionary([
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string("lld"),
            "one": .string("%lld file"), "other": .string("%lld files"),
          ]),
        ]))
    #expect(
      plurals["sum"]
        == .dictionary([
          "NSStringLocalizedFormatKey": .string("%1$#@files@ here"),
          "files": .dictionary([
            "NSStringFormatSpecTypeKey": .string("NSStringPluralRuleType"), "NSStringFormatValueTypeKey": .string("d"),
            "other": .string("%d files"),
          ]),
        ]))
    #expect(StringCatalog(Data("{".utf8)) == nil)
    let text = PropertyListText.text(try #require(catalog.tables["de"]?.strings))
    #expect(text.contains("<key>Hello</key>\n  <string>Hallo &amp; &lt;los&gt;</string>"))
  }

  @Test func `resources lie where an app's bundle has them`() throws {
    for file in [
      "main.swift", "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "fonts/Serif.ttf",
      "a/Assets.xcassets/Contents.json", "b/Assets.xcassets/Contents.json",
    ] {
      try fixture.folder.write(file)
    }
    try fixture.folder.write(
      "Errors.xcstrings", "{\"strings\": {\"k\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"v\"}}}}}}")
    let resources = [
      "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "fonts/Serif.ttf", "a/Assets.xcassets", "b/Assets.xcassets",
      "Errors.xcstrings",
    ]
    _ = try fixture.translate(ProjectText([.init("App", sources: ["main.swift"], resources: resources)]))
    #expect(
      fixture.files.filter { $0.hasPrefix("Sources/App/Resources/") }.map { $0.dropFirst(22) } == [
        "Assets.xcassets", "Serif.ttf", "b-Assets.xcassets", "de.lproj/Errors.strings", "de.lproj/Localizable.plurals",
        "de.lproj/Localizable.strings",
      ])
  }
}

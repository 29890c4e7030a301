import Foundation
import Testing

@testable import RivuletFoundation

/// Texts that depend on numbers.
struct PluralTests {
  @Test(arguments: [
    ("en", [1], [0, 2, 1.5], "one"), ("de-CH", [1], [0, 2, 1.5], "one"), ("fr", [0, 1, 1.5], [2, 10], "one"),
    ("pt_BR", [0, 1], [2, 100], "one"), ("pt-PT", [1], [0, 2], "one"), ("es", [1_000_000], [1, 2, 1_000_001], "many"),
    ("ru", [1, 21, 101], [0, 2, 5, 11, 1.5], "one"), ("ru", [2, 3, 24], [1, 5, 12, 14], "few"),
    ("ru", [0, 5, 11, 14, 20], [1, 2, 1.5], "many"),
    ("pl", [1], [21, 2], "one"), ("pl", [2, 22], [12, 5], "few"), ("pl", [0, 5, 12, 21], [1, 1.5], "many"),
    ("cs", [2, 3, 4], [1, 5, 1.5], "few"), ("cs", [1.5], [1, 2, 5], "many"), ("sl", [2, 102], [1, 3], "two"),
    ("sl", [3, 104, 1.5], [1, 5], "few"),
    ("hr", [1, 21, 0.1], [11, 2], "one"), ("ro", [0, 2, 19, 1.5, 101], [1, 20, 100], "few"), ("lt", [1, 21], [11, 2], "one"),
    ("lt", [2, 9], [1, 10, 12], "few"), ("lv", [0, 10, 11], [1, 2], "zero"), ("da", [1, 0.5], [0, 2], "one"), ("he", [2], [1, 3], "two"),
    ("ar", [0], [1], "zero"), ("ar", [1], [2], "one"), ("ar", [2], [1, 3], "two"), ("ar", [3, 10, 103], [2, 11, 100], "few"),
    ("ar", [11, 99, 111], [10, 100, 1.5], "many"), ("hi", [0, 1, 0.5], [2], "one"), ("ja", [0, 1, 2], [], "other"),
    ("zz", [1], [], "other"),
    ("en", [-1], [-2], "one"),
  ])
  func `numbers have the categories of their language`(language: String, members: [Double], others: [Double], category: String) {
    for number in members { #expect(PluralCategory(number, in: language).rawValue == category, "\(language) \(number)") }
    for number in others { #expect(PluralCategory(number, in: language).rawValue != category, "\(language) \(number)") }
  }

  private static func rule(_ texts: [String: String]) -> [String: String] {
    texts.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]) { $1 }
  }

  private static var list: [String: Any] {
    [
      "%lld apples": [
        "NSStringLocalizedFormatKey": "%#@value@",
        "value": rule(["zero": "no apples", "one": "%lld apple", "other": "%lld apples"]),
      ],
      "%lld of %lld": [
        "NSStringLocalizedFormatKey": "%2$#@b@ with %1$#@a@ (100%%)",
        "a": rule(["one": "%lld bird", "other": "%lld birds"]), "b": rule(["one": "a tree", "other": "%lld trees"]),
      ],
      "%@ has %lld": ["NSStringLocalizedFormatKey": "%@ has %#@n@", "n": rule(["one": "%d thing", "other": "%d things"])],
      "nested": [
        "NSStringLocalizedFormatKey": "%#@a@", "a": rule(["one": "%lld box with %#@b@", "other": "%lld boxes with %#@b@"]),
        "b": rule(["one": "%lld pen", "other": "%lld pens"]),
      ],
      "round": ["NSStringLocalizedFormatKey": "%#@a@", "a": rule(["other": "%#@a@"])],
      "broken": ["value": "x"],
    ]
  }

  private func table(_ language: String = "en") throws -> PluralTable {
    try #require(
      PluralTable(PropertyListSerialization.data(fromPropertyList: Self.list, format: .xml, options: 0), language: language))
  }

  @Test func `a number chooses the text, and each specifier has its position`() throws {
    let table = try table()
    #expect(table.format(forKey: "%lld apples", numbers: [1]) == "%1$lld apple")
    #expect(table.format(forKey: "%lld apples", numbers: [2]) == "%1$lld apples")
    #expect(table.format(forKey: "%lld apples", numbers: [0]) == "no apples")
    #expect(table.format(forKey: "%lld of %lld", numbers: [1, 5]) == "%2$lld trees with %1$lld bird (100%%)")
    #expect(table.format(forKey: "%lld of %lld", numbers: [3, 1]) == "a tree with %1$lld birds (100%%)")
    #expect(table.format(forKey: "%@ has %lld", numbers: [nil, 1]) == "%1$@ has %2$d thing")
    #expect(table.format(forKey: "nested", numbers: [2, 1]) == "%1$lld boxes with %2$lld pen")
    #expect(table.format(forKey: "%lld apples", numbers: []) == "no apples")
    #expect(table.format(forKey: "missing", numbers: [1]) == nil)
    #expect(table.format(forKey: "broken", numbers: [1]) == nil)
  }

  @Test func `a table that names itself, or is no property list, ends nothing`() throws {
    #expect(try table().format(forKey: "round", numbers: [1]) == "")
    #expect(PluralTable(Data("{".utf8), language: "en") == nil)
  }

  @Test func `a language without a text for the category has the usual one`() throws {
    #expect(try table("ru").format(forKey: "%lld apples", numbers: [5]) == "%1$lld apples")
  }

  @Test func `a localized string depends on its numbers, from a file of either name`() throws {
    for ending in PluralTable.endings {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let german = folder.appendingPathComponent("de.lproj")
      try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
      let list = [
        "%lld apples": ["NSStringLocalizedFormatKey": "%#@v@", "v": Self.rule(["one": "ein Apfel", "other": "%lld Äpfel"])] as [String: Any]
      ]
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: german.appendingPathComponent("Localizable.\(ending)"))
      try Data("\"go\" = \"Los\";".utf8).write(to: german.appendingPathComponent("Localizable.strings"))
      let resources = ResourceBundles(main: try #require(Bundle(path: folder.path)), program: "x")
      func text(_ value: String.LocalizationValue) -> String? {
        resources.localizedString(forKey: value.key, table: nil, bundle: nil, numbers: value.numbers, folders: ["de"])
          .map { value.text(in: $0, Locale(identifier: "de")) }
      }
      #expect(text("\(1) apples") == "ein Apfel" && text("\(3) apples") == "3 Äpfel" && text("go") == "Los" && text("stop") == nil)
    }
  }
}

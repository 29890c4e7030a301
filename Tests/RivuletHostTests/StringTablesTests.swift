import Foundation
import RivuletFoundation
import Testing

@testable import RivuletHost

/// Texts of a bundle's string tables.
@MainActor
struct StringTablesTests {
  /// A bundle that is a folder with these files, for as long as `body` runs.
  private func withBundle<Result>(_ files: [String: Data], _ body: (Bundle) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return try body(#require(Bundle(path: folder.path)))
  }

  private let tables = StringTables(locale: Locale(identifier: "ko_KR"), resources: ResourceBundles())

  @Test func `texts come from the table of the locale`() throws {
    let files = [
      "ko.lproj/Localizable.strings": Data("\"go\" = \"가자\";\n".utf8),
      "en.lproj/Localizable.strings": Data("\"go\" = \"Go!\";\n\"only\" = \"Only\";\n".utf8),
      "ko.lproj/Other.strings": Data("\"go\" = \"다른\";\n".utf8),
    ]
    try withBundle(files) { bundle in
      #expect(tables.text(forKey: "go", table: nil, bundle: bundle) == "가자")
      #expect(tables.text(forKey: "go", table: "Other", bundle: bundle) == "다른")
      #expect(tables.text(forKey: "missing", table: nil, bundle: bundle) == nil)
      let english = StringTables(locale: Locale(identifier: "en_US"), resources: ResourceBundles())
      #expect(english.text(forKey: "only", table: nil, bundle: bundle) == "Only")
    }
  }

  @Test func `texts that depend on numbers come from their table`() throws {
    let rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "%lld яблоко", "few": "%lld яблока", "other": "%lld яблок"]
    let list = ["%lld apples": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule] as [String: Any]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try withBundle(["ru.lproj/Localizable.stringsdict": data, "ru.lproj/Localizable.strings": Data("\"go\" = \"Вперёд\";".utf8)]) {
      bundle in
      let tables = StringTables(locale: Locale(identifier: "ru_RU"), resources: ResourceBundles())
      @MainActor func text(_ number: Double) -> String? {
        tables.text(forKey: "%lld apples", table: nil, bundle: bundle, numbers: [number])
      }
      #expect(text(21) == "%1$lld яблоко" && text(3) == "%1$lld яблока" && text(5) == "%1$lld яблок")
      #expect(tables.text(forKey: "go", table: nil, bundle: bundle) == "Вперёд")
    }
  }

  @Test func `of several languages the first that has a table counts, by its own name, its script or alone`() throws {
    let files = [
      "de.lproj/Localizable.strings": "\"go\" = \"Los\";\n", "zh-Hant.lproj/Localizable.strings": "\"go\" = \"走吧\";\n",
      "zh-Hans.lproj/Localizable.strings": "\"go\" = \"走\";\n", "pt-BR.lproj/Localizable.strings": "\"go\" = \"Vamos\";\n",
    ]
    try withBundle(files.mapValues { Data($0.utf8) }) { bundle in
      @MainActor func text(_ languages: String...) -> String? {
        StringTables(languages: languages, resources: ResourceBundles()).text(forKey: "go", table: nil, bundle: bundle)
      }
      #expect(text("gsw", "de-DE") == "Los")
      #expect(text("de-AT", "pt-BR") == "Los")
      #expect(text("pt-BR", "de") == "Vamos")
      #expect(text("zh-TW") == "走吧")
      #expect(text("zh-CN") == "走")
    }
  }

  @Test func `string tables of the bundles beside the program count, the app's own first`() throws {
    let files = [
      "ko.lproj/Localizable.strings": "\"go\" = \"가자\";\n",
      "P_A.resources/ko.lproj/Localizable.strings": "\"go\" = \"다른\";\n\"stop\" = \"멈춤\";\n",
      "P_A.resources/ko.lproj/Other.strings": "\"go\" = \"표\";\n",
    ]
    try withBundle(Dictionary(uniqueKeysWithValues: files.map { ($0, Data($1.utf8)) })) { main in
      let tables = StringTables(locale: Locale(identifier: "ko_KR"), resources: ResourceBundles(main: main, program: "x"))
      #expect(tables.text(forKey: "go", table: nil, bundle: main) == "가자")
      #expect(tables.text(forKey: "stop", table: nil, bundle: main) == "멈춤")
      #expect(tables.text(forKey: "go", table: "Other", bundle: main) == "표")
      #expect(tables.text(forKey: "missing", table: nil, bundle: main) == nil)
    }
  }
}

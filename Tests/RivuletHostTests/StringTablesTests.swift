import Foundation
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

  private let tables = StringTables(locale: Locale(identifier: "ko_KR"))

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
      let english = StringTables(locale: Locale(identifier: "en_US"))
      #expect(english.text(forKey: "only", table: nil, bundle: bundle) == "Only")
    }
  }
}

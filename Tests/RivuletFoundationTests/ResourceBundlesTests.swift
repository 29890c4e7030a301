import Foundation
import Testing

@testable import RivuletFoundation

/// Where resources of an app are looked for.
struct ResourceBundlesTests {
  /// A program's folder with these files, for as long as `body` runs.
  private func withProgram<Result>(_ files: [String: String], _ body: (Bundle) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(#require(Bundle(path: folder.path)))
  }

  private func name(_ bundle: Bundle) -> String { bundle.bundleURL.lastPathComponent }

  @Test func `the app's own bundle comes first, then that of the target with the program's name, then the others by name`() throws {
    let files = [
      "P_Zebra.resources/a": "", "P_Exam.resources/a": "", "P_ExamCapture-tool.resources/a": "", "P_ExamCapture.resources/a": "",
      "Other_A.bundle/a": "", "plain/a": "",
    ]
    try withProgram(files) { main in
      let places = ResourceBundles(main: main, program: "ExamCaptureApp").places(for: nil)
      #expect(places.first === main)
      #expect(
        places.dropFirst().map(name) == ["P_ExamCapture.resources", "P_Exam.resources", "Other_A.bundle", "P_Zebra.resources"])
      #expect(ResourceBundles(main: main, program: "x").places(for: main).count == 5)
      #expect(ResourceBundles(main: main, program: "x").places(for: places[1]).map(name) == ["P_ExamCapture.resources"])
    }
  }

  @Test func `the first bundle that has something answers, the app's own without a path`() throws {
    try withProgram(["sample.png": "", "P_A.resources/sample.png": "", "P_B.resources/other.png": ""]) { main in
      let resources = ResourceBundles(main: main, program: "x")
      func find(_ name: String, in bundle: Bundle? = nil) -> String? {
        resources.first(for: bundle) { path -> String? in
          let place = path.flatMap { Bundle(path: $0) } ?? main
          return place.url(forResource: name, withExtension: "png").map { _ in path.map { ($0 as NSString).lastPathComponent } ?? "own" }
        }
      }
      #expect(find("sample") == "own")
      #expect(find("other") == "P_B.resources")
      #expect(find("missing") == nil)
      #expect(find("other", in: resources.places(for: nil)[1]) == nil)
    }
  }

  @Test func `localized strings come from the bundles beside the program, with their values in place`() throws {
    let files = [
      "Localizable.strings": "\"own\" = \"Own\";\n", "P_A.resources/Localizable.strings": "\"%lld of %@\" = \"%2$@: %1$lld\";\n",
    ]
    try withProgram(files) { main in
      let resources = ResourceBundles(main: main, program: "x")
      func text(_ value: String.LocalizationValue) -> String {
        value.text(in: resources.localizedString(forKey: value.key, table: nil, bundle: nil) ?? value.key, Locale(identifier: "en_US"))
      }
      #expect(text("own") == "Own")
      #expect(text("\(3) of \("all")") == "all: 3")
      #expect(text("missing \(UInt8(1)) \(0.5, specifier: "%.1f") 5%") == "missing 1 0.5 5%")
      #expect(String(localized: "no table has \(1) of this") == "no table has 1 of this")
      #expect(String(localized: "no key", defaultValue: "a default for \("you")") == "a default for you")
    }
  }

  @Test func `localized strings are in the person's languages, the best first, and else as the bundle has them`() throws {
    let files = [
      "Localizable.strings": "\"go\" = \"Go\";\n\"only\" = \"Only\";\n", "ko.lproj/Localizable.strings": "\"go\" = \"가자\";\n",
      "de.lproj/Localizable.strings": "\"go\" = \"Los\";\n",
    ]
    try withProgram(files) { main in
      let resources = ResourceBundles(main: main, program: "x")
      func text(_ key: String, _ languages: String...) -> String? {
        resources.localizedString(forKey: key, table: nil, bundle: nil, folders: ProcessLanguage.folders(for: languages))
      }
      #expect(text("go", "ko-KR", "de") == "가자")
      #expect(text("go", "fr", "de-AT") == "Los")
      #expect(text("go", "fr") == "Go")
      #expect(text("only", "ko") == "Only")
    }
  }

  @Test func `folders with fonts are found`() throws {
    try withProgram(["P_A.resources/Own.ttf": "", "P_B.resources/a.png": ""]) { main in
      let folders = ResourceBundles(main: main, program: "x").fontFolders
      #expect(folders.map { ($0 as NSString).lastPathComponent } == ["P_A.resources"])
    }
  }
}

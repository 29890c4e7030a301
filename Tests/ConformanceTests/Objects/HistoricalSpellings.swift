import Foundation
import Testing

extension Conformance {
  /// How code of the summer of 2019 compiles today.
  struct HistoricalSpellings {
    private static let files = ["TalkOf2019.swift", "NamesOf2019.swift"].map {
      Compiler.root.appendingPathComponent("Tests/HistoricalNamesTests/\($0)")
    }

    @Test func `A5.13 B10.12 the talk's lines of 2019 compile in language mode 6, and are told today's names`() throws {
      let diagnostics = try Compiler.diagnostics(ofFiles: Self.files)
      #expect(!diagnostics.contains("error:"), "\(diagnostics)")
      for name in [
        "Use ObservableObject", "Use ObservedObject.", "renamed to 'wrappedValue'", "replaced by 'init(_:id:content:)'",
        "renamed to 'foregroundColor(_:)'", "Use TextField(_:text:).", "Use SecureField(_:text:).",
        "replaced by 'init(value:in:onEditingChanged:)'", "renamed to 'automatic'", "renamed to 'CGFloat'",
        "Use background(_:in:) with a RoundedRectangle.", "Use GeometryReader", "easeInOut(duration:)",
        "renamed to 'spring(response:dampingFraction:blendDuration:)'", "replaced by 'init(get:set:)'",
      ] {
        #expect(diagnostics.contains(name), "No warning says \(name)")
      }
    }

    @Test(arguments: [(5, []), (6, ["-default-isolation", "MainActor"])])
    func `A5.13 the talk's lines of 2019 compile in language mode 5, and where the main actor is the default`(
      _ mode: (Int, [String])
    ) throws {
      let diagnostics = try Compiler.diagnostics(ofFiles: Self.files, languageMode: mode.0, mode.1)
      #expect(!diagnostics.contains("error:"), "\(diagnostics)")
    }

    @Test(arguments: [
      ("Text(\"a\").presentation(Text?.none)", "Use sheet(item:onDismiss:content:)"),
      ("PresentationButton(Text(\"a\"), destination: Text(\"b\"))", "Use Button and sheet(isPresented:onDismiss:content:)"),
      ("NavigationButton(destination: Text(\"b\")) { Text(\"a\") }", "Use NavigationLink"),
      ("Text(\"a\").onPaste(of: []) { _ in }", "Use onPasteCommand(of:perform:)"),
    ])
    func `names that the betas of 2019 lost are refused with a sentence that names their successor`(_ line: (String, String)) throws {
      let diagnostics = try Compiler.diagnostics(
        of: "import SwiftUI\n\nstruct ContentView: View {\n  var body: some View { \(line.0) }\n}\n")
      #expect(diagnostics.contains("error:") && diagnostics.contains(line.1), "\(diagnostics)")
    }
  }
}

import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Links that share (B21.17).
  @MainActor
  struct ShareRules {
    private struct Note: Transferable {
      let text: String

      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
        ProxyRepresentation { (note: Note) in note.text }
      }
    }

    private struct Sharing<Link: View>: View {
      let link: Link
      @State private var pasted = ""

      var body: some View {
        VStack {
          link
          TextField("field", text: $pasted)
          Text("pasted: \(pasted)")
        }
      }
    }

    /// What a link has put on the clipboard once its item has been chosen.
    private func copied(_ title: String, by link: some View) async throws -> String? {
      let stage = await Stage(Sharing(link: link), idiom: .desktop)
      try await stage.tap(title)
      try await stage.tap("Copy")
      await stage.harness.settle()
      try await stage.tap("field")
      await stage.harness.key("v", modifiers: .control)
      return stage.harness.texts.last
    }

    @Test func `B21.17 a link that shares opens a menu that copies`() async throws {
      #expect(try await copied("Share…", by: ShareLink(item: "tide")) == "pasted: tide")
      let url = try #require(URL(string: "https://a.b/c"))
      #expect(try await copied("Send", by: ShareLink("Send", item: url)) == "pasted: https://a.b/c")
      #expect(
        try await copied("own", by: ShareLink(item: Note(text: "ebb"), preview: SharePreview("note")) { Text("own") }) == "pasted: ebb")
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What views copy and paste beside text: values of an app, pictures and files (documentation, B21.16).
  @MainActor
  struct ClipboardTypeRules {
    private struct Card: Codable, Transferable {
      var name: String

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
        ProxyRepresentation(exporting: \.name)
      }
    }

    private struct Broken: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .pdf) { (_: Broken) in throw CocoaError(.fileReadUnknown) }
      }
    }

    private func open(_ view: some View) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: CGSize(width: 600, height: 400), idiom: .desktop)
      await harness.settle()
      return harness
    }

    private func log(_ harness: ViewHarness) async throws -> [String] {
      try await harness.wait(timeout: .seconds(60)) { Log.count > 0 }
      return Log.take()
    }

    @Test func `values of an app are copied with all their forms and pasted as they were`() async throws {
      let harness = await open(
        VStack {
          Text("cards").focusable()
            .copyable([Card(name: "ace"), Card(name: "ten")])
            .pasteDestination(for: Card.self) { Log.add("cards \($0.map(\.name))") }
          Text("texts").focusable()
            .pasteDestination(for: String.self) { Log.add("texts \($0)") }
          Text("JSON").focusable()
            .onPasteCommand(of: [.json]) { Log.add("JSON \($0.map(\.registeredTypeIdentifiers))") }
        })
      await harness.moveFocus()
      await harness.key("c", modifiers: .command)
      await harness.key("v", modifiers: .command)
      #expect(try await log(harness) == ["cards [\"ace\", \"ten\"]"])
      await harness.moveFocus()
      await harness.key("v", modifiers: .command)
      #expect(try await log(harness) == ["texts [\"ace\", \"ten\"]"])
      await harness.moveFocus()
      await harness.key("v", modifiers: .command)
      let types = "[\"org.example.card\", \"public.utf8-plain-text\"]"
      #expect(try await log(harness) == ["JSON [\(types), \(types)]"])
      #expect(harness.clipboard == "ace\nten")
    }

    @Test func `B21.16c a paste button takes pictures, files and values of an app, and each is as it was when it was copied`() async throws
    {
      final class Model { var name = "ace" }
      let model = Model()
      let square = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>"
      let picture = NSItemProvider(item: Data(square.utf8) as NSData, typeIdentifier: UTType.svg.identifier)
      let harness = await open(
        VStack {
          Text("card").focusable().copyable([Card(name: model.name)])
          Text("picture").focusable().onCopyCommand { [picture] }
          Text("file").focusable().copyable([URL(fileURLWithPath: "/tmp/a b")])
          PasteButton(payloadType: Card.self) { Log.add("card \($0.map(\.name))") }.accessibilityIdentifier("card")
          PasteButton(payloadType: Image.self) { Log.add("pictures \($0.count)") }.accessibilityIdentifier("picture")
          PasteButton(payloadType: URL.self) { Log.add("file \($0.map(\.path))") }.accessibilityIdentifier("file")
          PasteButton(supportedContentTypes: [.image]) { Log.add("images \($0.count)") }.accessibilityIdentifier("image")
        })
      // A press on a button takes the focus away, so that it comes to the first view again.
      func copy(_ stops: Int) async {
        for _ in 0..<stops { await harness.moveFocus() }
        await harness.key("c", modifiers: .command)
      }
      await copy(1)
      model.name = "ten"
      try await harness.tap("card")
      #expect(try await log(harness) == ["card [\"ace\"]"])
      await copy(2)
      try await harness.tap("picture")
      #expect(try await log(harness) == ["pictures 1"])
      try await harness.tap("image")
      #expect(try await log(harness) == ["images 1"])
      await copy(3)
      try await harness.tap("file")
      #expect(try await log(harness) == ["file [\"/tmp/a b\"]"])
      #expect(harness.clipboard == "/tmp/a b")
    }

    @Test func `what cannot be written is reported, and the clipboard stays as it is`() async throws {
      let harness = await open(Text("broken").copyable([Broken()]))
      harness.clipboard = "before"
      await harness.key("c", modifiers: .command)
      try await harness.wait(timeout: .seconds(60)) { !harness.runtimeIssues.isEmpty }
      #expect(harness.runtimeIssues.contains { $0.message.contains("com.adobe.pdf") })
      #expect(harness.clipboard == "before")
    }
  }
}

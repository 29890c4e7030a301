import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Dialogs for files, inspectors and groups of controls (documentation).
  @MainActor
  struct FileDialogs {
    private struct Importing: View {
      @State private var on = false
      var several = false

      var body: some View {
        Button("open") { on = true }
          .fileImporter(isPresented: $on, allowedContentTypes: [.json], allowsMultipleSelection: several) { result in
            Log.add("got \((try? result.get())?.map(\.lastPathComponent) ?? ["error"])")
          } onCancellation: {
            Log.add("cancelled")
          }
          .onChange(of: on) { _, on in Log.add("\(on)") }
      }
    }

    @Test func `B19.46acd files that people choose are handed over, and a dialog that is cancelled says so`() async throws {
      let stage = await Stage(Importing())
      try await stage.tap("open")
      #expect(Log.take() == ["true"])
      await stage.harness.answerFileDialog(.success([URL(fileURLWithPath: "/tmp/a.json")]))
      #expect(Log.take() == ["got [\"a.json\"]", "false"])
      try await stage.tap("open")
      await stage.harness.answerFileDialog(nil)
      #expect(Log.take() == ["true", "cancelled", "false"])
    }

    private struct Note: FileDocument {
      static let readableContentTypes: [UTType] = [.plainText]
      var text: String

      init(_ text: String) { self.text = text }
      init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    @Test func `B19.46a a document is written where people want it`() async throws {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Text("x").fileExporter(isPresented: $on, document: Note("tide"), contentType: .plainText, defaultFilename: "note") { result in
            Log.add((try? result.get())?.lastPathComponent ?? "error")
          }
        }
      }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("note.txt")
      let stage = await Stage(Root())
      await stage.harness.answerFileDialog(.success([file]))
      #expect(Log.take() == ["note.txt"])
      #expect(try String(contentsOf: file, encoding: .utf8) == "tide")
      let wrapper = try FileWrapper(url: folder)
      #expect(wrapper.fileWrappers?["note.txt"]?.regularFileContents == Data("tide".utf8))
    }

    @Test func `an inspector stands beside its view, or is a sheet where there is no room`() async throws {
      struct Root: View {
        @State private var on = true

        var body: some View {
          Color.red.ax("c").inspector(isPresented: $on) { Color.blue.ax("i").inspectorColumnWidth(200) }
        }
      }
      let wide = await Stage(Root(), idiom: .desktop)
      await wide.rest()
      #expect(wide.harness.frame(of: "i")?.width == 200)
      #expect(wide.harness.frame(of: "c")?.maxX == 599)
      let narrow = await Stage(Root())
      await narrow.rest()
      #expect(narrow.harness.frame(of: "c")?.width == 390)
      #expect(narrow.harness.frame(of: "i")?.width == 390)
    }

    @Test func `B20.35ce controls of a group act each for itself; in a menu a labelled group is a submenu`() async throws {
      struct Root: View {
        var body: some View {
          VStack {
            ControlGroup {
              Button("a") { Log.add("a") }
              Button("b") { Log.add("b") }.disabled(true)
            }
            Menu("m") {
              ControlGroup("more") { Button("deep") { Log.add("deep") } }
            }
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      try await stage.tap("a")
      #expect(Log.take() == ["a"])
      #expect(!stage.harness.isEnabled("b"))
      try await stage.tap("m")
      #expect(stage.shows("more") && !stage.shows("deep"))
      try await stage.tap("more")
      try await stage.tap("deep")
      #expect(Log.take() == ["deep"])
    }
  }
}

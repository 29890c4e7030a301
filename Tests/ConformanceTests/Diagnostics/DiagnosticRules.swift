import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Mistakes that are found while an app runs.
  @MainActor
  struct DiagnosticRules {
    private final class Model: ObservableObject {
      @Published var n = 0
    }

    private struct Publishing: View {
      @ObservedObject var model: Model
      @State private var tick = 0
      var body: some View {
        if tick == 1, model.n == 0 { let _ = model.n = 1 }
        Button("tick") { tick += 1 }
      }
    }

    @Test func `B11.04 an object that changes while a body runs is reported`() async throws {
      let harness = await mount(Publishing(model: Model()))
      try await harness.tap("tick")
      #expect(harness.runtimeIssues.map(\.kind) == [.publishedDuringUpdate])
    }

    private struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("n \(model.n)") }
    }

    @Test func `B11.05 an object that changes on another thread is reported, and its change shows`() async throws {
      let model = Model()
      let harness = await mount(Reader(model: model))
      nonisolated(unsafe) let sent = model
      DispatchQueue.global().async { sent.n = 4 }
      try await harness.wait(timeout: .seconds(5)) { harness.texts == ["n 4"] }
      #expect(harness.runtimeIssues.map(\.kind) == [.publishedOffMain])
    }

    private struct Uninstalled: View {
      @State var n = 3
      @StateObject var model = Model()
      @Environment(\.lineLimit) var limit
      var body: some View { Text("x") }
    }

    private struct Holder: View {
      var body: some View {
        let view = Uninstalled()
        Button("state") { Log.add("\(view.$n.wrappedValue)") }
        Button("object") { Log.add("\(view.model.n)") }
        Button("environment") { Log.add("\(String(describing: view.limit))") }
      }
    }

    @Test(arguments: ["state", "object", "environment"])
    func `B11.07 B11.08 B11.11 what is read outside of an installed view is its default, and reported`(_ name: String) async throws {
      let harness = await mount(Holder())
      try await harness.tap(name)
      #expect(Log.take() == [["state": "3", "object": "0", "environment": "nil"][name]!])
      #expect(harness.runtimeIssues.map(\.kind) == [.uninstalledAccess])
      #expect(harness.runtimeIssues.first?.message.isEmpty == false)
    }

    private struct Row: Identifiable {
      let id: Int
      let name: String
    }

    @Test func `B11.09 equal ids are reported with the id`() async {
      let harness = await mount(VStack { ForEach([Row(id: 17, name: "a"), Row(id: 17, name: "b")]) { Text($0.name) } })
      #expect(harness.runtimeIssues.map(\.kind) == [.duplicateIdentifier])
      #expect(harness.runtimeIssues.first?.message.contains("17") == true)
    }

    private struct Looping: View {
      @State private var n = 0
      var body: some View {
        Button("n \(n)") { n += 1 }.onChange(of: n) { n += 1 }
      }
    }

    @Test func `B11.10 an action that repeats itself is stopped and reported`() async throws {
      let harness = await mount(Looping())
      try await harness.tap("n 0")
      #expect(harness.runtimeIssues.map(\.kind) == [.updatedTooOften])
    }

    private struct Growing: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Button("grow") { count += 1 }
          ForEach(0..<count) { Text("row \($0)") }
        }
      }
    }

    @Test func `B11.12 a constant range that changes is reported`() async throws {
      let harness = await mount(Growing())
      try await harness.tap("grow")
      #expect(harness.runtimeIssues.map(\.kind) == [.constantRangeChanged])
      #expect(harness.texts.filter { $0.hasPrefix("row") }.count == 2)
    }
  }
}

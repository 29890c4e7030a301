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
      try await harness.wait(timeout: .seconds(60)) { harness.texts == ["n 4"] }
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

    private struct Written: View {
      @State private var n = 0
      var body: some View {
        n += 1
        return Text("\(n)")
      }
    }

    private struct Early: View {
      @State private var n = 0
      @FocusState private var isFocused: Bool
      @Namespace private var space
      @StateObject private var model = Model()
      @Environment(\.lineLimit) private var limit
      private var read: [Any] = []

      init(_ name: String) {
        switch name {
        case "state": read = [$n]
        case "focus": read = [$isFocused]
        case "namespace": read = [space]
        case "object": read = [model]
        default: read = [limit as Any]
        }
      }

      var body: some View { Text("x") }
    }

    private struct Holding: View {
      let name: String
      var body: some View { Early(name) }
    }

    private struct Sending: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.n == 0 ? model.n = 1 : ()
        Text("x")
      }
    }

    /// A view for each mistake that can be seen at once, with what its sentence has to name.
    private var mistakes: [(kind: RuntimeIssue.Kind, names: String, view: AnyView)] {
      [
        (.stateModifiedDuringUpdate, "Written", AnyView(Written())),
        (.publishedDuringUpdate, "Model", AnyView(Sending(model: Model()))),
        (.uninstalledAccess, "State<Int>", AnyView(Holding(name: "state"))),
        (.uninstalledAccess, "FocusState<Bool>", AnyView(Holding(name: "focus"))),
        (.uninstalledAccess, "Namespace", AnyView(Holding(name: "namespace"))),
        (.uninstalledAccess, "StateObject<Model>", AnyView(Holding(name: "object"))),
        (.uninstalledAccess, "Environment<Optional<Int>>", AnyView(Holding(name: "environment"))),
        (.duplicateIdentifier, "ForEach<Array<Int>, Int, Text>", AnyView(ForEach([3, 3], id: \.self) { Text("\($0)") })),
        (.invalidFrame, "frame", AnyView(Text("x").frame(width: -1))),
        (.missingImage, "no such picture", AnyView(Image("no such picture"))),
        (.singularTransform, "scale", AnyView(Text("x").scaleEffect(0))),
      ]
    }

    @Test func `B11 each mistake is a sentence that names the type, and one that says what to do`() async throws {
      for mistake in mistakes {
        let harness = await mount(mistake.view)
        let issue = try #require(harness.runtimeIssues.first, "\(mistake.names)")
        #expect(harness.runtimeIssues.count == 1 && issue.kind == mistake.kind)
        #expect(issue.message.localizedCaseInsensitiveContains(mistake.names), "\(issue.message)")
        let sentences = issue.message.split(separator: ". ")
        #expect(sentences.count >= 2 && issue.message.hasSuffix("."), "\(issue.message)")
        #expect(!issue.typeName.isEmpty && issue.description.hasSuffix(issue.message))
      }
    }
  }
}

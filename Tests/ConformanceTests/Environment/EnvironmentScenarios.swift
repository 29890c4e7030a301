import RivuletTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry var trace: [String] = []
  @Entry fileprivate var a = 0
  @Entry fileprivate var b = 0
}

extension Conformance {
  /// C4: environment, as printed.
  @MainActor
  struct EnvironmentScenarios {
    private struct LA: View {
      @Environment(\.a) private var a
      var body: some View {
        let _ = Log.add("LA")
        Text("LA \(a)")
      }
    }

    private struct LB: View {
      @Environment(\.b) private var b
      var body: some View {
        let _ = Log.add("LB")
        Text("LB \(b)")
      }
    }

    private struct Unused: View {
      @Environment(\.a) private var a
      var body: some View {
        let _ = Log.add("LA")
        Text("LA")
      }
    }

    private struct Middle<Content: View>: View {
      let content: Content
      var body: some View {
        let _ = Log.add("middle")
        content
      }
    }

    private struct Supplier<Content: View>: View {
      @State private var a = 0
      let content: Content
      var body: some View {
        VStack {
          content
          Button("go") { a += 1 }
        }
        .environment(\.a, a)
      }
    }

    @Test func `S57 a reader depends on its own key alone`() async throws {
      let harness = await mount(Supplier(content: TupleView((LA(), LB()))))
      #expect(Log.take() == ["LA", "LB"])
      try await harness.tap("go")
      #expect(Log.take() == ["LA"])
      #expect(harness.texts == ["LA 1", "LB 0", "go"])
    }

    @Test func `S58 a declared but unused key still evaluates the view`() async throws {
      let harness = await mount(Supplier(content: Unused()))
      #expect(Log.take() == ["LA"])
      try await harness.tap("go")
      #expect(Log.take() == ["LA"])
    }

    private struct P: View {
      @Environment(\.trace) var t
      var body: some View { Text(t.joined(separator: ",")) }
    }

    private struct WriteAndTransform: View {
      var body: some View {
        VStack {
          P().transformEnvironment(\.trace) { $0.append("in") }.environment(\.trace, ["out"])
          P().environment(\.trace, ["in"]).transformEnvironment(\.trace) { $0.append("out") }
          P().transformEnvironment(\.trace) { $0.append("1") }.transformEnvironment(\.trace) { $0.append("2") }
        }
      }
    }

    @Test func `S59 transforms get what comes from outside`() async {
      let harness = await mount(WriteAndTransform())
      #expect(harness.texts == ["out,in", "in", "2,1"])
    }

    @Test func `S60 a reader is evaluated although the views between are skipped`() async throws {
      let harness = await mount(Supplier(content: Middle(content: Middle(content: LA()))))
      #expect(Log.take() == ["middle", "middle", "LA"])
      try await harness.tap("go")
      #expect(Log.take() == ["LA"])
      #expect(harness.texts == ["LA 1", "go"])
    }

    private struct Adapting: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        HStack(spacing: 0) {
          Text("\(scheme)").accessibilityIdentifier("text")
          Spacer()
        }
        .frame(width: 200)
        .background(Color.primary)
      }
    }

    @Test func `S64 A6.06 one view under several environments`() async throws {
      func dump(_ change: @escaping (inout EnvironmentValues) -> Void) async throws -> (text: String, frame: CGRect, drawn: String) {
        let harness = ViewHarness(Adapting(), size: CGSize(width: 200, height: 200), environment: change)
        await harness.settle()
        return (harness.texts.joined(), try #require(harness.frame(of: "text")), harness.displayListDump())
      }
      let plain = try await dump { _ in }
      let mirrored = try await dump {
        $0.colorScheme = .dark
        $0.layoutDirection = .rightToLeft
      }
      let large = try await dump { $0.dynamicTypeSize = .accessibility5 }
      #expect(plain.text == "light")
      #expect(mirrored.text == "dark")
      #expect(plain.frame.minX == 0)
      #expect(mirrored.frame.maxX == 200)
      #expect(large.frame.height > plain.frame.height)
      #expect(Set([plain.drawn, mirrored.drawn, large.drawn]).count == 3)
    }
  }
}

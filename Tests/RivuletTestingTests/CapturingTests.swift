import RivuletTesting
import SwiftUI
import Testing

/// What the closures of views capture goes with the views.
@MainActor
struct CapturingTests {
  private final class Token: ObservableObject {
    @Published var n = 0
  }

  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Holder<Content: View>: View {
    let token: Token
    @ViewBuilder let content: (Token) -> Content
    var body: some View { content(token) }
  }

  /// Shows the content, taps `label` if there is one, and lets the harness go; tells whether the token went with it.
  private func letsGo<Content: View>(tapping label: String? = nil, @ViewBuilder of content: @escaping (Token) -> Content) async throws
    -> Bool
  {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let harness = ViewHarness(Holder(token: made, content: content))
      await harness.settle()
      if let label { try await harness.tap(label) }
      #expect(token != nil)
    }
    // A cancelled task ends in a job of its own.
    let deadline = ContinuousClock.now + .seconds(30)
    while token != nil, ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
    return token == nil
  }

  @Test func `controls let go`() async throws {
    #expect(try await letsGo(tapping: "x") { token in Button("x") { token.n += 1 } })
    #expect(try await letsGo { token in Button("x") { token.n += 1 }.buttonStyle(.borderedProminent) })
    #expect(try await letsGo { token in Button("x") {}.buttonStyle(Style(token: token)) })
    #expect(try await letsGo(tapping: "x") { token in TextField("x", text: Binding(get: { "\(token.n)" }, set: { _ in token.n = 1 })) })
    #expect(try await letsGo { token in TextField("x", text: .constant("")).onSubmit { token.n += 1 } })
    #expect(try await letsGo { token in Toggle("x", isOn: Binding(get: { token.n == 1 }, set: { _ in token.n = 1 })) })
    #expect(try await letsGo { token in Slider(value: Binding(get: { Double(token.n) }, set: { _ in token.n = 1 })) })
  }

  @Test func `structure lets go`() async throws {
    #expect(try await letsGo { token in GeometryReader { Text("\(token.n) \($0.size.width)") } })
    #expect(try await letsGo { token in ForEach(0..<3, id: \.self) { Text("\(token.n) \($0)") } })
    #expect(try await letsGo { token in VStack { if token.n == 0 { Text("a").onAppear { token.n += 1 } } } })
    #expect(try await letsGo { token in AnyView(Text("a").id(token.n).environmentObject(token)) })
    #expect(try await letsGo { token in Text("a").background { Text("\(token.n)") }.overlay(Text("\(token.n)")) })
    #expect(try await letsGo { token in Text("a").modifier(Modifier(token: token)) })
  }

  @Test func `actions let go`() async throws {
    #expect(try await letsGo { token in Text("a").onAppear { token.n += 1 }.onDisappear { token.n += 1 } })
    #expect(try await letsGo { token in Text("a").onChange(of: token.n) { token.n += 1 } })
    #expect(try await letsGo { token in Text("a").task { token.n += 1 } })
    #expect(try await letsGo { token in Text("a").onReceive(token.$n) { _ in _ = token.n } })
    #expect(try await letsGo { token in Text("a").onGeometryChange(for: Int.self, of: { _ in 1 }) { token.n += $0 } })
    #expect(
      try await letsGo { token in
        Text("a").preference(key: Sum.self, value: token.n).onPreferenceChange(Sum.self) { _ in token.n += 1 }
          .overlayPreferenceValue(Sum.self) { _ in Text("\(token.n)") }
      })
  }

  @Test func `dynamic properties let go`() async throws {
    #expect(try await letsGo { Focused(token: $0) })
    #expect(try await letsGo(tapping: "a") { Owned(token: $0) })
    #expect(try await letsGo(tapping: "a") { Stored(token: $0) })
  }

  private struct Focused: View {
    let token: Token
    @FocusState private var isFocused: Bool
    var body: some View { TextField("x", text: .constant("")).focused($isFocused).onChange(of: isFocused) { token.n += 1 } }
  }

  private struct Owned: View {
    @StateObject private var owned: Token
    init(token: Token) { _owned = StateObject(wrappedValue: token) }
    var body: some View { Button("a") { owned.n += 1 } }
  }

  private struct Stored: View {
    let token: Token
    @AppStorage("key") private var number = 0
    var body: some View { Button("a") { number += token.n + 1 } }
  }

  private struct Style: ButtonStyle {
    let token: Token
    @State private var number = 0
    func makeBody(configuration: Configuration) -> some View { configuration.label.onAppear { token.n += 1 } }
  }

  private struct Modifier: ViewModifier {
    let token: Token
    @State private var number = 0

    func body(content: Content) -> some View {
      content
        .onAppear { number += 1 }
        .overlay { if number == 1 { Text("\(token.n)") } }
    }
  }
}

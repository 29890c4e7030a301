import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Links in the lists of leading columns (B18.23).
  @MainActor
  struct SplitLinkRules {
    private struct Animal: Identifiable, Hashable {
      let name: String
      var id: Int { name.count }
    }

    private static let animals = ["ant", "heron", "badger"].map { Animal(name: $0) }

    /// The rows are selected by what their links lead to, which is no id.
    private struct Animals: View {
      @State private var chosen: Animal?
      var isStacked = false

      var body: some View {
        NavigationSplitView {
          List(SplitLinkRules.animals, selection: $chosen) { NavigationLink($0.name, value: $0) }
        } detail: {
          Text("detail \(chosen?.name ?? "none")")
        }
      }
    }

    private struct Several: View {
      @State private var chosen: Set<Int> = []

      var body: some View {
        NavigationSplitView {
          List(SplitLinkRules.animals, selection: $chosen) { NavigationLink($0.name, value: $0.id) }
        } detail: {
          Text("detail \(chosen.sorted().map(String.init).joined(separator: " "))")
        }
      }
    }

    private struct Unfitting: View {
      @State private var chosen: String?

      var body: some View {
        NavigationSplitView {
          List(SplitLinkRules.animals, selection: $chosen) { NavigationLink($0.name, value: $0) }
        } detail: {
          Text("detail \(chosen ?? "none")")
        }
      }
    }

    private struct WithDestination: View {
      @State private var chosen: Animal?

      var body: some View {
        NavigationSplitView {
          List(SplitLinkRules.animals, selection: $chosen) { NavigationLink($0.name, value: $0) }
        } detail: {
          NavigationStack {
            Text("detail \(chosen?.name ?? "none")")
              .navigationDestination(for: Animal.self) { Text("pushed \($0.name)") }
          }
        }
      }
    }

    private func open(_ view: some View, _ idiom: Idiom) async -> ViewHarness {
      let size = idiom == .phone ? CGSize(width: 390, height: 700) : CGSize(width: 800, height: 500)
      let harness = ViewHarness(view, size: size, idiom: idiom)
      await harness.advance(by: 1)
      return harness
    }

    @Test func `B18.23c a value link without a destination selects its row, and the arrow keys go on from there`() async throws {
      let harness = await open(Animals(), .desktop)
      #expect(harness.texts.contains("detail none"))
      try await harness.tap("heron")
      #expect(harness.texts.contains("detail heron"))
      #expect(harness.isSelected("heron"), "\(harness.semanticsDump())")
      await harness.key(.downArrow)
      #expect(harness.texts.contains("detail badger"))
      await harness.key(.upArrow)
      await harness.key(.upArrow)
      #expect(harness.texts.contains("detail ant"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B18.23 B18.54 where all columns are one stack the link leads to the next one`() async throws {
      let harness = await open(Animals(), .phone)
      try await harness.tap("badger")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("detail badger") && !harness.texts.contains("ant"))
      try await harness.tap("Back")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("ant"))
      try await harness.tap("badger")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("detail badger"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B18.23 a list of several selects the row of the link alone`() async throws {
      let harness = await open(Several(), .desktop)
      try await harness.tap("heron")
      try await harness.tap("ant")
      #expect(harness.texts.contains("detail 3"))
      await harness.key(.downArrow, modifiers: .shift)
      #expect(harness.texts.contains("detail 3 5"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B18.23bf a destination in a later column goes before the selection`() async throws {
      let harness = await open(WithDestination(), .desktop)
      try await harness.tap("heron")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("pushed heron") && !harness.texts.contains("detail heron"))
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B18.23d B18.24a a link whose value is not of the selection's type leads nowhere, and that is told`() async throws {
      let harness = await open(Unfitting(), .desktop)
      try await harness.tap("heron")
      #expect(harness.texts.contains("detail none"))
      #expect(harness.runtimeIssues.count == 1)
    }
  }
}

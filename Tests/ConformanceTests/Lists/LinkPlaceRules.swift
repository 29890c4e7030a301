import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Links at several places of a list's row: beside other views, below an overlay, in a scroll view.
  @MainActor
  struct LinkPlaceRules {
    private func shown(_ rows: some View, _ idiom: Idiom = .phone) async -> ViewHarness {
      let list = NavigationStack { List { rows }.navigationDestination(for: String.self) { Text("at \($0)") } }
      let harness = ViewHarness(list, size: CGSize(width: 390, height: 500), idiom: idiom)
      await harness.settle()
      return harness
    }

    /// The number of chevrons that are drawn.
    private func chevrons(_ harness: ViewHarness) -> Int {
      harness.displayListDump().components(separatedBy: "\"chevron.forward\"").count - 1
    }

    @Test func `B17.51 each link has a chevron, also beside other views`() async throws {
      let beside = await shown(
        HStack {
          NavigationLink("one", value: "one").aid("link")
          Toggle("toggle", isOn: .constant(true)).labelsHidden().aid("toggle")
        })
      #expect(chevrons(beside) == 1)
      // The chevron is within the link, before the toggle.
      #expect(try #require(beside.frame(of: "link")).maxX < #require(beside.frame(of: "toggle")).minX)
      let two = HStack {
        NavigationLink("one", value: "one")
        NavigationLink("two", value: "two")
      }
      #expect(await chevrons(shown(two)) == 2)
      #expect(await chevrons(shown(two, .desktop)) == 0)
      #expect(await chevrons(shown(NavigationLink("one", value: "one").badge(3))) == 1)
    }

    @Test func `B17.51 a link that is invisible has an invisible chevron`() async {
      let row = ZStack(alignment: .leading) {
        NavigationLink("hidden", value: "one").opacity(0)
        Text("row").aid("row")
      }
      let harness = await shown(row)
      #expect(chevrons(harness) == 0)
      // The row still leads on.
      try? await harness.tap("row")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("at one"))
    }

    @Test func `B17.41 chevrons are gone while people edit the list`() async throws {
      struct Rows: View {
        @State private var mode = EditMode.inactive
        var body: some View {
          NavigationStack {
            List { ForEach(0..<2) { NavigationLink("row \($0)", value: "\($0)") }.onDelete { _ in } }
              .environment(\.editMode, $mode)
              .toolbar { Button("edit") { mode = mode.isEditing ? .inactive : .active } }
          }
        }
      }
      let harness = ViewHarness(Rows(), size: CGSize(width: 390, height: 500))
      await harness.settle()
      #expect(chevrons(harness) == 2)
      try await harness.tap("edit")
      #expect(chevrons(harness) == 0)
      try await harness.tap("edit")
      #expect(chevrons(harness) == 2)
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `a button over the end of a link acts itself`(_ idiom: Idiom) async throws {
      _ = Log.take()
      let row = NavigationLink("link", value: "one")
        .overlay(alignment: .trailing) { Button("over") { Log.add("over") }.buttonStyle(.borderless) }
      let harness = await shown(row, idiom)
      try await harness.tap("over")
      await harness.advance(by: 1)
      #expect(Log.take() == ["over"])
      #expect(!harness.texts.contains("at one"))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `links in a scroll view inside of a row are those of free places`(_ idiom: Idiom) async throws {
      let row = VStack {
        Text("carousel")
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { place in
              NavigationLink(value: "\(place)") { Color.blue.frame(width: 100, height: 60) }.buttonStyle(.plain).aid("link \(place)")
            }
          }
        }
        .frame(height: 80)
      }
      let harness = await shown(row, idiom)
      #expect(chevrons(harness) == 0)
      #expect(harness.frame(of: "link 1")?.width == 100)
      try await harness.tap("link 1")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("at 1"))
    }

    @Test func `a list in the row of a list has rows of its own`() async throws {
      let harness = await shown(List { NavigationLink("inner", value: "one").aid("inner") }.frame(height: 200))
      #expect(chevrons(harness) == 1)
      #expect(try #require(harness.frame(of: "inner")).height > 20)
      try await harness.tap("inner")
      await harness.advance(by: 1)
      #expect(harness.texts.contains("at one"))
    }
  }
}

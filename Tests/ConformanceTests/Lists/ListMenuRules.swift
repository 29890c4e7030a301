import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Menus and double clicks of lists, and how selected rows look: B17.32, B17.38, B17.39.
  @MainActor
  struct ListMenuRules {
    private final class Choice: ObservableObject {
      @Published var value: Set<Int> = []
    }

    private struct Numbers: View {
      @ObservedObject var choice: Choice

      var body: some View {
        List(selection: $choice.value) {
          ForEach(0..<5) { n in
            Prominence(n: n).aid("r\(n)").selectionDisabled(n == 4)
          }
        }
        .contextMenu(forSelectionType: Int.self) { items in
          Button("menu of \(items.sorted())") { Log.add("chose \(items.sorted())") }
        } primaryAction: { items in
          Log.add("open \(items.sorted())")
        }
      }
    }

    /// Says whether it stands in front of a vivid colour.
    private struct Prominence: View {
      let n: Int
      @Environment(\.backgroundProminence) private var prominence

      var body: some View { Text(prominence == .increased ? "vivid \(n)" : "row \(n)") }
    }

    private func open(_ choice: Choice, _ idiom: Idiom = .desktop) async -> ViewHarness {
      let harness = ViewHarness(Numbers(choice: choice), size: CGSize(width: 300, height: 400), idiom: idiom)
      await harness.settle()
      _ = Log.take()
      return harness
    }

    private func middle(_ harness: ViewHarness, _ n: Int) throws -> CGPoint {
      let frame = try #require(harness.frame(of: "r\(n)"))
      return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func menu(_ harness: ViewHarness) -> String? { harness.texts.first { $0.hasPrefix("menu") } }

    @Test func `B17.38abc B20.34abc the menu is for the whole selection, for a row beside it, or for nothing`() async throws {
      let choice = Choice()
      choice.value = [1, 2]
      let harness = await open(choice)
      await harness.secondaryTap(at: try middle(harness, 1))
      await harness.advance(by: 1)
      #expect(menu(harness) == "menu of [1, 2]")
      try await harness.tap("menu of [1, 2]")
      #expect(Log.take() == ["chose [1, 2]"])
      await harness.advance(by: 1)
      await harness.secondaryTap(at: try middle(harness, 3))
      await harness.advance(by: 1)
      #expect(menu(harness) == "menu of [3]")
      #expect(choice.value == [1, 2])
      await harness.key(.escape)
      await harness.advance(by: 1)
      await harness.secondaryTap(at: CGPoint(x: 150, y: 380))
      await harness.advance(by: 1)
      #expect(menu(harness) == "menu of []")
    }

    @Test func `B17.38df B20.34d a double click and the Return key run the primary action with the selection`() async throws {
      let choice = Choice()
      let harness = await open(choice)
      await harness.tap(at: try middle(harness, 2))
      #expect(Log.take() == [])
      await harness.advance(by: 1)
      await harness.tap(at: try middle(harness, 2))
      #expect(Log.take() == [])
      await harness.advance(by: 1)
      await harness.tap(at: try middle(harness, 1), count: 2)
      #expect(Log.take() == ["open [1]"])
      await harness.key(.downArrow, modifiers: .shift)
      await harness.key(.return)
      #expect(Log.take() == ["open [1, 2]"])
      await harness.tap(at: try middle(harness, 4), count: 2)
      #expect(Log.take() == [])
    }

    @Test func `B17.38e B20.34e on a phone a tap runs the primary action, and a finger that rests opens the menu`() async throws {
      let choice = Choice()
      let harness = await open(choice, .phone)
      await harness.tap(at: try middle(harness, 2))
      #expect(Log.take() == ["open [2]"])
      #expect(choice.value == [])
      await harness.down(at: try middle(harness, 3))
      await harness.advance(by: 0.7)
      await harness.up()
      await harness.advance(by: 1)
      #expect(menu(harness) == "menu of [3]")
      #expect(Log.take() == [])
    }

    @Test func `B17.32 a selected row is grey until the list has the focus, and then its content is white`() async throws {
      let choice = Choice()
      choice.value = [1]
      let harness = await open(choice)
      #expect(harness.texts == ["row 0", "row 1", "row 2", "row 3", "row 4"])
      let grey = harness.displayListDump()
      await harness.moveFocus()
      #expect(harness.texts.contains("vivid 1"))
      #expect(harness.displayListDump() != grey)
      await harness.key(.downArrow)
      #expect(harness.texts == ["row 0", "row 1", "vivid 2", "row 3", "row 4"])
    }
  }
}

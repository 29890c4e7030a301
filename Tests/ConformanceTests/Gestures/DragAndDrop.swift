import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Drag and drop, as the documentation of SwiftUI has it.
  @MainActor
  struct DragAndDrop {
    private struct Card: Codable, Hashable, Transferable {
      var name: String

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
        ProxyRepresentation(exporting: \.name)
      }
    }

    /// A square that is dragged, and what is made of it beside.
    private struct Table<Source: View, Target: View>: View {
      let source: Source
      let target: Target

      var body: some View {
        HStack(spacing: 0) {
          source.frame(width: 100, height: 100)
          target.frame(width: 100, height: 100)
        }
      }
    }

    private func harness<V: View>(_ view: V, _ idiom: Idiom = .desktop) async -> ViewHarness {
      _ = Log.take()
      let harness = ViewHarness(view, size: CGSize(width: 200, height: 100), idiom: idiom)
      await harness.settle()
      return harness
    }

    private func drag(_ harness: ViewHarness, rests: Bool = false) async {
      await harness.down(at: CGPoint(x: 50, y: 50))
      if rests { await harness.advance(by: 0.6) }
      await harness.move(to: CGPoint(x: 60, y: 50))
      await harness.move(to: CGPoint(x: 150, y: 60))
    }

    @Test func `a value is dropped on a view that takes its type, with the place in that view`() async {
      let view = Table(
        source: Color.red.draggable(Card(name: "ace")),
        target: Color.blue.dropDestination(for: Card.self) { cards, place in
          Log.add("drop \(cards.map(\.name)) \(Int(place.x)),\(Int(place.y))")
          return true
        } isTargeted: {
          Log.add("targeted \($0)")
        })
      let harness = await harness(view)
      await drag(harness)
      #expect(Log.take() == ["targeted true"])
      await harness.up()
      await harness.settle()
      #expect(Log.take() == ["targeted false", "drop [\"ace\"] 50,60"])
    }

    @Test func `a value goes to a view that takes what it stands for`() async {
      let view = Table(
        source: Color.red.draggable(Card(name: "ace")),
        target: Color.blue.dropDestination(for: String.self) { texts, _ in
          Log.add("drop \(texts)")
          return true
        })
      let harness = await harness(view)
      await drag(harness)
      await harness.up()
      await harness.settle()
      #expect(Log.take() == ["drop [\"ace\"]"])
    }

    @Test func `a view that takes other types is not targeted`() async {
      let view = Table(
        source: Color.red.draggable("text"),
        target: Color.blue.dropDestination(for: Card.self) { _, _ in
          Log.add("drop")
          return true
        } isTargeted: {
          Log.add("targeted \($0)")
        })
      let harness = await harness(view)
      await drag(harness)
      await harness.up()
      await harness.settle()
      #expect(Log.take() == [])
    }

    @Test func `the innermost view takes a drop, and the one around it where it does not`() async {
      let view = Table(
        source: Color.red.draggable("t"),
        target: ZStack {
          Color.blue
          Color.green.frame(width: 50, height: 50).dropDestination(for: String.self) { _, _ in
            true
          } isTargeted: {
            Log.add("in \($0)")
          }
        }
        .dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          Log.add("out \($0)")
        })
      let harness = await harness(view)
      await drag(harness)
      await harness.move(to: CGPoint(x: 110, y: 10))
      await harness.up()
      #expect(Log.take() == ["in true", "in false", "out true", "out false"])
    }

    @Test func `a finger drags once it has rested; one that moves at once does not`() async {
      let view = Table(
        source: Color.red.draggable("t"),
        target: Color.blue.dropDestination(for: String.self) { _, _ in
          true
        } isTargeted: {
          Log.add("targeted \($0)")
        })
      let harness = await harness(view, .phone)
      await drag(harness)
      await harness.up()
      #expect(Log.take() == [])
      await drag(harness, rests: true)
      await harness.up()
      #expect(Log.take() == ["targeted true", "targeted false"])
    }

    @Test func `a drag gives up the press of a button in the view, and a click still is one`() async {
      let view = Table(source: Button("a") { Log.add("pressed") }.draggable("t"), target: Color.blue)
      let harness = await harness(view)
      await harness.tap(at: CGPoint(x: 50, y: 50))
      #expect(Log.take() == ["pressed"])
      await drag(harness)
      await harness.move(to: CGPoint(x: 50, y: 50))
      await harness.up()
      #expect(Log.take() == [])
    }

    @Test func `Escape ends a drag without a drop`() async {
      let view = Table(
        source: Color.red.draggable("t"),
        target: Color.blue.dropDestination(for: String.self) { _, _ in
          Log.add("drop")
          return true
        } isTargeted: {
          Log.add("targeted \($0)")
        })
      let harness = await harness(view)
      await drag(harness)
      await harness.key(.escape)
      await harness.up()
      await harness.settle()
      #expect(Log.take() == ["targeted true", "targeted false"])
    }

    @Test func `a disabled view neither goes nor takes`() async {
      struct Root: View {
        let source: Bool

        var body: some View {
          Table(
            source: Color.red.draggable("t").disabled(source),
            target: Color.blue.dropDestination(for: String.self) { _, _ in
              true
            } isTargeted: {
              Log.add("targeted \($0)")
            }
            .disabled(!source))
        }
      }
      for source in [true, false] {
        let harness = await harness(Root(source: source))
        await drag(harness)
        await harness.up()
        #expect(Log.take() == [])
      }
    }

    @Test func `a delegate hears of a drag over its view, and its proposal decides`() async {
      struct Keeper: DropDelegate {
        let operation: DropOperation

        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.plainText]) }
        func dropEntered(info: DropInfo) { Log.add("entered \(Int(info.location.x))") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func dropExited(info: DropInfo) { Log.add("exited") }
        func performDrop(info: DropInfo) -> Bool {
          Log.add("performed \(info.itemProviders(for: [.text]).count)")
          return true
        }
      }
      for (operation, end) in [(DropOperation.move, "performed 1"), (.forbidden, "exited")] {
        let view = Table(
          source: Color.red.onDrag { NSItemProvider(object: NSString(string: "t")) },
          target: Color.blue.onDrop(of: [.text], delegate: Keeper(operation: operation)))
        let harness = await harness(view)
        await drag(harness)
        await harness.up()
        #expect(Log.take() == ["entered 50", end])
      }
    }

    @Test func `providers are handed over, and a binding says whether the view is targeted`() async throws {
      struct Root: View {
        @State private var isTargeted = false
        @State private var text = "none"

        var body: some View {
          Table(
            source: Color.red.onDrag { NSItemProvider(object: NSString(string: "tide")) },
            target: Text(isTargeted ? "over" : text).frame(width: 100, height: 100)
              .onDrop(of: [.utf8PlainText], isTargeted: $isTargeted) { providers in
                _ = providers.first?.loadObject(ofClass: String.self) { value, _ in
                  Task { @MainActor in text = value ?? "?" }
                }
                return true
              })
        }
      }
      let harness = await harness(Root())
      await drag(harness)
      #expect(harness.texts == ["over"])
      await harness.up()
      for _ in 0..<6000 where harness.texts != ["tide"] {
        try await Task.sleep(for: .milliseconds(10))
        await harness.settle()
      }
      #expect(harness.texts == ["tide"])
    }

    @Test func `what is dragged is seen at the pointer, by its preview if it has one`() async {
      let view = Table(
        source: Color.red.draggable("t") { Text("carried").frame(width: 40, height: 20) }, target: Color.blue)
      let harness = await harness(view)
      #expect(harness.texts == [])
      await drag(harness)
      #expect(harness.displayListDump().contains("carried"))
      await harness.up()
      #expect(!harness.displayListDump().contains("carried"))
    }
  }
}

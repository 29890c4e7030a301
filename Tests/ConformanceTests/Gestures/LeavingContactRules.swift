import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Contacts that go on while the view under them goes, at once or under an animation.
  @MainActor struct LeavingContactRules {
    enum Kind: CaseIterable { case slider, drag, button, longPress }

    @Observable final class Model {
      var value: Double? = 0.5
      var items = (0..<6).map { "n\($0)" }
    }

    private struct Board: View {
      let kind: Kind
      let model: Model
      @GestureState private var isDown = false

      private var content: some View {
        Group {
          switch kind {
          case .slider: Slider(value: Binding(get: { model.value! }, set: { model.value = $0 }))
          case .drag:
            Color.red.gesture(
              DragGesture(minimumDistance: 0).updating($isDown) { _, down, _ in down = true }
                .onChanged { _ in Log.add("drag \(model.value!)") }.onEnded { _ in Log.add("end \(model.value!)") })
          case .button: Button("press") { Log.add("act \(model.value!)") }
          case .longPress: Color.blue.onLongPressGesture { Log.add("long \(model.value!)") }
          }
        }
        .frame(width: 200, height: 100)
      }

      var body: some View {
        VStack(spacing: 0) {
          if model.value != nil { content }
          Text(isDown ? "down" : "up")
        }
        .frame(width: 200, height: 200, alignment: .top)
      }
    }

    @Test(arguments: Kind.allCases, [(Idiom.phone, false), (.phone, true), (.desktop, false), (.desktop, true)])
    func `B14.61 a contact is taken back from a view that goes`(_ kind: Kind, _ way: (Idiom, Bool)) async throws {
      let model = Model()
      let harness = ViewHarness(Board(kind: kind, model: model), size: CGSize(width: 200, height: 200), idiom: way.0)
      await harness.settle()
      let place = CGPoint(x: 100, y: 50)
      await harness.down(at: place)
      await harness.move(to: CGPoint(x: 105, y: place.y))
      _ = Log.take()
      await harness.turn { if way.1 { withAnimation(.linear(duration: 3)) { model.value = nil } } else { model.value = nil } }
      await harness.move(to: CGPoint(x: 130, y: place.y))
      await harness.advance(by: 1)
      await harness.move(to: CGPoint(x: 100, y: place.y))
      await harness.up()
      #expect(Log.take() == [])
      #expect(harness.texts.contains("up"))
      await harness.advance(by: 3)
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Rows: View {
      let model: Model

      var body: some View {
        List {
          ForEach(model.items, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .onMove {
              Log.add("move \(Array($0)) to \($1)")
              model.items.move(fromOffsets: $0, toOffset: $1)
            }
        }
        .environment(\.editMode, .constant(.active))
      }
    }

    @Test(arguments: [(Idiom.phone, false), (.phone, true), (.desktop, false), (.desktop, true)])
    func `B17.43 a row that is removed while it is dragged moves no other`(_ way: (Idiom, Bool)) async throws {
      let model = Model()
      let harness = ViewHarness(Rows(model: model), idiom: way.0)
      await harness.settle()
      _ = Log.take()
      let start = try #require(harness.frame(of: "n1")), end = try #require(harness.frame(of: "n3"))
      let x: CGFloat = way.0 == .phone ? 360 : 100
      await harness.down(at: CGPoint(x: x, y: start.midY))
      await harness.advance(by: 0.6)
      await harness.move(to: CGPoint(x: x, y: end.midY + 8), duration: 0.4)
      await harness.turn {
        withAnimation(way.1 ? .default : nil) { model.items.removeAll { $0 == "n1" } }
      }
      await harness.advance(by: 0.1)
      await harness.move(to: CGPoint(x: x, y: end.midY + 10), duration: 0.1)
      await harness.up()
      await harness.advance(by: 2)
      #expect(Log.take() == [])
      #expect(model.items == ["n0", "n2", "n3", "n4", "n5"])
      #expect(harness.texts == model.items)
      #expect(harness.checkInvariants() == [])
    }
  }
}

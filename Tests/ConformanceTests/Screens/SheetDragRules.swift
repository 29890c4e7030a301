import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B19 about sheets that people drag by their content.
  @MainActor
  struct SheetDragRules {
    enum Kind: CaseIterable {
      case form, shortForm, list, scroll, lazy, stack, plain
    }

    private struct Root: View {
      let kind: Kind
      var detents: Set<PresentationDetent> = [.medium, .large]
      var selects = false
      var stays = false
      var interaction = PresentationContentInteraction.automatic
      @State private var isPresented = true
      @State private var detent = PresentationDetent.medium

      @ViewBuilder private var content: some View {
        switch kind {
        case .form: Form { rows }
        case .shortForm: Form { Section("head") { first } }
        case .list: List { rows }
        case .scroll: ScrollView { VStack { rows }.frame(maxWidth: .infinity) }
        case .lazy: ScrollView { LazyVStack { rows } }
        case .stack: NavigationStack { List { rows }.navigationTitle("title") }
        case .plain:
          VStack {
            first
            Spacer()
          }
          .frame(maxWidth: .infinity)
        }
      }

      private var first: some View { Text("first").ax("first") }

      @ViewBuilder private var rows: some View {
        first
        ForEach(1..<40, id: \.self) { Text("row \($0)").frame(height: 30) }
      }

      var body: some View {
        Text("root").sheet(isPresented: $isPresented, onDismiss: { Log.add("dismissed") }) {
          if selects {
            content.presentationDetents(detents, selection: $detent)
          } else {
            content.presentationDetents(detents).interactiveDismissDisabled(stays).presentationContentInteraction(interaction)
          }
        }
        .onChange(of: detent) { Log.add(detent == .large ? "large" : "medium") }
      }
    }

    private func drag(_ stage: Stage, from start: CGFloat, to end: CGFloat) async {
      await stage.harness.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: 0.8)
      await stage.rest()
    }

    private func top(_ stage: Stage) -> CGFloat? { stage.harness.frame(of: "first")?.minY }

    @Test(arguments: Kind.allCases, [false, true])
    func `B19.27d B19.28g content drags its sheet to the larger detent, back, and away`(_ kind: Kind, selects: Bool) async throws {
      let stage = await Stage(Root(kind: kind, selects: selects))
      await stage.rest()
      let low = try #require(top(stage))
      await drag(stage, from: 750, to: 350)
      let high = try #require(top(stage))
      #expect(low - high > 300)
      #expect(Log.take() == (selects ? ["large"] : []))
      await drag(stage, from: 300, to: 700)
      #expect(try #require(top(stage)) == low)
      #expect(Log.take() == (selects ? ["medium"] : []))
      await drag(stage, from: 500, to: 550)
      #expect(try #require(top(stage)) == low)
      await drag(stage, from: 480, to: 830)
      #expect(Log.take() == ["dismissed"] && top(stage) == nil)
    }

    @Test func `B19.25d a fast drag from a higher detent ends at the lowest, and another one dismisses`() async throws {
      let stage = await Stage(Root(kind: .plain))
      await stage.rest()
      let low = try #require(top(stage))
      await drag(stage, from: 750, to: 350)
      await stage.harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 600), duration: 0.2)
      await stage.rest()
      #expect(top(stage) == low)
      await stage.harness.drag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 600), duration: 0.1)
      await stage.rest()
      #expect(Log.take() == ["dismissed"] && top(stage) == nil)
    }

    @Test(arguments: [Kind.form, .list, .stack, .plain])
    func `B19.28bc the drag indicator is in front of the content`(_ kind: Kind) async throws {
      struct Root: View {
        let kind: Kind
        let visibility: Visibility
        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            Group {
              switch kind {
              case .form: Form { Text("row") }
              case .list: List { Text("row") }
              case .stack: NavigationStack { List { Text("row") }.navigationTitle("title") }
              default: Color.yellow
              }
            }
            .presentationDragIndicator(visibility)
          }
        }
      }
      var pictures: [Data] = []
      for visibility in [Visibility.visible, .hidden] {
        let stage = await Stage(Root(kind: kind, visibility: visibility))
        await stage.rest()
        pictures.append(try stage.harness.png())
      }
      #expect(pictures[0] != pictures[1])
    }

    @Test(arguments: [false, true]) func `B19.27d a flick carries a sheet to the larger detent`(selects: Bool) async throws {
      let stage = await Stage(Root(kind: .list, selects: selects))
      await stage.rest()
      let low = try #require(top(stage))
      await stage.harness.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 580), duration: 0.15)
      await stage.rest()
      #expect(try #require(top(stage)) < low - 300)
    }

    @Test func `B19.27c a sheet moves to the detent that the app selects`() async throws {
      struct Root: View {
        @State private var detent = PresentationDetent.medium
        var body: some View {
          Text("root").sheet(isPresented: .constant(true)) {
            VStack {
              Button("grow") { detent = .large }.ax("grow")
              Button("shrink") { detent = .medium }
              Spacer()
            }
            .presentationDetents([.medium, .large], selection: $detent)
          }
        }
      }
      let stage = await Stage(Root())
      await stage.rest()
      func top() -> CGFloat { stage.harness.frame(of: "grow")?.minY ?? .nan }
      let low = top()
      try await stage.harness.tap("grow")
      await stage.harness.advance(by: 0.1)
      let way = top()
      await stage.rest()
      let high = top()
      #expect(high < way && way < low)
      // A change on the way begins at the place of the sheet.
      try await stage.harness.tap("shrink")
      await stage.harness.advance(by: 0.1)
      let back = top()
      try await stage.harness.tap("grow")
      await stage.harness.advance(by: 0.02)
      let regrown = top()
      #expect(abs(regrown - back) < 60)
      await stage.rest()
      #expect(top() == high)
    }

    @Test(arguments: Kind.allCases)
    func `B19.24a B19.25 a drag down from the top of the content dismisses, unless that is disabled`(_ kind: Kind) async {
      for stays in [false, true] {
        let stage = await Stage(Root(kind: kind, detents: [.large], stays: stays))
        await stage.rest()
        await drag(stage, from: 250, to: 830)
        #expect(Log.take() == (stays ? [] : ["dismissed"]))
        #expect((top(stage) == nil) == !stays)
      }
    }

    @Test func `B19.28 content that is scrolled scrolls back, and leaves the sheet where it is`() async throws {
      let stage = await Stage(Root(kind: .scroll))
      await stage.rest()
      await drag(stage, from: 750, to: 350)
      let high = try #require(top(stage))
      await drag(stage, from: 600, to: 350)
      #expect(try #require(top(stage)) < high)
      await drag(stage, from: 300, to: 800)
      #expect(Log.take() == [])
      await drag(stage, from: 300, to: 400)
      #expect(try #require(top(stage)) == high)
    }

    @Test func `B19.28 content that is to scroll first does so in a sheet that could grow`() async throws {
      let stage = await Stage(Root(kind: .scroll, interaction: .scrolls))
      await stage.rest()
      let low = try #require(top(stage))
      await stage.harness.down(at: CGPoint(x: 195, y: 750))
      await stage.harness.move(to: CGPoint(x: 195, y: 650), duration: 0.5)
      #expect(try #require(top(stage)) < low - 50)
      await stage.harness.up()
      await stage.rest()
      // The part of the sheet above its content is where it was: a press there is beside the sheet.
      await stage.harness.tap(at: CGPoint(x: 195, y: 200))
      await stage.rest()
      #expect(Log.take() == ["dismissed"])
    }

    private struct Refreshing: View {
      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          List(0..<30, id: \.self) { Text("row \($0)") }.refreshable { await MainActor.run { Log.add("refresh") } }
        }
      }
    }

    @Test func `B19.28 content that can be refreshed keeps the pull`() async {
      let stage = await Stage(Refreshing())
      await stage.rest()
      await drag(stage, from: 150, to: 600)
      #expect(Log.take() == ["refresh"] && stage.shows("row 0"))
    }
  }
}

import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// All kinds of content in all surroundings that hide, return and remove them: what has appeared disappears once, and appears again with them.
  @MainActor
  struct PresenceRules {
    enum Kind: CaseIterable {
      case eager, branch, erased, identified, lazyRow, conditionalRow, gridCell, listRow, linkRow, formRow, screen, tabPage, alternative,
        nested, group
    }

    @Observable final class Rows {
      var hidden: Set<Int> = []
      var tall: Set<Int> = []
    }

    private struct Returning: View {
      let rows: Rows

      var body: some View {
        List {
          ForEach(0..<30) { number in
            if !rows.hidden.contains(number) { Text("row \(number)").frame(height: rows.tall.contains(number) ? 120 : 30) }
          }
        }
      }
    }

    @Test func `B16.19d a row that comes back from its way out beyond what is seen rests`() async {
      let rows = Rows()
      let harness = await mount(Returning(rows: rows), size: CGSize(width: 300, height: 400))
      await harness.turn { withAnimation(.linear(duration: 1)) { (rows.hidden, rows.tall) = ([7], [1]) } }
      await harness.advance(by: 0.1)
      await harness.turn { withAnimation(.linear(duration: 1)) { (rows.hidden, rows.tall) = ([], [5]) } }
      #expect(harness.checkInvariants() == [])
      await harness.advance(by: 3)
      #expect(harness.checkInvariants() == [])
    }

    /// A row that counts its taps.
    private struct Counting: View {
      let number: Int
      @State private var count = 0

      var body: some View {
        Button("row \(number): \(count)") { count += 1 }.onAppear { Log.add("come \(number)") }.onDisappear { Log.add("gone \(number)") }
        if number > 100 { Text("more") }
      }
    }

    private struct CountingRows: View {
      let rows: Rows

      var body: some View {
        ScrollView {
          LazyVStack { ForEach((0..<40).filter { !rows.hidden.contains($0) }, id: \.self) { Counting(number: $0) } }
        }
      }
    }

    @Test func `B7.03 B16.19d a row that comes back keeps its state, however far was scrolled while it went`() async throws {
      let rows = Rows()
      let harness = await mount(CountingRows(rows: rows), size: CGSize(width: 300, height: 400))
      try await harness.tap("row 1: 0")
      _ = Log.take()
      await harness.turn { withAnimation(.linear(duration: 5)) { rows.hidden = [1] } }
      for _ in 0..<70 {
        await harness.wheel(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 0.2), precise: true)
        await harness.advance(by: 0.02)
      }
      await harness.turn { withAnimation(.linear(duration: 5)) { rows.hidden = [] } }
      #expect(harness.texts.contains("row 1: 1"))
      #expect(!Log.take().contains { $0.hasSuffix(" 1") })
      #expect(harness.checkInvariants() == [])
    }

    enum Surrounding: CaseIterable {
      /// A screen is pushed above the content.
      case push
      /// Another tab takes the place of the content.
      case tab
      /// The content is one of the rows of a lazy stack and is scrolled away.
      case scroll
      /// A branch takes the content out, at once or under an animation.
      case removal, animatedRemoval
      /// The content is taken out under an animation and comes back before its end.
      case takenBack
      /// A screen is pushed while the content goes.
      case pushOverRemoval
      /// The content is taken out under a pushed screen.
      case removalUnderPush
      /// The sheet that the content is in is dismissed.
      case sheet
    }

    final class Model: ObservableObject {
      @Published var path: [Int] = []
      @Published var tab = 0
      @Published var isThere = true
      @Published var isPresented = false
      @Published var position: Int?
      /// How often the content counts as appeared.
      var shown = 0
      var faults: [String] = []

      func change(by step: Int) {
        shown += step
        if shown != 0 && shown != 1 { faults.append("\(step > 0 ? "appears" : "disappears") twice in a row") }
      }
    }

    struct Leaf: View {
      let model: Model
      var body: some View { Text("leaf").onAppear { model.change(by: 1) }.onDisappear { model.change(by: -1) } }
    }

    struct Content: View {
      let kind: Kind
      let model: Model
      @State private var isOn = true

      var body: some View {
        switch kind {
        case .eager: VStack { Leaf(model: model) }
        case .branch: VStack { if isOn { Leaf(model: model) } else { Text("else") } }
        case .erased: AnyView(Leaf(model: model))
        case .identified: Leaf(model: model).id(isOn)
        case .lazyRow: ScrollView { LazyVStack { ForEach(0..<1) { _ in Leaf(model: model) } } }.frame(height: 100)
        case .conditionalRow: ScrollView { LazyVStack { ForEach(0..<2) { if $0 == 0, isOn { Leaf(model: model) } } } }.frame(height: 100)
        case .gridCell:
          ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<1) { _ in Leaf(model: model) } } }.frame(height: 100)
        case .listRow: List { ForEach(0..<1) { _ in Leaf(model: model) } }.frame(height: 100)
        case .linkRow: List { NavigationLink(value: 9) { Leaf(model: model) } }.frame(height: 100)
        case .formRow: Form { Section { Leaf(model: model) } }.frame(height: 100)
        case .screen: NavigationStack { Leaf(model: model) }.frame(height: 100)
        case .tabPage: TabView { Leaf(model: model).tabItem { Text("inner") } }.frame(height: 100)
        case .alternative:
          ViewThatFits {
            Leaf(model: model); Text("x")
          }
        case .nested: LazyVStack { ForEach(0..<1) { _ in LazyVStack { ForEach(0..<1) { _ in Leaf(model: model) } } } }
        case .group: Group { if isOn { Group { Leaf(model: model) } } }.padding(1)
        }
      }
    }

    struct Root: View {
      let kind: Kind
      let surrounding: Surrounding
      @ObservedObject var model: Model

      private var content: some View { Content(kind: kind, model: model) }

      var body: some View {
        switch surrounding {
        case .push, .removalUnderPush, .pushOverRemoval:
          NavigationStack(path: $model.path) {
            VStack { if model.isThere { content } }.navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        case .tab:
          TabView(selection: $model.tab) {
            content.tabItem { Text("a") }.tag(0)
            Text("other").tabItem { Text("b") }.tag(1)
          }
        case .scroll:
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<40) { n in if n == 0 { VStack { content }.frame(height: 120) } else { Color.gray.frame(height: 120) } }
            }
          }.scrollPosition(id: $model.position)
        case .removal, .animatedRemoval, .takenBack: VStack { if model.isThere { content } }
        case .sheet: Text("presenter").sheet(isPresented: $model.isPresented) { content }
        }
      }
    }

    private nonisolated static let cases = Kind.allCases.flatMap { kind in Surrounding.allCases.map { (kind, $0) } }

    @Test(arguments: cases) func `B5 content appears and disappears with its surroundings`(kind: Kind, surrounding: Surrounding) async {
      let model = Model()
      let harness = ViewHarness(Root(kind: kind, surrounding: surrounding, model: model), size: CGSize(width: 300, height: 500))
      await harness.settle()
      if surrounding == .sheet {
        await harness.turn { model.isPresented = true }
        await harness.advance(by: 1)
      }
      #expect(model.shown == 1, "first \(model.faults)")
      let animation = Animation.linear(duration: 0.4)
      switch surrounding {
      case .push: await expect(model, harness, hide: { model.path = [1] }, show: { model.path = [] })
      case .tab: await expect(model, harness, hide: { model.tab = 1 }, show: { model.tab = 0 })
      case .scroll:
        await harness.wheel(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: 2_000))
        await harness.advance(by: 1)
        #expect(model.shown == 0 && model.faults == [], "scrolled away \(model.faults)")
        await harness.wheel(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: -2_000))
        await harness.advance(by: 1)
        #expect(model.shown == 1 && model.faults == [], "scrolled back \(model.faults)")
      case .removal: await expect(model, harness, hide: { model.isThere = false }, show: { model.isThere = true })
      case .animatedRemoval:
        await harness.turn { withAnimation(animation) { model.isThere = false } }
        await harness.advance(by: 0.2)
        #expect(model.shown == 1, "B5.08 on its way out")
        await harness.advance(by: 1)
        #expect(model.shown == 0 && model.faults == [], "\(model.faults)")
      case .takenBack:
        await harness.turn { withAnimation(animation) { model.isThere = false } }
        await harness.advance(by: 0.2)
        await harness.turn { withAnimation(animation) { model.isThere = true } }
        await harness.advance(by: 1)
        #expect(model.shown == 1 && model.faults == [], "B7.03 \(model.faults)")
        #expect(harness.texts.filter { $0 == "leaf" }.count == 1)
      case .pushOverRemoval:
        await harness.turn { withAnimation(animation) { model.isThere = false } }
        await harness.advance(by: 0.1)
        await harness.turn { model.path = [1] }
        await harness.advance(by: 2)
        #expect(model.shown == 0 && model.faults == [], "\(model.faults)")
        await harness.turn { model.path = [] }
        await harness.advance(by: 2)
        #expect(model.shown == 0 && model.faults == [] && !harness.texts.contains("leaf"), "\(model.faults)")
      case .removalUnderPush:
        await harness.turn { model.path = [1] }
        await harness.advance(by: 2)
        await harness.turn { withAnimation(animation) { model.isThere = false } }
        await harness.advance(by: 2)
        #expect(model.shown == 0 && model.faults == [], "\(model.faults)")
        await harness.turn { withAnimation(animation) { model.isThere = true } }
        await harness.advance(by: 2)
        #expect(model.shown == 0, "comes under a screen")
        await harness.turn { model.path = [] }
        await harness.advance(by: 2)
        #expect(model.shown == 1 && model.faults == [], "\(model.faults)")
      case .sheet:
        await harness.turn { model.isPresented = false }
        await harness.advance(by: 2)
        #expect(model.shown == 0 && model.faults == [], "\(model.faults)")
      }
      #expect(harness.runtimeIssues.isEmpty || kind == .linkRow || kind == .screen, "\(harness.runtimeIssues)")
    }

    private func expect(_ model: Model, _ harness: ViewHarness, hide: () -> Void, show: () -> Void) async {
      await harness.turn(hide)
      await harness.advance(by: 2)
      #expect(model.shown == 0 && model.faults == [], "hidden \(model.faults)")
      await harness.turn(show)
      await harness.advance(by: 2)
      #expect(model.shown == 1 && model.faults == [], "shown again \(model.faults)")
    }
  }
}

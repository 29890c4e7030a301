import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// What no list should be given: it is reported where it is a mistake, and nothing traps (B16, B17).
  @MainActor
  struct BadListRules {
    private let window = CGSize(width: 200, height: 200)

    private struct Same: Identifiable {
      let id: Int
      let name: String
    }

    private var sames: [Same] { (0..<30).map { Same(id: $0 / 2, name: "s\($0)") } }

    @Test func `equal ids in lists and lazy stacks are reported, and all rows are there and scroll`() async {
      let views = [
        AnyView(ScrollView { LazyVStack(spacing: 0) { ForEach(sames) { Text($0.name).frame(height: 50) } } }),
        AnyView(List(sames) { Text($0.name) }), AnyView(List(sames, selection: .constant(Set([1]))) { Text($0.name) }),
      ]
      for view in views {
        let harness = await mount(view, size: window)
        #expect(harness.texts.starts(with: ["s0", "s1", "s2"]))
        #expect(harness.runtimeIssues.contains { $0.message.contains("id") })
        for _ in 0..<5 { await harness.wheel(1e5) }
        #expect(harness.texts.last == "s29")
        for _ in 0..<5 { await harness.wheel(-1e5) }
        #expect(harness.texts.first == "s0")
      }
    }

    private struct EqualAndMoving: View {
      @ObservedObject var m: ScrollModel

      var body: some View { List { ForEach(m.items, id: \.self) { Text("x\($0)") } } }
    }

    @Test func `data whose ids become equal and different again keep their rows`() async {
      let m = ScrollModel()
      m.items = [1, 2, 3]
      let harness = await mount(EqualAndMoving(m: m))
      await harness.turn { m.items = [1, 1, 1] }
      #expect(harness.texts == ["x1", "x1", "x1"])
      await harness.turn { m.items = [3, 1, 2, 1] }
      #expect(harness.texts == ["x3", "x1", "x2", "x1"])
      await harness.turn { m.items = [] }
      #expect(harness.texts == [])
    }

    @Test func `rows whose height is none or endless take finite room`() async {
      for height in [CGFloat.nan, .infinity, -.infinity, -40, 1e300] {
        for view in [
          AnyView(ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { n in Text("n\(n)").frame(height: n == 1 ? height : 20) } } }),
          AnyView(List { ForEach(0..<100, id: \.self) { n in Text("n\(n)").frame(height: n == 1 ? height : 20) } }),
          AnyView(
            ScrollView {
              LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(0..<100, id: \.self) { n in Color.red.frame(height: n == 1 ? height : 20).aid("g\(n)") }
              }
            }),
        ] {
          let harness = await mount(view, size: window)
          for distance in [CGFloat(100), 1e9, -50, -1e9] { await harness.wheel(distance) }
          for name in ["n0", "g0"] {
            if let frame = harness.frame(of: name) { #expect(frame.minY.isFinite && frame.height.isFinite, "\(height)") }
          }
        }
      }
    }

    @Test func `spacings, insets and tracks that are none are replaced`() async {
      let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
      for number in numbers {
        let views = [
          AnyView(ScrollView { LazyVStack(spacing: number) { ForEach(0..<10) { Text("n\($0)").aid("n\($0)") } } }),
          AnyView(List { Text("n0").aid("n0").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number)) }),
          AnyView(List { Text("n0").aid("n0") }.environment(\.defaultMinListRowHeight, number)),
          AnyView(List { Text("n0").aid("n0") }.listRowSpacing(number).listSectionSpacing(number)),
          AnyView(
            ScrollView {
              LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number, maximum: number))], spacing: number) {
                ForEach(0..<10) { Text("n\($0)").aid("n\($0)") }
              }
            }),
          AnyView(
            ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: number))]) { ForEach(0..<10) { Text("n\($0)").aid("n\($0)") } } }),
          AnyView(ScrollView { LazyVGrid(columns: []) { ForEach(0..<10) { Text("n\($0)").aid("n\($0)") } } }),
        ]
        for (place, view) in views.enumerated() {
          let harness = await mount(view, size: window)
          await harness.wheel(50)
          if let frame = harness.frame(of: "n0") { #expect(frame.minX.isFinite && frame.minY.isFinite, "\(number) in \(place)") }
        }
      }
    }

    @Test func `a lazy stack in a scroll view of the other axis makes what is in sight`() async {
      var harness = await mount(ScrollView(.horizontal) { LazyRowStack(count: 10_000) }, size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 60)
      harness = await mount(ScrollView { LazyHStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { ScrollRow(n: $0) } } }, size: window)
      #expect(harness.runtimeIssues == [])
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 200)
      harness = await mount(LazyRowStack(count: 10_000), size: window)
      #expect(Log.take().filter { $0.hasPrefix("b") }.count < 60)
    }

    private struct Reader: View {
      @ObservedObject var m: ScrollModel
      let id: AnyHashable

      var body: some View {
        ScrollViewReader { proxy in
          List(m.items, id: \.self) { Text("n\($0)") }
            .onChange(of: m.n) { proxy.scrollTo(id, anchor: .top) }
        }
      }
    }

    @Test func `scrollTo for what is not there, or is of another type, does nothing`() async {
      for id in [AnyHashable(5_000), AnyHashable(-1), AnyHashable("n3"), AnyHashable(Int64(3)), AnyHashable(Double.nan)] {
        let m = ScrollModel()
        let harness = await mount(Reader(m: m, id: id))
        let before = harness.texts
        await harness.turn { m.n += 1 }
        await harness.advance(by: 1)
        #expect(harness.texts == before)
      }
    }

    private struct Vanishing: View {
      @State private var items = Array(0..<40)

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items, id: \.self) { n in
              Text("n\(n)").frame(height: 50).onAppear { if n % 2 == 1 { items.removeAll { $0 == n } } }
            }
          }
        }
      }
    }

    @Test func `rows that remove themselves when they appear are gone, and others take their place`() async {
      let harness = await mount(Vanishing(), size: window)
      await harness.settle()
      #expect(harness.texts == ["n0", "n2", "n4", "n6"])
      for _ in 0..<30 {
        await harness.wheel(60)
        await harness.settle()
      }
      #expect(harness.texts.last == "n38")
      #expect(harness.texts.allSatisfy { Int($0.dropFirst()).map { $0 % 2 == 0 } ?? false })
    }

    private struct Growing: View {
      @State private var items = [0]

      var body: some View {
        List(items, id: \.self) { n in
          Text("n\(n)").onAppear { if items.count < 300 { items.append(items.count) } }
        }
      }
    }

    @Test func `rows that append others when they appear fill the list and no more than it shows`() async {
      let harness = await mount(Growing(), size: window)
      for _ in 0..<20 { await harness.settle() }
      #expect((2...12).contains(harness.texts.count))
      for _ in 0..<5 {
        await harness.wheel(200)
        await harness.settle()
      }
      #expect(!harness.texts.contains("n0"))
    }
  }
}

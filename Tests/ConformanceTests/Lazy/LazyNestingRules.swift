import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lazy containers in each other, and pinned views: B16.32–B16.36.
  @MainActor
  struct LazyNestingRules {
    private let window = CGSize(width: 200, height: 200)

    private func made() -> [Int] { Log.take().compactMap { $0.hasPrefix("b") ? Int($0.dropFirst()) : nil } }

    private struct Stacks: View {
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            Color.red.frame(height: 100).aid("top")
            LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { ScrollRow(n: $0, length: m.n == 0 ? 50 : 80) } }.aid("inner")
            Color.blue.frame(height: 100).aid("end")
          }
        }
      }
    }

    @Test func `B16.32a a stack in a stack of the same axis makes what is seen of both`() async {
      let m = ScrollModel()
      let harness = await mount(Stacks(m: m), size: window)
      #expect(made() == [0, 1])
      await harness.wheel(300)
      #expect(harness.minY("r4") == 0)
      #expect(made() == [4, 5, 6, 7] || harness.frame(of: "r7") != nil)
      await harness.turn { m.n = 1 }
      #expect(harness.frame(of: "r4").map { $0.maxY > 0 } == true)
      for _ in 0..<5 { await harness.wheel(1e7) }
      #expect(harness.maxY("end") == 200)
      #expect(harness.maxY("r999") == 100)
      for _ in 0..<5 { await harness.wheel(-1e7) }
      #expect(harness.minY("top") == 0)
      #expect(harness.minY("r0") == 100)
      #expect(harness.runtimeIssues == [])
    }

    @Test func `B16.32b stacks along the other axis in rows make theirs when their row is made`() async {
      let harness = await mount(
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { line in
              ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                  ForEach(0..<100, id: \.self) { n in
                    let _ = Log.add("b\(line * 100 + n)")
                    Color.gray.frame(width: 50, height: 100).aid("c\(line) \(n)")
                  }
                }
              }
            }
          }
        }, size: window)
      #expect(Set(made()) == Set([0, 1, 2, 3, 100, 101, 102, 103]))
      await harness.wheel(at: CGPoint(x: 100, y: 50), by: CGSize(width: 100, height: 0))
      #expect(harness.minX("c0 2") == 0)
      #expect(harness.minX("c1 0") == 0)
      #expect(Set(made()) == [4, 5])
      await harness.wheel(100)
      #expect(Set(made()) == Set(200..<204))
    }

    @Test func `B16.33 without a scroll view along its axis a stack is as long as estimated, and makes what the window shows`() async {
      var harness = await mount(
        LazyRowStack(count: 100).fixedSize(horizontal: false, vertical: true).aid("stack").frame(maxHeight: .infinity, alignment: .top),
        size: window)
      #expect(harness.frame(of: "stack")?.height == 5_000)
      #expect(made().count <= 10)
      harness = await mount(ScrollView(.horizontal) { LazyRowStack(count: 100).aid("stack") }, size: window)
      #expect(made().count <= 10)
      harness = await mount(VStack(spacing: 0) { LazyRowStack(count: 100).aid("stack") }, size: window)
      #expect(made().count <= 10)
      #expect(harness.runtimeIssues == [])
    }

    @Test(arguments: [Alignment.top, .center, .bottom])
    func `B16.33 a stack that is longer than the window makes the rows that the window shows, and the first one`(_ alignment: Alignment)
      async
    {
      let seen: Set<Int> = alignment == .top ? Set(0..<4) : alignment == .center ? Set(48..<52) : Set(96..<100)
      let fixed = LazyRowStack(count: 100).fixedSize(horizontal: false, vertical: true)
      let views: [AnyView] = [
        AnyView(fixed.frame(height: 200, alignment: alignment)),
        AnyView(ScrollView(.horizontal) { LazyRowStack(count: 100) }.frame(height: 200, alignment: alignment)),
        AnyView(ScrollView(.horizontal) { fixed.frame(width: 300) }.frame(height: 200, alignment: alignment)),
        AnyView(VStack(spacing: 0) { fixed }.frame(height: 200, alignment: alignment)),
        AnyView(LazyVStack(spacing: 0) { ForEach(0..<100) { ScrollRow(n: $0) } }.frame(height: 200, alignment: alignment)),
        AnyView(
          LazyVGrid(columns: [GridItem()], spacing: 0) { ForEach(0..<100) { ScrollRow(n: $0) } }
            .fixedSize(horizontal: false, vertical: true).frame(height: 200, alignment: alignment)),
      ]
      for (place, view) in views.enumerated() {
        let harness = await mount(view, size: window)
        let rows = made()
        #expect(Set(rows) == seen.union([0]), "\(place)")
        #expect(rows.count == Set(rows).count, "\(place)")
        #expect(Set((0..<100).filter { harness.frame(of: "r\($0)") != nil }) == seen, "\(place)")
        #expect(harness.runtimeIssues == [], "\(place)")
      }
    }

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func `B16.33 a row that is wider than the window makes what the window shows, and its first view`(_ alignment: HorizontalAlignment)
      async
    {
      let seen: Set<Int> = alignment == .leading ? Set(0..<4) : alignment == .center ? Set(48..<52) : Set(96..<100)
      let row = LazyHStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { n in
          let _ = Log.add("b\(n)")
          Color.gray.frame(width: 50, height: 50).aid("r\(n)")
        }
      }
      let harness = await mount(
        ScrollView { row.fixedSize(horizontal: true, vertical: false) }
          .frame(width: 200, alignment: Alignment(horizontal: alignment, vertical: .top)), size: window)
      #expect(Set(made()) == seen.union([0]))
      #expect(harness.runtimeIssues == [])
    }

    private struct Pinned: View {
      var pinned: PinnedScrollableViews = [.sectionHeaders]
      @ObservedObject var m: ScrollModel

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0, pinnedViews: pinned) {
              ForEach(0..<10, id: \.self) { s in
                Section {
                  ForEach(0..<100, id: \.self) { n in
                    Color.gray.frame(height: 50).aid("r\(s * 100 + n)").onTapGesture { Log.add("row \(s * 100 + n)") }
                      .onAppear { Log.add("b\(s * 100 + n)") }
                  }
                } header: {
                  Color.blue.frame(height: 20).aid("h\(s)").onTapGesture { Log.add("head \(s)") }.onAppear { Log.add("head \(s) +") }
                    .onDisappear { Log.add("head \(s) -") }
                } footer: {
                  Color.green.frame(height: 20).aid("f\(s)").onTapGesture { Log.add("foot \(s)") }
                }
              }
            }
          }
          .onChange(of: m.n) { proxy.scrollTo("h\(m.n)", anchor: .top) }
        }
      }
    }

    @Test func `B16.34c B16.35ab pinned views lie over the rows, and stay made while their section is seen`() async {
      let harness = await mount(Pinned(pinned: [.sectionHeaders, .sectionFooters], m: ScrollModel()), size: window)
      _ = Log.take()
      for _ in 0..<10 { await harness.wheel(100) }
      #expect(harness.minY("h0") == 0)
      #expect(harness.maxY("f0") == 200)
      #expect(!Log.take().contains("head 0 -"))
      await harness.tap(at: CGPoint(x: 100, y: 10))
      await harness.tap(at: CGPoint(x: 100, y: 190))
      await harness.tap(at: CGPoint(x: 100, y: 100))
      #expect(Log.take().filter { $0.hasPrefix("head") || $0.hasPrefix("foot") || $0.hasPrefix("row") } == ["head 0", "foot 0", "row 21"])
      for _ in 0..<41 { await harness.wheel(100) }
      #expect(harness.minY("h1") == 0)
      #expect(harness.frame(of: "h0") == nil)
      #expect(Log.take().contains("head 0 -"))
    }

    @Test func `B16.36 the header of a section is found without its rows above the viewport`() async {
      struct Far: View {
        @ObservedObject var m: ScrollModel
        var body: some View {
          ScrollViewReader { proxy in
            ScrollView {
              LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                Section {
                  ForEach(0..<10_000, id: \.self) { ScrollRow(n: $0) }
                } header: {
                  Color.blue.frame(height: 20).aid("head")
                }
              }
            }
            .onChange(of: m.id) { if let id = m.id { proxy.scrollTo(id, anchor: .top) } }
          }
        }
      }
      let m = ScrollModel()
      let harness = await mount(Far(m: m), size: window)
      _ = Log.take()
      await harness.turn { m.id = 9_000 }
      #expect(harness.minY("head") == 0)
      #expect(made().count < 15)
      await harness.wheel(-500)
      #expect(harness.minY("head") == 0)
      #expect(made().count < 15)
    }
  }
}

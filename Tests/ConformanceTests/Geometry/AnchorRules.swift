import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B8.13 and B8.14: views made from preferences, and anchors in them.
  @MainActor
  struct AnchorRules {
    private struct Bounds: PreferenceKey {
      static var defaultValue: [String: Anchor<CGRect>] { [:] }
      static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
      }
    }

    private struct Tabs: View {
      @State private var selected = "a"
      var body: some View {
        HStack(spacing: 10) {
          ForEach(["a", "bbbb"], id: \.self) { name in
            Button {
              selected = name
            } label: {
              Color.red.frame(width: CGFloat(name.count) * 20, height: 20)
            }
            .accessibilityLabel(name)
            .accessibilityIdentifier(name)
            .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
          }
        }
        .padding(5)
        .overlayPreferenceValue(Bounds.self) { anchors in
          let _ = Log.add("overlay \(anchors.keys.sorted().joined())")
          GeometryReader { geo in
            if let anchor = anchors[selected] {
              Color.blue.frame(width: geo[anchor].width, height: 2)
                .offset(x: geo[anchor].minX, y: geo[anchor].maxY)
                .accessibilityIdentifier("line")
            }
          }
        }
      }
    }

    @Test func `B8.14 an anchor is resolved in the space of the reader`() async throws {
      let harness = await mount(Tabs())
      #expect(Log.take() == ["overlay abbbb"])
      let a = try #require(harness.frame(of: "a"))
      #expect(harness.presented("line", .x) == Double(a.minX))
      #expect(harness.presented("line", .y) == Double(a.maxY))
      #expect(harness.presented("line", .width) == 20)
      try await harness.tap("bbbb")
      let b = try #require(harness.frame(of: "bbbb"))
      #expect(harness.presented("line", .x) == Double(b.minX))
      #expect(harness.presented("line", .width) == 80)
    }

    private struct Points: PreferenceKey {
      static var defaultValue: [Anchor<CGPoint>] { [] }
      static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    @Test func `every source of an anchor names its point`() async {
      let sources: [Anchor<CGPoint>.Source] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        .unitPoint(UnitPoint(x: 0.25, y: 0.75)), .point(CGPoint(x: 3, y: 4)),
      ]
      let view = sources.reduce(AnyView(Color.red.frame(width: 100, height: 40))) { view, source in
        AnyView(view.transformAnchorPreference(key: Points.self, value: source) { $0.append($1) })
      }
      let harness = await mount(
        view.overlayPreferenceValue(Points.self) { points in
          GeometryReader { geo in
            Text(points.map { "\(Int(geo[$0].x)),\(Int(geo[$0].y))" }.joined(separator: " ")).fixedSize()
          }
        })
      #expect(harness.texts == ["0,0 50,0 100,0 0,20 50,20 100,20 0,40 50,40 100,40 25,30 3,4"])
    }

    private struct Whole: PreferenceKey {
      static var defaultValue: Anchor<[CGPoint]>? { nil }
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) { value = value ?? nextValue() }
    }

    @Test func `several sources make one anchor`() async {
      let harness = await mount(
        Color.red.frame(width: 100, height: 40)
          .anchorPreference(key: Whole.self, value: Anchor<[CGPoint]>.Source([.topLeading, .bottomTrailing])) { $0 }
          .padding(10)
          .backgroundPreferenceValue(Whole.self) { anchor in
            GeometryReader { geo in
              Text(anchor.map { geo[$0].map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ") } ?? "none").fixedSize()
            }
          })
      #expect(harness.texts == ["10,10 110,50"])
    }

    private struct Depth: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }

    private struct Growing: View {
      @State private var depth = 1
      var body: some View {
        let _ = Log.add("body")
        VStack {
          Text("deep").preference(key: Depth.self, value: depth)
          Button("go") { depth = 2 }
        }
        .overlayPreferenceValue(Depth.self, alignment: .topLeading) { Text("at \($0)").accessibilityIdentifier("badge") }
        .backgroundPreferenceValue(Depth.self) { Text("behind \($0)") }
        .accessibilityIdentifier("all")
      }
    }

    @Test func `views made from a preference follow it, in the same frame`() async throws {
      let harness = await mount(Growing())
      #expect(harness.texts == ["behind 1", "deep", "go", "at 1"])
      let (badge, all) = (try #require(harness.frame(of: "badge")), try #require(harness.frame(of: "all")))
      #expect(badge.origin == all.origin)
      _ = Log.take()
      harness.resetCounters()
      try await harness.tap("go")
      #expect(harness.texts == ["behind 2", "deep", "go", "at 2"])
      #expect(Log.take() == ["body"])
      #expect(harness.frames.allSatisfy { !$0.texts.contains("at 1") || !$0.texts.contains("behind 2") })
    }

    @Test func `B8.10 a reader without a writer inside takes no part in a preference`() async {
      _ = await mount(
        HStack {
          Text("x").preference(key: Depth.self, value: 5)
          GeometryReader { _ in Color.red }
        }
        .onPreferenceChange(Depth.self) { Log.add("\($0)") })
      #expect(Log.take() == ["5"])
    }

    @Test func `a size goes up from a reader in the background`() async {
      _ = await mount(
        Text("four").background(GeometryReader { Color.clear.preference(key: Depth.self, value: Int($0.size.width)) })
          .onPreferenceChange(Depth.self) { Log.add("\($0)") })
      #expect(Log.take() == ["34"])
    }
  }
}

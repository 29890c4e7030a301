import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Lazy grids whose number of tracks changes: B16.40–B16.50.
  @MainActor
  struct LazyTrackRules {
    private static let sizes: [CGFloat] = [300, 90, 420, 60, 200, 300]

    private final class Model: ObservableObject {
      @Published var count = 3
      @Published var items = Array(0..<60)
    }

    /// A grid of 60 cells in two sections, along either axis.
    private struct Grid: View {
      let axis: Axis.Set
      var pinned: PinnedScrollableViews = []
      var columns: [GridItem] = [GridItem(.adaptive(minimum: 80))]
      var items = Array(0..<60)

      var body: some View {
        ScrollView(axis) {
          if axis == .vertical {
            LazyVGrid(columns: columns, spacing: 4, pinnedViews: pinned) { cells }.aid("grid")
          } else {
            LazyHGrid(rows: columns, spacing: 4, pinnedViews: pinned) { cells }.aid("grid")
          }
        }
      }

      @ViewBuilder private var cells: some View {
        section(0, items.filter { $0 < 20 })
        section(1, items.filter { $0 >= 20 })
      }

      private func section(_ number: Int, _ items: [Int]) -> some View {
        Section {
          ForEach(items, id: \.self) { n in Color.red.frame(width: 30, height: 30).aid("c\(n)") }
        } header: {
          Color.blue.frame(width: 20, height: 20).aid("h\(number)")
        }
      }
    }

    /// The frames of what is seen.
    private func frames(_ harness: ViewHarness, _ size: CGSize) -> [String: CGRect] {
      var frames: [String: CGRect] = [:]
      for name in (0..<60).map({ "c\($0)" }) + ["h0", "h1"] {
        if let frame = harness.frame(of: name), frame.intersects(CGRect(origin: .zero, size: size)) { frames[name] = frame }
      }
      return frames
    }

    private func size(_ across: CGFloat, _ axis: Axis.Set) -> CGSize {
      axis == .vertical ? CGSize(width: across, height: 200) : CGSize(width: 200, height: across)
    }

    @Test(arguments: [Axis.Set.vertical, .horizontal], [PinnedScrollableViews(), .sectionHeaders])
    func `B16.45 a window that grows and shrinks deals the cells anew`(_ axis: Axis.Set, _ pinned: PinnedScrollableViews) async {
      let harness = await mount(Grid(axis: axis, pinned: pinned), size: size(300, axis))
      for across in Self.sizes {
        harness.resize(to: size(across, axis))
        await harness.settle()
        let fresh = await mount(Grid(axis: axis, pinned: pinned), size: size(across, axis))
        #expect(frames(harness, size(across, axis)) == frames(fresh, size(across, axis)), "\(across)")
      }
      #expect(harness.runtimeIssues.isEmpty)
    }

    private struct Changing: View {
      @ObservedObject var m: Model
      let axis: Axis.Set

      var body: some View {
        Grid(
          axis: axis, pinned: .sectionHeaders, columns: Array(repeating: GridItem(.flexible()), count: m.count), items: m.items)
      }
    }

    @Test(arguments: [Axis.Set.vertical, .horizontal], [nil, Animation.linear(duration: 0.2)])
    func `B16.45 columns that become fewer or more deal the cells anew`(_ axis: Axis.Set, _ animation: Animation?) async {
      let m = Model()
      let harness = await mount(Changing(m: m, axis: axis), size: size(300, axis))
      for count in [1, 3, 2, 5, 1, 0, 4] {
        await harness.turn { withAnimation(animation) { m.count = count } }
        await harness.advance(by: 1)
        let fresh = await mount(Changing(m: m, axis: axis), size: size(300, axis))
        #expect(frames(harness, size(300, axis)) == frames(fresh, size(300, axis)), "\(count)")
      }
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [Axis.Set.vertical, .horizontal])
    func `B16.45 columns become fewer together with the cells`(_ axis: Axis.Set) async {
      let m = Model()
      let harness = await mount(Changing(m: m, axis: axis), size: size(300, axis))
      for (count, items) in [(1, Array(5..<9)), (4, Array(0..<60)), (2, Array((0..<60).reversed())), (3, []), (1, Array(0..<60))] {
        await harness.turn { (m.count, m.items) = (count, items) }
        let fresh = await mount(Changing(m: m, axis: axis), size: size(300, axis))
        #expect(frames(harness, size(300, axis)) == frames(fresh, size(300, axis)), "\(count)")
      }
    }

    @Test(arguments: [1, 2, 5])
    func `B16.12ab the first cells in sight stay in sight when columns change while scrolled`(_ count: Int) async {
      let m = Model()
      let harness = await mount(Changing(m: m, axis: .vertical), size: CGSize(width: 300, height: 200))
      await harness.wheel(320)
      let seen = (0..<60).filter { harness.frame(of: "c\($0)").map { $0.maxY > 0 && $0.minY < 200 } ?? false }
      await harness.turn { m.count = count }
      #expect(harness.frame(of: "c\(seen[0])").map { $0.maxY > 0 && $0.minY < 200 } == true)
      for _ in 0..<3 { await harness.wheel(1e6) }
      #expect(harness.maxY("c59") == 200)
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.minY("h0") == 0)
      #expect(harness.minY("c0") == 24)
    }

    private struct Focused: View {
      @ObservedObject var m: Model
      @State private var text = ""

      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: m.count), spacing: 0) {
            ForEach(m.items, id: \.self) { n in
              if n == 7 { TextField("field", text: $text).frame(height: 40).aid("c7") } else { Color.red.frame(height: 40).aid("c\(n)") }
            }
          }
        }
      }
    }

    @Test(arguments: [1, 2, 4])
    func `B16.19a a cell with the focus stays while it is out of sight and columns change`(_ count: Int) async throws {
      let m = Model()
      let harness = await mount(Focused(m: m), size: CGSize(width: 300, height: 120))
      try await harness.tap("field")
      try await harness.type("a", into: "field")
      await harness.wheel(600)
      #expect(harness.focusedLabel == "field")
      await harness.turn { m.count = count }
      #expect(harness.focusedLabel == "field")
      for _ in 0..<3 { await harness.wheel(-1e6) }
      #expect(harness.minY("c7") == CGFloat(7 / count) * 40)
      #expect(harness.minX("c7") == CGFloat(7 % count) * (300 + 8) / CGFloat(count))
    }

    @Test func `B16.43 a single column has the width of its track`() async {
      let harness = await mount(
        LazyVGrid(columns: [GridItem(.fixed(100), alignment: .leading)]) { Color.red.frame(height: 20).aid("c0") }.frame(width: 300),
        size: CGSize(width: 300, height: 200))
      #expect(harness.frame(of: "c0") == CGRect(x: 100, y: 90, width: 100, height: 20))
    }
  }
}

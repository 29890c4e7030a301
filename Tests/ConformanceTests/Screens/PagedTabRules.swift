import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pages that are swiped (B20.13), and screens that are proposed no size.
  @MainActor
  struct PagedTabRules {
    private let window = CGSize(width: 300, height: 400)

    @MainActor
    final class Model: ObservableObject {
      @Published var page = 0
      @Published var taps = 0
    }

    private struct Pages: View {
      @ObservedObject var model: Model
      let scrolls: Bool

      var body: some View {
        TabView(selection: $model.page) {
          ForEach(0..<5, id: \.self) { page in
            Group {
              if scrolls {
                ScrollView {
                  VStack {
                    button(page)
                    ForEach(0..<30, id: \.self) { Text("\($0)") }
                  }
                }
              } else {
                button(page).frame(maxWidth: .infinity, maxHeight: .infinity)
              }
            }
            .onAppear { Log.add("+\(page)") }
            .onDisappear { Log.add("-\(page)") }
            .tag(page)
          }
        }
        .tabViewStyle(.page)
      }

      private func button(_ page: Int) -> some View { Button("tap \(page)") { model.taps += 1 }.aid("b\(page)") }
    }

    private func isInPlace(_ page: Int, _ harness: ViewHarness) -> Bool {
      harness.frame(of: "b\(page)").map { abs($0.midX - window.width / 2) < 0.01 } ?? false
    }

    private struct Mark: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test(arguments: [Idiom.phone, .desktop], [false, true])
    func `B20.13 the preferences of pages reach the views around them`(_ idiom: Idiom, areDynamic: Bool) async {
      struct Root: View {
        let areDynamic: Bool
        @State private var sum = 0

        private func page(_ number: Int) -> some View { Text("page \(number)").preference(key: Mark.self, value: number).tag(number) }

        var body: some View {
          NavigationStack {
            VStack {
              Text("sum \(sum)")
              TabView {
                if areDynamic {
                  ForEach(1..<4, id: \.self) { page($0) }
                } else {
                  page(1)
                  page(2)
                  page(3)
                }
              }
              .tabViewStyle(.page)
              .onPreferenceChange(Mark.self) { sum = $0 }
            }
          }
        }
      }
      let harness = ViewHarness(Root(areDynamic: areDynamic), size: window, idiom: idiom)
      _ = await harness.rest()
      #expect(harness.texts.contains("sum 6"))
      #expect(harness.runtimeIssues.isEmpty)
    }

    @Test(arguments: [false, true], [0.05, 0.15, 0.8])
    func `B20.13 pages appear one by one, are at rest half a second after a swipe, and can be touched then`(
      _ scrolls: Bool, _ duration: Double
    ) async throws {
      let model = Model()
      let harness = await Conformance.mount(Pages(model: model, scrolls: scrolls), size: window)
      _ = await harness.rest()
      #expect(Log.take() == ["+0"])
      for page in 1...4 {
        await harness.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200), duration: duration)
        await harness.advance(by: 0.5)
        #expect(isInPlace(page, harness))
        try await harness.tap("tap \(page)")
        #expect(model.taps == page)
        _ = await harness.rest()
        #expect(model.page == page)
        #expect(Log.take() == ["+\(page)", "-\(page - 1)"])
      }
    }

    @Test func `B20.13 what a page shows can be touched while the page comes to rest, and the page goes on`() async throws {
      let model = Model()
      let harness = await Conformance.mount(Pages(model: model, scrolls: false), size: window)
      await harness.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.15)
      await harness.advance(by: 0.1)
      let frame = try #require(harness.frame(of: "b1"))
      await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(model.taps == 1)
      _ = await harness.rest()
      #expect(isInPlace(1, harness))
      await harness.drag(from: CGPoint(x: 260, y: 200), to: CGPoint(x: 220, y: 200), duration: 0.4)
      _ = await harness.rest()
      #expect(isInPlace(1, harness))
      #expect(model.page == 1)
      for page in [4, 0, 3] {
        await harness.turn { withAnimation { model.page = page } }
        _ = await harness.rest()
        #expect(isInPlace(page, harness))
      }
    }

    @Test(arguments: [Idiom.phone, .desktop]) func `a stack that is proposed nothing is as large as its root and its bar`(
      _ idiom: Idiom
    ) async throws {
      let root = Color.red.frame(width: 120, height: 80).aid("root")
      for view in [
        AnyView(NavigationStack { root }.fixedSize().aid("stack")),
        AnyView(NavigationView { root }.navigationViewStyle(.stack).fixedSize().aid("stack")),
        AnyView(ScrollView([.horizontal, .vertical]) { NavigationStack { root }.aid("stack") }),
      ] {
        let harness = ViewHarness(view, size: CGSize(width: 600, height: 500), idiom: idiom)
        await harness.settle()
        let (stack, inner) = (try #require(harness.frame(of: "stack")), try #require(harness.frame(of: "root")))
        #expect(stack.contains(inner))
        #expect(inner.size == CGSize(width: 120, height: 80))
        #expect(stack.width == inner.width)
        #expect(stack.height < inner.height + 80)
      }
    }
  }
}

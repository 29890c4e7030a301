import Combine
import RivuletTesting
import SwiftUI
import Testing

private final class Titles: ObservableObject {
  @Published var n = 0
  @Published var titles = ["a"]
}

private struct Card<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View { VStack { content() } }
}

private struct Tally: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Wrapping<Inner: View>: ViewModifier {
  let inner: () -> Inner

  func body(content: Content) -> some View {
    VStack {
      content; inner()
    }
  }
}

extension Conformance {
  /// Content closures of views that store nothing but an object that they watch.
  @MainActor
  struct WatchedObjectRules {
    private struct Stored: View {
      @ObservedObject var model: Titles

      var body: some View { Card { Text("\(model.n)") } }
    }

    private struct Supplied: View {
      @EnvironmentObject var model: Titles

      var body: some View { Card { Text("\(model.n)") } }
    }

    private struct Owned: View {
      @StateObject var model: Titles

      var body: some View { Card { Text("\(model.n)") } }
    }

    private struct Captured: View {
      @ObservedObject var model: Titles

      var body: some View { Card { [model] in Text("\(model.n)") } }
    }

    private struct Reader: View {
      @ObservedObject var model: Titles

      var body: some View {
        let _ = model.n
        GeometryReader { _ in Text("\(model.n)") }
      }
    }

    private struct Overlaid: View {
      @ObservedObject var model: Titles

      var body: some View { Color.clear.overlayPreferenceValue(Tally.self) { _ in Text("\(model.n)") } }
    }

    private struct Grouped: View {
      @ObservedObject var model: Titles

      var body: some View { Group(subviews: Color.clear) { _ in Text("\(model.n)") } }
    }

    private struct Modified: View {
      @ObservedObject var model: Titles

      var body: some View { Color.clear.modifier(Wrapping { Text("\(model.n)") }) }
    }

    private struct Rows: View {
      @ObservedObject var model: Titles

      var body: some View { ForEach(model.titles.indices, id: \.self) { Text(model.titles[$0]) } }
    }

    private struct Guided: View {
      @ObservedObject var model: Titles

      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 100).accessibilityIdentifier("beside")
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.top) { _ in MainActor.assumeIsolated { CGFloat(-model.n) } }
            .accessibilityIdentifier("guided")
        }
      }
    }

    private struct Transformed: View {
      struct Shown: View {
        @Environment(\.lineLimit) var lineLimit

        var body: some View { Text("\(lineLimit ?? 0)") }
      }

      @ObservedObject var model: Titles

      var body: some View { Shown().transformEnvironment(\.lineLimit) { $0 = model.n } }
    }

    private func shows<Root: View>(_ root: Root, of model: Titles) async -> [String] {
      let harness = ViewHarness(root)
      await harness.settle()
      await harness.turn { model.n = 7 }
      return harness.texts
    }

    @Test func `B2.07 B3.21 a content closure over a watched object shows what the object holds`() async {
      let model = Titles()
      #expect(await shows(Stored(model: model), of: model) == ["7"])
      #expect(await shows(Supplied().environmentObject(model), of: model) == ["7"])
      #expect(await shows(Owned(model: model), of: model) == ["7"])
      #expect(await shows(Captured(model: model), of: model) == ["7"])
    }

    @Test func `B2.07 B3.21 closures of containers and modifiers over a watched object are called again`() async {
      let model = Titles()
      #expect(await shows(Reader(model: model), of: model) == ["7"])
      #expect(await shows(Overlaid(model: model), of: model) == ["7"])
      #expect(await shows(Grouped(model: model), of: model) == ["7"])
      #expect(await shows(Modified(model: model), of: model) == ["7"])
      #expect(await shows(Transformed(model: model), of: model) == ["7"])
    }

    @Test func `B2.07 rows over the indices of a watched object's array follow it`() async {
      let model = Titles()
      let harness = ViewHarness(Rows(model: model))
      await harness.settle()
      await harness.turn { model.titles = ["b"] }
      #expect(harness.texts == ["b"])
    }

    @Test func `B2.07 a guide over a watched object moves its view`() async {
      let model = Titles()
      let harness = ViewHarness(Guided(model: model))
      await harness.settle()
      await harness.turn { model.n = 7 }
      #expect((harness.frame(of: "guided")?.minY ?? 0) - (harness.frame(of: "beside")?.minY ?? 0) == 7)
    }

    @Test func `B2.07 no wrapper that watches an object is one reference wide`() {
      #expect(MemoryLayout<ObservedObject<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<EnvironmentObject<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<StateObject<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<Environment<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<FocusedValue<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<FocusedObject<Titles>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<AppStorage<Int>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<SceneStorage<Int>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<Binding<Void>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<FocusState<Bool>>.size > MemoryLayout<AnyObject>.size)
      #expect(MemoryLayout<Namespace>.size > MemoryLayout<AnyObject>.size)
    }
  }
}

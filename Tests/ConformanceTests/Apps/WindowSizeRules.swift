import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// The content of the window that is opened next.
@MainActor private var content = AnyView(EmptyView())
@MainActor private var size: CGSize?

extension Conformance {
  /// Rules of B20 about the size in which a window of a desktop opens.
  @MainActor
  @Suite(.serialized)
  struct WindowSizeRules {
    private struct Program: App {
      var body: some Scene {
        let group = WindowGroup("window") { content.background { GeometryReader { Measure(size: $0.size) } } }
        group.defaultSize(size ?? CGSize(width: -1, height: -1)).windowResizability(.automatic)
      }
    }

    private struct Fitting: App {
      var body: some Scene {
        WindowGroup("window") { content.background { GeometryReader { Measure(size: $0.size) } } }.windowResizability(.contentSize)
      }
    }

    private struct Measure: View {
      let size: CGSize

      var body: some View { Color.clear.onChange(of: size, initial: true) { Log.sizes = size } }
    }

    private func open(_ view: some View, _ wanted: CGSize? = nil, fits: Bool = false) async throws -> CGSize {
      (content, size) = (AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity)), wanted)
      let app = fits ? AppHarness(Fitting()) : AppHarness(Program())
      await app.settle()
      return Log.sizes
    }

    private let usual = CGSize(width: 900, height: 450)

    @Test(arguments: [false, true]) func `B20.68 what scrolls or splits opens at the usual size`(fits: Bool) async throws {
      let rows = ForEach(0..<300, id: \.self) { Text("row \($0)") }
      #expect(try await open(ScrollView { VStack { rows } }, fits: fits) == usual)
      #expect(try await open(ScrollView { LazyVStack { rows } }, fits: fits) == usual)
      #expect(try await open(ScrollView([.horizontal, .vertical]) { HStack { rows } }, fits: fits) == usual)
      #expect(try await open(List { rows }, fits: fits) == usual)
      #expect(
        try await open(
          VStack {
            Text("head"); List { rows }
          }, fits: fits) == usual)
      #expect(
        try await open(
          HSplitView {
            Text("a"); Text("b")
          }, fits: fits) == usual)
      #expect(
        try await open(
          VSplitView {
            Text("a"); Text("b")
          }, fits: fits) == usual)
      #expect(
        try await open(
          NavigationSplitView {
            Text("a")
          } detail: {
            Text("b")
          }, fits: fits) == usual)
      #expect(try await open(TabView { List { rows }.tabItem { Text("tab") } }, fits: fits) == usual)
    }

    @Test func `B20.68a the scene's word counts, and no window is smaller than its content`() async throws {
      let list = List { Text("row") }
      #expect(try await open(list, CGSize(width: 500, height: 300)) == CGSize(width: 500, height: 300))
      #expect(try await open(list.frame(minWidth: 400, minHeight: 700)) == CGSize(width: 900, height: 700))
      #expect(try await open(list.frame(minWidth: 400, minHeight: 700), CGSize(width: 100, height: 100)) == CGSize(width: 400, height: 700))
    }

    @Test func `B20.68 lengths that the app names for what scrolls count`() async throws {
      let ideal = try await open(List { Text("row") }.frame(minWidth: 300, idealWidth: 500, minHeight: 200, idealHeight: 600))
      #expect(ideal == CGSize(width: 500, height: 600))
    }
  }
}

extension Log {
  /// The size of the content of a window, in points.
  @MainActor fileprivate static var sizes = CGSize.zero
}

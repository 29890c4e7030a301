import RivuletTesting
import SwiftUI
import Testing

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Frames: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

extension Conformance {
  /// What backgrounds and overlays of several views at once report upwards.
  @MainActor
  struct GroupPreferenceRules {
    private struct Marker: View {
      var name = "m"

      var body: some View { Color.clear.preference(key: Names.self, value: [name]) }
    }

    private struct Counted<Content: View>: View {
      let content: Content
      @State private var names: [String] = []

      init(@ViewBuilder content: () -> Content) { self.content = content() }

      var body: some View {
        VStack {
          VStack { content }.onPreferenceChange(Names.self) { names = $0 }
          Text(names.joined(separator: " "))
        }
      }
    }

    private struct Switched: View {
      @State private var shows = true
      @State private var count = 3

      var body: some View {
        Counted {
          Group {
            if shows { Color.red } else { Color.blue; Color.green }
          }
          .background { Marker() }
          ForEach(0..<count, id: \.self) { _ in Color.red }.overlay { Marker(name: "o") }
          Button("switch") { shows.toggle() }
          Button("more") { count += 1 }
          Button("none") { count = 0 }
        }
      }
    }

    @Test func `B8.13 the background of a group reports for each of its views`() async {
      let harness = ViewHarness(
        Counted {
          Group {
            Color.red
            Color.green
            Color.blue
          }
          .background { Marker() }
        })
      await harness.settle()
      #expect(harness.texts == ["m m m"])
    }

    @Test func `B8.13 backgrounds and overlays on rows and branches report as these come and go`() async throws {
      let harness = ViewHarness(Switched())
      await harness.settle()
      #expect(harness.texts.last == "m o o o")
      try await harness.tap("switch")
      #expect(harness.texts.last == "m m o o o")
      try await harness.tap("more")
      #expect(harness.texts.last == "m m o o o o")
      try await harness.tap("none")
      #expect(harness.texts.last == "m m")
      try await harness.tap("switch")
      #expect(harness.texts.last == "m")
    }

    private struct Offering: View {
      @State private var count = 3

      var body: some View {
        VStack {
          Counted {
            Group {
              Color.red; Color.green
            }.preference(key: Names.self, value: ["g"])
            ForEach(0..<count, id: \.self) { _ in Color.red }.preference(key: Names.self, value: ["r"])
          }
          Button("fewer") { count -= 1 }
        }
      }
    }

    @Test func `B4.17 B8.12 each view of a group and each row offers the value`() async throws {
      let harness = ViewHarness(Offering())
      await harness.settle()
      #expect(harness.texts.first == "g g r r r")
      try await harness.tap("fewer")
      #expect(harness.texts.first == "g g r r")
    }

    private struct Measured: View {
      @State private var count = 2

      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            Color.red.frame(width: 10, height: 10)
          }
          .background {
            Color.clear.anchorPreference(key: Frames.self, value: .bounds) { [$0] }
          }
          Button("more") { count += 1 }
        }
        .overlayPreferenceValue(Frames.self) { anchors in
          GeometryReader { proxy in
            Text(anchors.map { "\(Int(proxy[$0].minY))" }.joined(separator: " "))
          }
        }
      }
    }

    @Test func `B8.13 B8.14 anchors from the background of rows arrive`() async throws {
      let harness = ViewHarness(Measured())
      await harness.settle()
      #expect(harness.texts.last == "0 10")
      try await harness.tap("more")
      #expect(harness.texts.last == "0 10 20")
    }

    private struct Sized: View {
      @State private var sizes: [Int: CGFloat] = [:]

      var body: some View {
        VStack {
          ForEach(1..<4, id: \.self) { n in Color.red.frame(width: CGFloat(n), height: 1) }
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: Names.self, value: ["\(Int(proxy.size.width))"])
              }
            }
        }
        .overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")) }
      }
    }

    @Test func `B8.13 geometry read in the background of rows arrives`() async {
      let harness = ViewHarness(Sized())
      await harness.settle()
      #expect(harness.texts == ["1 2 3"])
    }
  }
}

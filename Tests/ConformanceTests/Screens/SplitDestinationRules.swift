import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B18 about what columns lead to, and about navigation views of a desktop.
  @MainActor
  struct SplitDestinationRules {
    enum Kind: CaseIterable {
      case value, valueInStack, link, flag, item, selection, threeColumns
    }

    private struct Root: View {
      let kind: Kind
      @State private var flag = false
      @State private var item: Int?
      @State private var selection: Int?

      private var links: some View {
        ForEach([7, 8], id: \.self) { NavigationLink("go \($0)", value: $0) }
      }

      private func destination(_ value: Int) -> some View {
        VStack {
          Text("screen \(value)").ax("screen")
          NavigationLink("deeper", value: value * 10)
        }
      }

      private var detail: some View { Text("detail").ax("detail") }

      var body: some View {
        switch kind {
        case .value:
          NavigationSplitView {
            List { links }.navigationDestination(for: Int.self, destination: destination)
          } detail: {
            detail
          }
        case .valueInStack:
          NavigationSplitView {
            VStack { links }.navigationDestination(for: Int.self, destination: destination)
          } detail: {
            NavigationStack { detail }
          }
        case .link:
          NavigationSplitView {
            List([7, 8], id: \.self) { value in NavigationLink("go \(value)") { destination(value) } }
          } detail: {
            detail
          }
        case .flag:
          NavigationSplitView {
            List { Button("go 7") { flag = true } }.navigationDestination(isPresented: $flag) { destination(7) }
          } detail: {
            detail
          }
        case .item:
          NavigationSplitView {
            List([7, 8], id: \.self) { value in Button("go \(value)") { item = value } }
              .navigationDestination(item: $item, destination: destination)
          } detail: {
            detail
          }
        case .selection:
          NavigationSplitView {
            List(selection: $selection) { links }.navigationDestination(for: Int.self, destination: destination)
          } detail: {
            detail
          }
        case .threeColumns:
          NavigationSplitView {
            Text("sidebar")
          } content: {
            List { links }.navigationDestination(for: Int.self, destination: destination)
          } detail: {
            detail
          }
        }
      }
    }

    @Test(arguments: Kind.allCases)
    func `B18.49 what a column leads to fills the next one, whatever leads there`(_ kind: Kind) async throws {
      let stage = await Stage(Root(kind: kind), idiom: .desktop, size: CGSize(width: 900, height: 600))
      let place = try #require(stage.harness.frame(of: "detail"))
      try await stage.tap("go 7")
      let shown = try #require(stage.harness.frame(of: "screen"))
      #expect(abs(shown.midX - place.midX) < 1 && !stage.shows("detail") && stage.has("go 7"))
      guard kind != .flag else { return }
      try await stage.tap("go 8")
      #expect(stage.shows("screen 8") && !stage.shows("screen 7") && stage.has("go 7"))
      guard kind == .value || kind == .threeColumns else { return }
      try await stage.tap("deeper")
      #expect(stage.shows("screen 80") && stage.has("go 7"))
      try await stage.tap("go 7")
      #expect(stage.shows("screen 7"))
    }

    @Test(arguments: [Kind.value, .item, .threeColumns])
    func `B18.54 in one stack it lies above the column, and the way back leads there again`(_ kind: Kind) async throws {
      let stage = await Stage(Root(kind: kind))
      if kind == .threeColumns { return }
      for _ in 0..<2 {
        try await stage.tap("go 7")
        #expect(stage.shows("screen 7"))
        try await stage.tap("BackButton")
        #expect(stage.has("go 7") && !stage.shows("screen 7"))
      }
    }

    private struct Both: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("value", value: 7)
            NavigationLink("view") { Text("view screen") }
          }
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
        } detail: {
          Text("detail")
        }
      }
    }

    @Test func `B18.49 one link takes the place of another, of whatever kind`() async throws {
      let stage = await Stage(Both(), idiom: .desktop)
      for _ in 0..<2 {
        try await stage.tap("value")
        #expect(stage.shows("screen 7") && !stage.shows("view screen"))
        try await stage.tap("view")
        #expect(stage.shows("view screen") && !stage.shows("screen 7"))
      }
    }

    @Test func `B18.49 a row that is selected takes the place of the view of a link`() async throws {
      struct Root: View {
        @State private var selected: Int? = 0
        var body: some View {
          NavigationSplitView {
            List(selection: $selected) {
              ForEach(0..<3) { NavigationLink("value \($0)", value: $0) }
              NavigationLink("view") { Text("view screen") }
              Text("plain").tag(7)
            }
          } detail: {
            Text("detail \(selected ?? -1)")
          }
        }
      }
      let stage = await Stage(Root(), idiom: .desktop)
      try await stage.tap("value 1")
      #expect(stage.shows("detail 1"))
      for (name, value) in [("value 2", 2), ("plain", 7), ("value 1", 1)] {
        try await stage.tap("view")
        #expect(stage.shows("view screen") && !stage.shows("detail \(value)"))
        try await stage.tap(name)
        #expect(stage.shows("detail \(value)") && !stage.shows("view screen"))
      }
    }

    // MARK: Navigation views

    private struct Old: View {
      let columns: Int
      let isSheet: Bool

      private var first: some View {
        List { NavigationLink("go") { Text("screen") } }.frame(minHeight: 100).navigationTitle("title")
          .toolbar { Button("item") {} }
      }

      @ViewBuilder private var view: some View {
        if columns == 1 {
          NavigationView { first }
        } else {
          NavigationView {
            first
            Text("detail")
          }
        }
      }

      var body: some View {
        if isSheet { Text("root").sheet(isPresented: .constant(true)) { view } } else { view }
      }
    }

    @Test(arguments: [1, 2], [false, true])
    func `B18.49 a navigation view of a desktop shows its content, and its items once`(columns: Int, isSheet: Bool) async throws {
      let stage = await Stage(Old(columns: columns, isSheet: isSheet), idiom: .desktop)
      await stage.rest()
      #expect(stage.has("go"))
      #expect(stage.harness.elementFrames("item").count == 1)
      try await stage.tap("go")
      #expect(stage.shows("screen"))
    }
  }
}

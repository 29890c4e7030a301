import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Where the items of toolbars stand on phones and desktops, and what they take from their screen (B20.15–B20.24).
  @MainActor
  struct ToolbarPlaceRules {
    private struct Screen: View {
      let placement: ToolbarItemPlacement

      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: placement) { Button("item") {} } }
        }
      }
    }

    private func frame(_ label: String, _ stage: Stage) throws -> CGRect { try #require(stage.harness.elementFrame(label), "\(label)") }

    @Test func `B20.15abcd items of all views of the screen stand in view order, those of inner modifiers first`() async throws {
      let stage = await Stage(
        NavigationStack {
          VStack {
            Text("x").toolbar { Button("one") {} }
            Text("y").toolbar { Button("two") {} }.toolbar { Button("three") {} }
          }
          .toolbar { Button("four") {} }
          .toolbar { ToolbarItem(placement: .automatic) { Button("five") {} } }
        })
      let frames = try ["one", "two", "three", "four", "five"].map { try frame($0, stage) }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX && left.midY == right.midY) }
      #expect(frames[4].maxX > 340 && frames[0].minX > 100)
    }

    @Test func `B20.16ab each place of a phone's bar is leading or trailing`() async throws {
      for placement in [
        ToolbarItemPlacement.automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing, .navigationBarTrailing,
      ] {
        let item = try frame("item", await Stage(Screen(placement: placement)))
        #expect(item.minX > 300 && item.maxY <= 64, "\(placement)")
      }
      for placement in [ToolbarItemPlacement.navigation, .cancellationAction, .topBarLeading, .navigationBarLeading] {
        let item = try frame("item", await Stage(Screen(placement: placement)))
        #expect(item.maxX < 90 && item.maxY <= 64, "\(placement)")
      }
    }

    @Test func `B20.16def items stand in the place of the title, in the bottom bar and in the middle of that`() async throws {
      for placement in [ToolbarItemPlacement.principal, .title] {
        let stage = await Stage(Screen(placement: placement))
        #expect(!stage.shows("Title"))
        #expect(try abs(frame("item", stage).midX - 195) < 1 && frame("item", stage).maxY <= 64)
      }
      let bottom = await Stage(Screen(placement: .bottomBar))
      #expect(try frame("item", bottom).minY >= 800 && bottom.shows("Title"))
      let status = await Stage(Screen(placement: .status))
      #expect(try frame("item", status).minY >= 800 && abs(frame("item", status).midX - 195) < 1)
    }

    private struct Window: View {
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .secondaryAction) { Button("secondary") {} }
              ToolbarItem { Button("first") {} }
              ToolbarItem(placement: .principal) { Text("principal").ax("middle") }
              ToolbarItem { Button("second") {} }
              ToolbarItem(placement: .navigation) { Button("navigation") {} }
            }
        }
      }
    }

    @Test func `B20.17ab items for navigation stand before the title, and others in order at the end`() async throws {
      let stage = await Stage(Window(), idiom: .desktop, size: CGSize(width: 1000, height: 400))
      let names = ["navigation", "first", "second"]
      let frames = try names.map { try frame($0, stage) }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX, "\(frames)") }
      let titled = await Stage(Screen(placement: .navigation), idiom: .desktop, size: CGSize(width: 1000, height: 400))
      #expect(try frame("item", titled).maxX <= frame("Title", titled).minX)
    }

    private struct Confirmed: View {
      enum Kind {
        case confirmation, cancellation
      }

      let kind: Kind

      var body: some View {
        Text("root").sheet(isPresented: .constant(true)) {
          Text("sheet").toolbar {
            ToolbarItem(placement: kind == .confirmation ? .confirmationAction : .cancellationAction) {
              Button {
              } label: {
                Text("save").ax("save")
              }
            }
          }
        }
      }
    }

    @Test func `B20.17h the confirmation of a sheet is prominent`() async throws {
      func color(_ kind: Confirmed.Kind) async throws -> Color.Resolved {
        let stage = await Stage(Confirmed(kind: kind), idiom: .desktop)
        await stage.rest()
        return try #require(stage.harness.presentedColor("save"))
      }
      let button = Button {
      } label: {
        Text("save").ax("save")
      }
      let prominent = await Stage(button.buttonStyle(.borderedProminent), idiom: .desktop)
      #expect(try await color(.confirmation) == prominent.harness.presentedColor("save"))
      #expect(try await color(.cancellation) != color(.confirmation))
    }

    private struct Spaced: View {
      let sizing: SpacerSizing?

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("one") {} }
            if let sizing { ToolbarSpacer(sizing, placement: .bottomBar) }
            ToolbarItem(placement: .bottomBar) { Button("two") {} }
          }
        }
      }
    }

    @Test func `B20.19b a spacer keeps items apart, by some points or by the whole bar`() async throws {
      func gap(_ sizing: SpacerSizing?) async throws -> CGFloat {
        let stage = await Stage(Spaced(sizing: sizing))
        return try frame("two", stage).minX - frame("one", stage).maxX
      }
      #expect(try await gap(.fixed) > gap(nil))
      #expect(try await gap(.flexible) > 250)
    }

    @Test func `B20.19d the last item goes to the menu first`() async throws {
      let names = (1...6).map { "item \($0)" }
      let stage = await Stage(
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem { Button("item 1") {} }
            ToolbarItem { Button("item 2") {} }
            ToolbarItem { Button("item 3") {} }
            ToolbarItem { Button("item 4") {} }
            ToolbarItem { Button("item 5") {} }
            ToolbarItem { Button("item 6") {} }
          }
        }, idiom: .desktop, size: CGSize(width: 1000, height: 300))
      var counts: Set<Int> = []
      for width in stride(from: 1000, through: 200, by: -50) {
        stage.harness.resize(to: CGSize(width: CGFloat(width), height: 300))
        await stage.rest()
        let shown = names.filter { stage.harness.elementFrame($0) != nil }
        #expect(shown == Array(names.prefix(shown.count)), "\(width)")
        counts.insert(shown.count)
      }
      #expect(counts.contains(6) && counts.count > 2)
    }

    @Test func `B20.19c items before the title go to the menu behind all others, and come back`() async throws {
      let names = (1...6).map { "item \($0)" }
      let stage = await Stage(
        NavigationStack {
          Text("content").navigationTitle("Title").toolbar {
            ToolbarItemGroup { ForEach(5...6, id: \.self) { number in Button("item \(number)") {} } }
            ToolbarItem(placement: .principal) { Button("item 4") {} }
            ToolbarItem(placement: .navigation) { Button("item 1") {} }
            ToolbarItem(placement: .navigation) { Button("item 2") {} }
            ToolbarItem(placement: .navigation) { Button("item 3") {} }
          }
        }, idiom: .desktop, size: CGSize(width: 1000, height: 300))
      var counts: Set<Int> = []
      for width in Array(stride(from: 1000, through: 100, by: -25)) + Array(stride(from: 100, through: 1000, by: 25)) {
        stage.harness.resize(to: CGSize(width: CGFloat(width), height: 300))
        await stage.rest()
        let shown = names.filter { stage.harness.elementFrame($0) != nil }
        #expect(shown == Array(names.prefix(shown.count)), "\(width)")
        for name in shown { #expect(try frame(name, stage).maxX <= max(CGFloat(width), 150), "\(name) \(width)") }
        counts.insert(shown.count)
      }
      #expect(counts.contains(6) && counts.contains(1))
    }

    private struct Plain: View {
      enum Kind {
        case automatic, borderless, bordered
      }

      let kind: Kind

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            switch kind {
            case .automatic: Button("Save") {}
            case .borderless: Button("Save") {}.buttonStyle(.borderless)
            case .bordered: Button("Save") {}.buttonStyle(.bordered)
            }
          }
        }
      }
    }

    @Test func `B20.20d B21.10d a button with a text is borderless`() async {
      func dump(_ kind: Plain.Kind) async -> String { await Stage(Plain(kind: kind)).harness.displayListDump() }
      #expect(await dump(.automatic) == dump(.borderless))
      #expect(await dump(.automatic) != dump(.bordered))
    }

    @Test func `B20.23b the mode of a title makes it small or large on phones`() async throws {
      func top(_ mode: ToolbarTitleDisplayMode) async throws -> CGFloat {
        let stage = await Stage(NavigationStack { Color.red.ax("page").navigationTitle("Title").toolbarTitleDisplayMode(mode) })
        #expect(stage.shows("Title"))
        return try #require(stage.harness.frame(of: "page")).minY
      }
      #expect(try await top(.inline) + 30 < top(.large))
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B20.24cd items have the environment of the body that declares them, and dismiss its screen`(_ idiom: Idiom) async throws {
      struct Root: View {
        @State private var path = [1]

        var body: some View {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { _ in
              Text("up").toolbar {
                ToolbarItem { EnvironmentMark(name: "mark") }
                ToolbarItem { Closer(name: "close") }
              }
              .environment(\.mark, "inner")
            }
          }
          .environment(\.mark, "outer")
        }
      }
      let stage = await Stage(Root(), idiom: idiom)
      await stage.rest()
      #expect(stage.has("mark:inner") && !stage.has("mark:outer"))
      try await stage.tap("close")
      #expect(stage.shows("root") && !stage.shows("up"))
    }
  }
}

import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Rules of B18 about stacks, beside the scenarios of C18.
  @MainActor
  struct NavigationRules {
    private struct Numbers: View {
      @State private var path: [Int]
      let log: Bool

      init(_ path: [Int] = [], log: Bool = true) {
        _path = State(initialValue: path)
        self.log = log
      }

      private var binding: Binding<[Int]> {
        Binding(
          get: { path },
          set: { new in
            if log { Log.add("set \(new)") }
            path = new
          })
      }

      var body: some View {
        NavigationStack(path: binding) {
          VStack {
            NavigationLink("push 1", value: 1)
            Button("many") { path = [1, 2, 3] }
            Button("replace top") { path = [1, 9] }
          }
          .navigationTitle("Root")
          .life("root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("screen \(number)")
              NamedTally(name: "n\(number)-")
              NavigationLink("push \(number + 1)", value: number + 1)
              Button("change top") { path[path.count - 1] = 9 }
              Button("change first") { path[0] = 7 }
              Button("drop two") { path.removeLast(2) }
            }
            .navigationTitle("Title \(number)")
            .life("s\(number)")
          }
        }
      }
    }

    @Test func `B18.01bc the path is shared, B18.02c it is the truth, and B18.03ab a link writes it once`() async throws {
      let stage = await Stage(Numbers())
      _ = Log.take()
      try await stage.tap("push 1")
      #expect(Log.take().filter { $0.hasPrefix("set") } == ["set [1]"])
      #expect(stage.shows("screen 1"))
      try await stage.tap("push 2")
      #expect(Log.take().filter { $0.hasPrefix("set") } == ["set [1, 2]"])
      try await stage.tap("BackButton")
      #expect(Log.take().filter { $0.hasPrefix("set") } == ["set [1]"])
      #expect(stage.shows("screen 1") && !stage.shows("screen 2"))
    }

    @Test func `B18.05abcde a path of any types has a count, an end and equality`() {
      var path = NavigationPath([1, 2])
      path.append("three")
      #expect(path.count == 3 && !path.isEmpty)
      path.removeLast(2)
      #expect(path == NavigationPath([1]))
      path.removeLast()
      #expect(path.isEmpty)
    }

    @Test func `B18.07b screens of a common beginning stay, and what comes after the first difference is made anew`() async throws {
      let stage = await Stage(Numbers([1, 2, 3]))
      await stage.rest()
      try await stage.tap("n3-0")
      try await stage.tap("change first")
      #expect(stage.shows("screen 3") && stage.shows("n3-0"))
      try await stage.tap("BackButton")
      #expect(stage.shows("screen 2"))
      try await stage.tap("BackButton")
      #expect(stage.shows("screen 7"))
    }

    @Test func `B18.08ab B18.09c another value at the top is another screen, without a slide`() async throws {
      let stage = await Stage(Numbers([1, 2]))
      await stage.rest()
      try await stage.tap("n2-0")
      _ = Log.take()
      try await stage.harness.tap("change top")
      await stage.harness.settle()
      #expect(stage.shows("screen 9") && !stage.shows("screen 2"))
      #expect(Set(Log.take()) == ["s9+", "s2-"])
      #expect(stage.shows("n9-0"))
    }

    @Test func `B18.09a a longer path slides, and B18.10ac of several values only the last screen appears`() async throws {
      let stage = await Stage(Numbers())
      _ = Log.take()
      try await stage.harness.tap("many")
      await stage.harness.advance(by: 0.25)
      #expect(stage.shows("push 1") && stage.shows("screen 3"))
      await stage.rest()
      #expect(Log.take() == ["s3+", "root-"])
    }

    @Test func `B18.11ab a path that is there at first is shown at once`() async {
      let stage = await Stage(Numbers([1, 2]))
      #expect(stage.shows("screen 2") && !stage.shows("screen 1") && !stage.shows("push 1"))
      #expect(Log.take() == ["s2+"])
    }

    @Test func `B18.15a the revealed screen appears first, and the popped one disappears after the slide`() async throws {
      let stage = await Stage(Numbers([1]))
      await stage.rest()
      _ = Log.take()
      try await stage.harness.tap("BackButton")
      await stage.harness.advance(by: 0.1)
      #expect(Log.take() == ["set []", "root+"])
      await stage.rest()
      #expect(Log.take() == ["s1-"])
    }

    @Test func `B18.18b a screen that leaves takes no events`() async throws {
      let stage = await Stage(Numbers([1]))
      await stage.rest()
      let tally = try #require(stage.harness.middle(of: "n1-0"))
      try await stage.harness.tap("BackButton")
      await stage.harness.advance(by: 0.02)
      await stage.harness.tap(at: tally)
      #expect(!stage.shows("n1-1"))
    }

    private struct Titled: PreferenceKey {
      static var defaultValue: String { "none" }
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    private struct Preferring: View {
      @State private var seen = ""

      var body: some View {
        VStack {
          Text("seen \(seen)")
          NavigationStack {
            NavigationLink("go", value: 1).preference(key: Titled.self, value: "root")
              .navigationDestination(for: Int.self) { _ in Text("screen").preference(key: Titled.self, value: "screen") }
          }
        }
        .onPreferenceChange(Titled.self) { seen = $0 }
      }
    }

    @Test func `B18.21b preferences of the top screen go up through the stack`() async throws {
      let stage = await Stage(Preferring())
      await stage.rest()
      #expect(stage.shows("seen root"), "\(stage.harness.texts)")
      try await stage.tap("go")
      #expect(stage.shows("seen screen"), "\(stage.harness.texts)")
    }

    private struct Kinds: View {
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("number", value: 1)
            NavigationLink("maybe", value: Optional(1))
            NavigationLink("none", value: Int?.none)
            NavigationLink("text", value: "a")
          }
          .navigationDestination(for: Int.self) { Text("int \($0)") }
        }
      }
    }

    @Test func `B18.22 a destination is for its own type alone, and B18.28 a link to nil is disabled`() async throws {
      let stage = await Stage(Kinds())
      #expect(!stage.harness.isEnabled("none"))
      try await stage.tap("text")
      #expect(stage.shows("number"))
      #expect(stage.issues("String").count == 1)
      try await stage.tap("number")
      #expect(stage.shows("int 1"))
    }

    private struct Lazily: View {
      struct Destination: View {
        init() { Log.add("made") }

        var body: some View {
          let _ = Log.add("body")
          Text("destination")
        }
      }

      var body: some View {
        NavigationStack { NavigationLink("go") { Destination() } }
      }
    }

    @Test func `B18.29ab a link's destination is made with the link, and its body runs when it is pushed`() async throws {
      let stage = await Stage(Lazily())
      #expect(Set(Log.take()) == ["made"])
      try await stage.tap("go")
      #expect(Log.take().contains("body"))
      #expect(stage.shows("destination"))
    }

    private struct Item: Identifiable, Hashable {
      let id: Int
    }

    private struct Wished: View {
      @State private var flag = false
      @State private var item: Item?

      var body: some View {
        NavigationStack {
          VStack {
            Button("flag") { flag = true }
            Button("item") { item = Item(id: 1) }
            Text("flag \(flag) item \(item?.id ?? 0)")
          }
          .navigationDestination(isPresented: $flag) {
            VStack {
              Text("flagged")
              Button("unflag") { flag = false }
            }
          }
          .navigationDestination(item: $item) { item in
            VStack {
              Text("item \(item.id)")
              NamedTally(name: "t")
              Button("other") { self.item = Item(id: 2) }
              Button("nil") { self.item = nil }
            }
            .life("i\(item.id)")
          }
        }
      }
    }

    @Test func `B18.30abc a flag pushes and pops, and going back clears it`() async throws {
      let stage = await Stage(Wished())
      try await stage.tap("flag")
      #expect(stage.shows("flagged"))
      try await stage.tap("BackButton")
      #expect(stage.shows("flag false item 0"))
      try await stage.tap("flag")
      try await stage.tap("unflag")
      #expect(stage.shows("flag false item 0"))
    }

    @Test func `B18.31abcd an item pushes, another one is another screen, and going back takes it away`() async throws {
      let stage = await Stage(Wished())
      try await stage.tap("item")
      try await stage.tap("t0")
      try await stage.tap("other")
      #expect(stage.shows("item 2") && stage.shows("t0"))
      try await stage.tap("BackButton")
      #expect(stage.shows("flag false item 0"))
      try await stage.tap("item")
      try await stage.tap("nil")
      #expect(stage.shows("flag false item 0"))
    }

    private struct Mixed: View {
      @State private var path: [Int] = []
      @State private var flag = false

      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Text("path \(path)")
            Button("flag") { flag = true }
          }
          .navigationDestination(for: Int.self) { Text("value \($0)") }
          .navigationDestination(isPresented: $flag) { NavigationLink("push value", value: 5) }
        }
      }
    }

    @Test func `B18.32ab what is pushed later lies above, whichever way it was pushed`() async throws {
      let stage = await Stage(Mixed())
      try await stage.tap("flag")
      try await stage.tap("push value")
      #expect(stage.shows("value 5"))
      try await stage.tap("BackButton")
      #expect(stage.shows("push value"))
      try await stage.tap("BackButton")
      #expect(stage.shows("path []"))
    }

    private struct Disabled: View {
      @State private var allows = true

      var body: some View {
        NavigationStack {
          NavigationLink("go") { Button("forbid") { allows = false } }.disabled(!allows)
        }
      }
    }

    @Test func `B18.35ac a disabled link pushes nothing, and pops nothing that is pushed`() async throws {
      let stage = await Stage(Disabled())
      try await stage.tap("go")
      try await stage.tap("forbid")
      #expect(stage.shows("forbid"))
      try await stage.tap("BackButton")
      #expect(!stage.harness.isEnabled("go"))
      try? await stage.tap("go")
      #expect(!stage.shows("forbid"))
    }

    private struct Presented: View {
      @Environment(\.presentationMode) private var mode
      @Environment(\.isPresented) private var isPresented

      var body: some View { Button("leave \(isPresented) \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
    }

    @Test func `B18.37ad B18.38ab the presentation mode of 2019 dismisses too`() async throws {
      let stage = await Stage(
        NavigationStack {
          VStack {
            NavigationLink("go") { Presented() }
            Presented()
          }
        })
      try await stage.tap("leave false false")
      #expect(stage.shows("go"))
      try await stage.tap("go")
      try await stage.tap("leave true true")
      #expect(stage.shows("go"))
    }

    @Test func `B18.39ac a stack inside of a stack is independent`() async throws {
      let stage = await Stage(
        NavigationStack {
          NavigationStack {
            NavigationLink("inner go", value: 1).navigationDestination(for: Int.self) { Text("inner \($0)") }
          }
          .navigationDestination(for: Int.self) { Text("outer \($0)") }
        })
      try await stage.tap("inner go")
      #expect(stage.shows("inner 1") && !stage.shows("outer 1"))
    }

    @Test func `B18.40acde a title belongs to the screen around, the outer of one chain and the first of siblings counts`() async {
      let stage = await Stage(
        NavigationStack {
          VStack {
            Text("a").navigationTitle("first")
            Text("b").navigationTitle("second")
          }
        }
        .navigationTitle("outside"))
      #expect(stage.shows("first") && !stage.shows("second") && !stage.shows("outside"))
      let chain = await Stage(NavigationStack { Text("a").navigationTitle("inner").navigationTitle("outer") })
      #expect(chain.shows("outer") && !chain.shows("inner"))
    }

    @Test func `B18.41a on the desktop the title of the screen is that of the window`() async {
      let app = AppHarness(TitledApp())
      await app.settle()
      #expect(app.frontTitle == "Harbour")
    }

    private struct TitledApp: App {
      var body: some Scene {
        WindowGroup("Group") { NavigationStack { Text("a").navigationTitle("Harbour").navigationSubtitle("low tide") } }
      }
    }

    @Test func `B18.45abcde the back button says where it leads, and Back where that has no title`() async throws {
      let stage = await Stage(Numbers([1, 2]))
      await stage.rest()
      #expect(stage.shows("Title 1"))
      let bare = await Stage(NavigationStack { NavigationLink("go") { Text("screen") } })
      #expect(!bare.has("BackButton"))
      try await bare.tap("go")
      #expect(bare.shows("Back"))
    }

    private struct Hiding: View {
      var body: some View {
        NavigationStack {
          NavigationLink("go") {
            VStack {
              Text("screen")
              Closer(name: "leave")
            }
            .navigationBarBackButtonHidden()
          }
        }
      }
    }

    @Test func `B18.46abc without a back button there is no swipe either, and dismiss still works`() async throws {
      let stage = await Stage(Hiding())
      try await stage.tap("go")
      #expect(!stage.has("BackButton"))
      await stage.harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
      await stage.rest()
      #expect(stage.shows("screen"))
      try await stage.tap("leave")
      #expect(stage.shows("go"))
    }

    @Test func `B18.47ac names of 2019 set title and items of the bar`() async throws {
      let stage = await Stage(
        NavigationView {
          NavigationLink("go", destination: Text("screen").navigationBarItems(leading: Button("lead") { Log.add("lead") }))
            .navigationBarTitle("Old", displayMode: .inline)
            .navigationBarItems(leading: Button("left") {}, trailing: Button("right") { Log.add("right") })
        }
        .navigationViewStyle(.stack))
      #expect(stage.shows("Old") && stage.shows("left"))
      try await stage.tap("right")
      try await stage.tap("go")
      #expect(stage.has("BackButton") && stage.has("lead"))
      try await stage.tap("lead")
      #expect(Log.take() == ["right", "lead"])
    }

    @Test func `B18.48ac a hidden bar takes no room, and the next screen decides for itself`() async throws {
      let stage = await Stage(
        NavigationStack {
          ZStack {
            Color.red.ax("root")
            NavigationLink("go") { Color.blue.ax("screen").navigationTitle("Shown").navigationBarTitleDisplayMode(.inline) }
          }
          .toolbar(.hidden, for: .navigationBar)
          .navigationTitle("Hidden")
        })
      #expect(stage.harness.frame(of: "root")?.minY == 0)
      #expect(!stage.shows("Hidden"))
      try await stage.tap("go")
      #expect((stage.harness.frame(of: "screen")?.minY ?? 0) >= 64)
      #expect(stage.shows("Shown"))
    }

    private struct Detail: View {
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("own", destination: Text("in own")).isDetailLink(false)
            NavigationLink("next", destination: Text("in next"))
          }
          Text("placeholder")
        }
      }
    }

    @Test func `B18.50a a link that is no detail link pushes within its column`() async throws {
      let stage = await Stage(Detail(), idiom: .desktop)
      try await stage.tap("own")
      #expect(stage.shows("in own") && stage.shows("placeholder") && !stage.shows("next"))
      let other = await Stage(Detail(), idiom: .desktop)
      try await other.tap("next")
      #expect(other.shows("in next") && other.shows("next") && !other.shows("placeholder"))
    }
  }
}

extension ViewHarness {
  /// The middle of what bears a label.
  fileprivate func middle(of label: String) -> CGPoint? { elementFrame(label).map { CGPoint(x: $0.midX, y: $0.midY) } }
}

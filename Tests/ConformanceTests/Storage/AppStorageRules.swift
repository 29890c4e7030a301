import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// B3.47: values in the user defaults.
  @MainActor
  struct AppStorageRules {
    private struct Reader: View {
      let name: String
      @AppStorage("count") private var count = 7
      var body: some View {
        let _ = Log.add("\(name) \(count)")
        Button("\(name)=\(count)") { count += 1 }
      }
    }

    private struct Two: View {
      var body: some View {
        VStack {
          Reader(name: "a")
          Reader(name: "b")
        }
      }
    }

    @Test func `B3.47 all views with a key update, and the default is not written`() async throws {
      let store = MemoryDefaults()
      let harness = await mount(Two().defaultAppStorage(store))
      #expect(harness.texts == ["a=7", "b=7"])
      #expect(store.object(forKey: "count") == nil)
      _ = Log.take()
      try await harness.tap("a=7")
      #expect(harness.texts == ["a=8", "b=8"])
      #expect(Log.take() == ["a 8", "b 8"])
      #expect(store.integer(forKey: "count") == 8)
    }

    @Test func `B3.47 a stored value beats the default, and one of another type does not`() async {
      #expect(await mount(Reader(name: "a").defaultAppStorage(MemoryDefaults(["count": 3]))).texts == ["a=3"])
      #expect(await mount(Reader(name: "a").defaultAppStorage(MemoryDefaults(["count": "many"]))).texts == ["a=7"])
    }

    @Test func `B3.47 a write past the property is seen at the end of the event`() async throws {
      let store = MemoryDefaults()
      let harness = await mount(Reader(name: "a").defaultAppStorage(store))
      await harness.turn { store.set(20, forKey: "count") }
      #expect(harness.texts == ["a=20"])
    }

    @Test func `B3.47 an announced change is seen`() async {
      let store = MemoryDefaults()
      let harness = await mount(Reader(name: "a").defaultAppStorage(store))
      store.set(30, forKey: "count")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
      await harness.settle()
      #expect(harness.texts == ["a=30"])
    }

    @Test func `two trees of one store show the same value`() async throws {
      let store = MemoryDefaults()
      let first = await mount(Reader(name: "a").defaultAppStorage(store))
      let second = await mount(Reader(name: "b").defaultAppStorage(store))
      try await first.tap("a=7")
      await second.settle()
      #expect(second.texts == ["b=8"])
    }

    private struct Own: View {
      @AppStorage private var word: String
      init(_ store: UserDefaults) { _word = AppStorage(wrappedValue: "none", "word", store: store) }
      var body: some View { Button(word) { word = "some" } }
    }

    @Test func `a property with a store of its own uses that one`() async throws {
      let (own, other) = (MemoryDefaults(), MemoryDefaults(["word": "other"]))
      let harness = await mount(Own(own).defaultAppStorage(other))
      try await harness.tap("none")
      #expect(harness.texts == ["some"])
      #expect(own.string(forKey: "word") == "some")
      #expect(other.string(forKey: "word") == "other")
    }

    private enum Tone: String { case soft, loud }
    private enum Level: Int { case low = 1, high = 2 }

    private struct Every: View {
      @AppStorage("bool") private var bool = false
      @AppStorage("double") private var double = 0.5
      @AppStorage("url") private var url = URL(string: "https://a.example/x?y=1")!
      @AppStorage("data") private var data = Data([1])
      @AppStorage("date") private var date = Date(timeIntervalSince1970: 0)
      @AppStorage("tone") private var tone = Tone.soft
      @AppStorage("level") private var level = Level.low
      @AppStorage("maybe") private var maybe: Int?
      @AppStorage("maybeTone") private var maybeTone: Tone?
      @AppStorage("maybeLevel") private var maybeLevel: Level?
      var body: some View {
        Text("\(bool) \(double) \(url) \(data.count) \(Int(date.timeIntervalSince1970)) \(tone.rawValue) \(level.rawValue)" as String)
        Text("\(maybe ?? -1) \(maybeTone?.rawValue ?? "-") \(maybeLevel?.rawValue ?? -1)" as String)
        Button("set") {
          (bool, double, url, data) = (true, 2, URL(string: "https://b.example/z#q")!, Data([1, 2]))
          (date, tone, level) = (Date(timeIntervalSince1970: 9), .loud, .high)
          (maybe, maybeTone, maybeLevel) = (4, .loud, .high)
        }
        Button("clear") { (maybe, maybeTone, maybeLevel) = (nil, nil, nil) }
      }
    }

    @Test func `every type that can be stored goes there and back`() async throws {
      let store = MemoryDefaults()
      var harness = await mount(Every().defaultAppStorage(store))
      #expect(harness.texts.prefix(2) == ["false 0.5 https://a.example/x?y=1 1 0 soft 1", "-1 - -1"])
      try await harness.tap("set")
      let set = ["true 2.0 https://b.example/z#q 2 9 loud 2", "4 loud 2"]
      #expect(Array(harness.texts.prefix(2)) == set)
      harness = await mount(Every().defaultAppStorage(store))
      #expect(Array(harness.texts.prefix(2)) == set)
      try await harness.tap("clear")
      #expect(harness.texts[1] == "-1 - -1")
      #expect(store.object(forKey: "maybe") == nil)
    }

    private struct Switching: View {
      @AppStorage("on") private var isOn = false
      var body: some View {
        let _ = Log.add("body")
        Toggle("switch", isOn: $isOn)
        Part(isOn: $isOn)
      }

      struct Part: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "on" : "off") }
      }
    }

    @Test func `a binding to a stored value reads and writes it`() async throws {
      let store = MemoryDefaults()
      let harness = await mount(Switching().defaultAppStorage(store))
      try await harness.tap("switch")
      #expect(harness.texts.contains("on"))
      #expect(store.bool(forKey: "on"))
      #expect(Log.take() == ["body"])
    }

    private struct Animated: View {
      @AppStorage("n") private var n = 0
      @State private var m = 0
      var body: some View {
        let _ = Log.add("\(n) \(m)")
        Button("go") {
          m = 1
          withAnimation { n = 1 }
        }
      }
    }

    @Test func `a stored value is shown with the transaction that wrote it`() async throws {
      let harness = await mount(Animated().defaultAppStorage(MemoryDefaults()))
      _ = Log.take()
      try await harness.tap("go")
      #expect(Log.take() == ["0 1", "1 1"])
    }

    private final class Settings: ObservableObject {
      @AppStorage("count") var count = 7
    }

    @Test func `an object beside the views reads and writes the store of the app`() async throws {
      let harness = await mount(Reader(name: "a"))
      let settings = Settings()
      await harness.turn { settings.count = 41 }
      #expect(harness.texts == ["a=41"])
      try await harness.tap("a=41")
      // Beside an app, the store is that of whichever app was made last.
      var count = 0
      await harness.turn { count = settings.count }
      #expect(count == 42)
    }

    private struct Scened: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Page() }
        Button("hide") { isShown.toggle() }
      }

      struct Page: View {
        @SceneStorage("page") private var page = 1
        @SceneStorage("note") private var note: String?
        var body: some View {
          Button("page \(page) \(note ?? "-")") {
            page += 1
            note = "n"
          }
        }
      }
    }

    @Test func `a scene's value outlives the view, and no other scene sees it`() async throws {
      let harness = await mount(Scened())
      try await harness.tap("page 1 -")
      #expect(harness.texts.first == "page 2 n")
      try await harness.tap("hide")
      try await harness.tap("hide")
      #expect(harness.texts.first == "page 2 n")
      #expect(await mount(Scened()).texts.first == "page 1 -")
    }
  }
}

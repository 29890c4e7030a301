import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Values in the user defaults that are properties of observable objects.
  @MainActor
  struct AppStorageObjectRules {
    private final class Store: ObservableObject {
      @AppStorage private var stored: Bool
      @Published var title = "title"

      init(_ defaults: UserDefaults) { _stored = AppStorage(wrappedValue: false, "flag", store: defaults) }

      var flag: Bool {
        get { stored }
        set { stored = newValue }
      }
    }

    private struct Screen: View {
      @ObservedObject var store: Store
      var body: some View {
        let _ = Log.add("Screen")
        Toggle("Flag", isOn: $store.flag)
        Text(store.flag ? "on" : "off")
      }
    }

    @Test func `B3.47 a write through an object is shown by the views that watch it`() async throws {
      let defaults = MemoryDefaults()
      let harness = await mount(Screen(store: Store(defaults)))
      #expect(harness.texts.contains("off"))
      _ = Log.take()
      try await harness.tap("Flag")
      #expect(harness.texts.contains("on"))
      #expect(defaults.bool(forKey: "flag"))
      #expect(Log.take() == ["Screen"])
      try await harness.tap("Flag")
      #expect(harness.texts.contains("off"))
    }

    private final class Shared: ObservableObject {
      @AppStorage var flag: Bool
      init(_ defaults: UserDefaults) { _flag = AppStorage(wrappedValue: false, "shared-flag", store: defaults) }
    }

    private struct SharedScreen: View {
      @StateObject var store: Shared
      @EnvironmentObject private var other: Shared
      @AppStorage("shared-flag") private var flag = false
      var body: some View {
        Toggle("Object", isOn: $store.flag)
        Toggle("Projection", isOn: store.$flag)
        Toggle("View", isOn: $flag)
        Text("\(store.flag) \(other.flag) \(flag)" as String)
      }
    }

    @Test func `B3.47 objects and views that share a key see each other's writes`() async throws {
      let defaults = MemoryDefaults()
      let other = Shared(defaults)
      let harness = await mount(SharedScreen(store: Shared(defaults)).environmentObject(other).defaultAppStorage(defaults))
      #expect(harness.texts.last == "false false false")
      for (control, text) in [("Object", "true true true"), ("Projection", "false false false"), ("View", "true true true")] {
        try await harness.tap(control)
        #expect(harness.texts.last == text)
      }
      await harness.turn { other.flag = false }
      #expect(harness.texts.last == "false false false")
    }

    @Test func `B3.47 a write past all properties is announced at the end of the event`() async throws {
      let defaults = MemoryDefaults()
      let harness = await mount(Screen(store: Store(defaults)))
      await harness.turn { defaults.set(true, forKey: "flag") }
      #expect(harness.texts.contains("on"))
      defaults.set(false, forKey: "flag")
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
      await harness.settle()
      #expect(harness.texts.contains("off"))
    }

    private enum Tone: String { case soft, loud }
    private enum Level: Int { case low = 1, high = 2 }

    private final class Every: ObservableObject {
      @AppStorage private var bool: Bool
      @AppStorage private var int: Int
      @AppStorage private var double: Double
      @AppStorage private var string: String
      @AppStorage private var url: URL
      @AppStorage private var date: Date
      @AppStorage private var data: Data
      @AppStorage private var tone: Tone
      @AppStorage private var level: Level
      @AppStorage private var maybe: Int?
      @AppStorage private var maybeTone: Tone?
      @AppStorage private var maybeLevel: Level?

      init(_ store: UserDefaults) {
        _bool = AppStorage(wrappedValue: false, "bool", store: store)
        _int = AppStorage(wrappedValue: 0, "int", store: store)
        _double = AppStorage(wrappedValue: 0, "double", store: store)
        _string = AppStorage(wrappedValue: "", "string", store: store)
        _url = AppStorage(wrappedValue: URL(string: "https://a.example")!, "url", store: store)
        _date = AppStorage(wrappedValue: Date(timeIntervalSince1970: 0), "date", store: store)
        _data = AppStorage(wrappedValue: Data(), "data", store: store)
        _tone = AppStorage(wrappedValue: .soft, "tone", store: store)
        _level = AppStorage(wrappedValue: .low, "level", store: store)
        _maybe = AppStorage("maybe", store: store)
        _maybeTone = AppStorage("maybeTone", store: store)
        _maybeLevel = AppStorage("maybeLevel", store: store)
      }

      /// Writes each property, and gives what each reads afterwards.
      func writeAll() -> [String] {
        var read: [String] = []
        bool = true
        read.append("\(bool)")
        int = 3
        read.append("\(int)")
        double = 0.5
        read.append("\(double)")
        string = "s"
        read.append(string)
        url = URL(string: "https://b.example")!
        read.append("\(url)")
        date = Date(timeIntervalSince1970: 9)
        read.append("\(Int(date.timeIntervalSince1970))")
        data = Data([1])
        read.append("\(data.count)")
        tone = .loud
        read.append(tone.rawValue)
        level = .high
        read.append("\(level.rawValue)")
        maybe = 4
        read.append("\(maybe ?? 0)")
        maybe = nil
        read.append("\(maybe ?? 0)")
        maybeTone = .soft
        read.append(maybeTone?.rawValue ?? "-")
        maybeLevel = .low
        read.append("\(maybeLevel?.rawValue ?? 0)")
        return read
      }
    }

    @Test func `B10.05 values of every type that can be stored are announced, once for each write`() {
      let object = Every(MemoryDefaults())
      var announcements = 0
      let sink = object.objectWillChange.sink { announcements += 1 }
      let read = object.writeAll()
      #expect(read == ["true", "3", "0.5", "s", "https://b.example", "9", "1", "loud", "2", "4", "0", "soft", "1"])
      #expect(announcements == read.count)
      sink.cancel()
    }

    private class Base: ObservableObject {
      @AppStorage var count: Int
      init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
    }

    private final class Derived: Base {
      @Published var name = "a"
      var plain = 0 { willSet { objectWillChange.send() } }
    }

    @Test func `B10.05 B10.01 stored values are announced before they change, by the one publisher of the object`() {
      let store = MemoryDefaults()
      let object = Derived(store)
      var seen: [String] = []
      let sink = object.objectWillChange.sink { seen.append("\(object.count) \(object.name) \(object.plain)") }
      object.count = 2
      object.name = "b"
      object.plain = 1
      AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 5
      object.count = 5
      AppStorage(wrappedValue: 0, "other", store: store).wrappedValue = 5
      AppStorage(wrappedValue: 0, "count", store: MemoryDefaults()).wrappedValue = 7
      #expect(seen == ["1 a 0", "2 a 0", "2 b 0", "2 b 1", "5 b 1"])
      #expect(object.objectWillChange === object.objectWillChange && object.count == 5)
      sink.cancel()
    }

    private final class Handmade: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @AppStorage var count: Int
      init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
    }

    @Test func `B10.06 a hand-written publisher is not fed by stored values`() {
      let object = Handmade(MemoryDefaults())
      var announcements = 0
      let sink = object.objectWillChange.sink { announcements += 1 }
      object.count = 2
      #expect(announcements == 0)
      sink.cancel()
    }

    @Test func `an object with stored values goes with its last owner`() {
      weak var object: Derived?
      weak var publisher: ObservableObjectPublisher?
      let store = MemoryDefaults()
      do {
        let made = Derived(store)
        (object, publisher) = (made, made.objectWillChange)
        made.count = 4
      }
      #expect(object == nil && publisher == nil)
      AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 5
    }

    /// A property wrapper of an app that keeps its value in the defaults and announces by the object that it is a property of.
    @propertyWrapper
    private struct Setting<Value> {
      private let key: String
      private let store: UserDefaults
      private let defaultValue: Value

      init(wrappedValue: Value, _ key: String, store: UserDefaults) {
        (self.key, self.store, defaultValue) = (key, store, wrappedValue)
      }

      @available(*, unavailable, message: "@Setting is only available on properties of classes")
      var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
      }

      static subscript<EnclosingSelf: ObservableObject>(
        _enclosingInstance instance: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Setting<Value>>
      ) -> Value {
        get {
          let setting = instance[keyPath: storageKeyPath]
          return setting.store.object(forKey: setting.key) as? Value ?? setting.defaultValue
        }
        set {
          (instance.objectWillChange as? ObservableObjectPublisher)?.send()
          let setting = instance[keyPath: storageKeyPath]
          setting.store.set(newValue, forKey: setting.key)
        }
      }
    }

    private final class Settings: ObservableObject {
      @Setting var size: Int
      init(_ store: UserDefaults) { _size = Setting(wrappedValue: 1, "size", store: store) }
    }

    private struct SettingsScreen: View {
      @StateObject var settings: Settings
      var body: some View {
        Button("grow") { settings.size += 1 }
        Text("size \(settings.size)")
      }
    }

    @Test func `a wrapper of an app that announces by its object is shown too`() async throws {
      let settings = Settings(MemoryDefaults())
      let harness = await mount(SettingsScreen(settings: settings))
      #expect(harness.texts.contains("size 1"))
      try await harness.tap("grow")
      #expect(harness.texts.contains("size 2"))
      await harness.turn { settings.size = 7 }
      #expect(harness.texts.contains("size 7"))
    }
  }
}

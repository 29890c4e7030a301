import Combine
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// The views of a `ViewThatFits` that are not shown: B9.28.
  @MainActor
  struct HiddenAlternativeRules {
    private struct Key: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    private final class Model: ObservableObject {
      let subject = PassthroughSubject<Int, Never>()
      @Published var width: CGFloat = 100
      @Published var n = 0
    }

    private struct Alternative: View {
      let name: String
      let width: CGFloat
      @ObservedObject var m: Model
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        VStack {
          TextField("field \(name)", text: $text).focused($isFocused)
          Button("go \(name)") { Log.add("go \(name)") }.keyboardShortcut("k", modifiers: .command)
          Text(name).preference(key: Key.self, value: "\(name)\(m.n)")
        }
        .frame(width: width)
        .onPreferenceChange(Key.self) { value in MainActor.assumeIsolated { Log.add("preference \(name) \(value)") } }
        .onReceive(m.subject) { Log.add("received \(name) \($0)") }
        .onChange(of: m.n) { Log.add("change \(name)") }
        .onAppear { Log.add("+\(name)") }
        .onDisappear { Log.add("-\(name)") }
        .defaultFocus($isFocused, true)
      }
    }

    private struct Fitting: View {
      @ObservedObject var m: Model

      var body: some View {
        ViewThatFits {
          Alternative(name: "wide", width: 200, m: m)
          Alternative(name: "narrow", width: 50, m: m)
        }
        .frame(width: m.width)
        .onPreferenceChange(Key.self) { value in MainActor.assumeIsolated { Log.add("outer \(value)") } }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B9.28 an alternative that is not shown runs no actions`(_ idiom: Idiom) async throws {
      let m = Model()
      let stage = await Stage(Fitting(m: m), idiom: idiom)
      #expect(!Log.take().contains { $0.contains("wide") })
      await stage.harness.turn { m.subject.send(1) }
      #expect(Log.take() == ["received narrow 1"])
      await stage.harness.turn { m.n = 1 }
      #expect(Log.take().sorted() == ["change narrow", "outer narrow1", "preference narrow narrow1"])
      await stage.harness.turn { m.width = 300 }
      let lines = Log.take()
      #expect(lines.contains("+wide") && lines.contains("-narrow"))
      #expect(lines.contains("preference wide wide1") && lines.contains("outer wide1"))
      await stage.harness.turn { m.subject.send(2) }
      #expect(Log.take() == ["received wide 2"])
      await stage.harness.turn { m.n = 2 }
      #expect(Log.take().sorted() == ["change wide", "outer wide2", "preference wide wide2"])
      await stage.harness.turn { m.width = 100 }
      let back = Log.take()
      #expect(back.contains("+narrow") && back.contains("-wide") && back.contains("preference narrow narrow2"))
      await stage.harness.turn { m.subject.send(3) }
      #expect(Log.take() == ["received narrow 3"])
    }

    @Test func `B9.28 an alternative that is not shown takes no focus and no shortcut`() async throws {
      let m = Model()
      let stage = await Stage(Fitting(m: m), idiom: .desktop)
      var seen: [String] = []
      for _ in 0..<6 {
        await stage.harness.moveFocus()
        if let label = stage.harness.focusedLabel { seen.append(label) }
      }
      #expect(!seen.contains { $0.contains("wide") })
      #expect(seen.contains("field narrow"))
      _ = Log.take()
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["go narrow"])
      #expect(!stage.has("field wide"))
      await stage.harness.turn { m.width = 300 }
      #expect(stage.harness.focusedLabel?.contains("narrow") != true)
      _ = Log.take()
      await stage.harness.key("k", modifiers: .command)
      #expect(Log.take() == ["go wide"])
    }

    private struct Focusing: View {
      @ObservedObject var m: Model
      @State private var text = ""
      @FocusState private var focus: String?

      var body: some View {
        VStack {
          ViewThatFits {
            TextField("a", text: $text).frame(width: 200).focused($focus, equals: "f")
            TextField("b", text: $text).frame(width: 50).focused($focus, equals: "f")
          }
          .frame(width: m.width)
          Button("focus") { focus = "f" }
          Text("is \(focus ?? "-")")
        }
      }
    }

    @Test(arguments: [Idiom.phone, .desktop])
    func `B9.28 focus that is asked for goes to the alternative that is shown`(_ idiom: Idiom) async throws {
      let stage = await Stage(Focusing(m: Model()), idiom: idiom)
      try await stage.tap("focus")
      #expect(stage.harness.focusedLabel == "b")
      #expect(stage.shows("is f"))
    }

    private struct Bars: View {
      var body: some View {
        NavigationStack {
          ViewThatFits {
            Text("wide").frame(width: 2_000).toolbar { Button("wide item") {} }.navigationTitle("wide title")
            Text("narrow").toolbar { Button("narrow item") {} }.navigationTitle("narrow title")
          }
        }
      }
    }

    @Test func `B9.28 an alternative that is not shown has no part in bars`() async {
      let stage = await Stage(Bars())
      #expect(stage.shows("narrow item") && stage.shows("narrow title"))
      #expect(!stage.shows("wide item") && !stage.shows("wide title"))
    }

    private struct Sheets: View {
      @ObservedObject var m: Model
      @State private var isOn = true

      var body: some View {
        ViewThatFits {
          Text("wide").frame(width: 200).sheet(isPresented: $isOn) { Text("sheet of wide") }
          Text("narrow").frame(width: 50)
        }
        .frame(width: m.width)
      }
    }

    @Test func `B9.28 an alternative that is not shown presents nothing`() async {
      let m = Model()
      let stage = await Stage(Sheets(m: m))
      await stage.rest()
      #expect(!stage.shows("sheet of wide"))
      await stage.harness.turn { m.width = 300 }
      await stage.rest()
      #expect(stage.shows("sheet of wide"))
    }
  }
}

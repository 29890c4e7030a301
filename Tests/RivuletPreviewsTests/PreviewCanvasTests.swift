import Foundation
import Observation
import RivuletControls
import RivuletElements
import RivuletHeadless
import RivuletHost
import RivuletRaster
import RivuletScreens
import Testing

@testable import RivuletApps
@testable import RivuletCore
@testable import RivuletPreviews

/// One preview that runs in real time, with the state that it takes over.
@MainActor
struct PreviewCanvasTests {
  enum Mood: String { case calm, merry }
  final class Model { var number = 1 }

  /// A view with state of several kinds. `isLonger` stands for a change of the code.
  private struct Counter: View {
    var isLonger = false
    @State private var count = 0
    @State private var mood = Mood.calm
    @State private var name: String?
    @State private var model = Model()

    var body: some View {
      VStack(spacing: 0) {
        if isLonger { Text(verbatim: "longer") }
        Text(verbatim: "\(count) \(mood.rawValue) \(name ?? "none") \(model.number)")
        Button {
          count += 2
          mood = .merry
          name = "Ann"
          model = Model()
          model.number = 7
        } label: {
          Color.red.frame(width: 100, height: 50)
        }
      }
    }
  }

  /// The state of the same view after a change of a type.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) } }
      }
    }
  }

  private func canvas(
    _ view: some View, state: SavedState? = nil, seeds: StateStore.Contents? = nil, onChange: @escaping () -> Void = {}
  ) -> PreviewCanvas {
    let preview = ShownPreview(
      id: "A/a", section: "A", line: 1, title: "a", settings: PreviewSettings(), makeView: { AnyView(view) })
    var configuration = HeadlessConfiguration()
    configuration.size = CGSize(width: 200, height: 200)
    configuration.clock = .real
    let canvas = PreviewCanvas(
      preview, state: state, seeds: seeds, formerDefaults: configuration.userDefaults.dictionaryRepresentation(),
      configuration: configuration,
      painter: Rasterizer(), environment: { _ in }, onChange: onChange)
    canvas.start()
    return canvas
  }

  private func press(_ canvas: PreviewCanvas, x: Double, y: Double) {
    for phase in ["began", "ended"] {
      canvas.handle(PreviewRequest(kind: .contact, phase: phase, x: x, y: y))
    }
  }

  private func texts(_ canvas: PreviewCanvas) -> String { SemanticsTree(canvas.host.tree).dump() }

  /// Returns what another process would read.
  private func transferred(_ state: SavedState) throws -> SavedState {
    try JSONDecoder().decode(SavedState.self, from: JSONEncoder().encode(state))
  }

  @Test func `values that have a text are taken over, and others are named`() throws {
    let first = canvas(Counter())
    press(first, x: 100, y: 110)
    #expect(texts(first).contains("2 merry Ann 7"))
    let state = try transferred(first.save())
    let second = canvas(Counter(), state: state)
    #expect(texts(second).contains("2 merry Ann 1"))
    #expect(second.isRestoring)
    let lines = second.endRestoration()
    #expect(lines.count == 1 && lines[0].hasSuffix("Counter.model: Model is not codable"), "\(lines)")
    #expect(!second.isRestoring)
  }

  @Observable final class Shelf { var books = 1 }

  private struct Library: View {
    @Environment(Shelf.self) private var shelf
    var body: some View { Text(verbatim: "\(shelf.books) books") }
  }

  @Test func `objects from the environment are named once, because they begin again`() throws {
    let first = canvas(VStack { Library() }.environment(Shelf()))
    let state = try transferred(first.save())
    #expect(state.dropped == ["Library.shelf: Shelf is not codable"])
    let second = canvas(VStack { Library() }.environment(Shelf()), state: state)
    #expect(second.endRestoration() == ["Library.shelf: Shelf is not codable"])
  }

  private struct Deep: View {
    let word: String
    @State private var note = 0
    var body: some View {
      Text(verbatim: "word \(word) \(note)")
      Button("Note") { note += 1 }
    }
  }

  /// Two tabs, of which one keeps a number.
  private struct Tabs: View {
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        Button("Other") { tab = 1 }.tag(0)
        Counting { tab = 0 }.tag(1)
      }
    }
  }

  private struct Counting: View {
    @State private var number = 0
    let leave: () -> Void
    var body: some View {
      Button("Number \(number)") {
        number += 1
        leave()
      }
    }
  }

  private func press(_ canvas: PreviewCanvas, _ label: String) throws {
    let item = try #require(SemanticsTree(canvas.host.tree).items().first { $0.element.label == label && $0.element.role == .button })
    press(canvas, x: item.frameInRoot.midX, y: item.frameInRoot.midY)
  }

  @Test func `a page that is not shown keeps its state over several changes, and gets it when it is shown`() throws {
    let first = canvas(Tabs())
    try press(first, "Other")
    try press(first, "Number 0")
    #expect(texts(first).contains("Other"))
    let second = canvas(Tabs(), state: try transferred(first.save()))
    #expect(second.endRestoration() == [])
    let dark = canvas(Tabs(), state: second.saveForVariant(), seeds: second.host.app.stateStore.contents())
    #expect(dark.endRestoration() == [])
    let third = canvas(Tabs(), state: try transferred(dark.save()))
    #expect(third.endRestoration() == [])
    try press(third, "Other")
    #expect(texts(third).contains("Number 1"))
  }

  /// A view with a path of screens.
  private struct Screens: View {
    @State private var path: NavigationPath

    init(isDeep: Bool) {
      var path = NavigationPath()
      if isDeep {
        path.append(3)
        path.append("deep")
      }
      _path = State(initialValue: path)
    }

    var body: some View {
      NavigationStack(path: $path) {
        Text(verbatim: "root")
          .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
          .navigationDestination(for: String.self) { Deep(word: $0) }
      }
    }
  }

  @Test func `a path of codable values is taken over`() throws {
    let first = canvas(Screens(isDeep: true))
    #expect(texts(first).contains("word deep 0"))
    try press(first, "Note")
    #expect(texts(first).contains("word deep 1"))
    let second = canvas(Screens(isDeep: false), state: try transferred(first.save()))
    #expect(texts(second).contains("word deep 1"))
    #expect(second.endRestoration() == [])
  }

  /// A view whose screens are pushed by a person, without animations.
  private struct People: View {
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          ForEach(["Bela", "Cleo"], id: \.self) { name in
            Button(name) {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              withTransaction(transaction) { path.append(name) }
            }
          }
        }
        .navigationDestination(for: String.self) { Deep(word: $0) }
      }
    }
  }

  @Test func `the state of a pushed screen is taken over, and no other gets it`() throws {
    let first = canvas(People())
    try press(first, "Bela")
    try press(first, "Note")
    #expect(texts(first).contains("word Bela 1"))
    let second = canvas(People(), state: try transferred(first.save()))
    #expect(texts(second).contains("word Bela 1"))
    #expect(second.endRestoration() == [])
    let third = canvas(People(), state: try transferred(second.save()))
    #expect(texts(third).contains("word Bela 1"))
    // Without the path, the state of the screen waits. Another screen begins with its own.
    var state = try transferred(third.save())
    state.values.removeAll { $0.property == "path" }
    let fourth = canvas(People(), state: state)
    try press(fourth, "Cleo")
    #expect(texts(fourth).contains("word Cleo 0"))
  }

  @Test func `scroll offsets are kept while a text field that is out of sight has the focus`() throws {
    struct Notes: View {
      @State private var text = ""
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            TextField(text: $text) { Text(verbatim: "Note") }
            ForEach(0..<40, id: \.self) { Text(verbatim: "row \($0)").frame(height: 40) }
          }
        }
      }
    }
    let first = canvas(Notes())
    let field = try #require(first.host.tree.namedFrame(of: "Note"))
    press(first, x: field.midX, y: field.midY)
    first.handle(PreviewRequest(kind: .wheel, x: 100, y: 100, dx: 0, dy: 300))
    let offset = first.save().scrolls
    #expect(offset.values.first?.y ?? 0 > 200)
    let second = canvas(Notes(), state: try transferred(first.save()))
    #expect(second.save().scrolls == offset && second.save().focus != nil)
  }

  @Test func `a saved picture has two pixels for each point, whatever the zoom`() throws {
    let canvas = canvas(Counter())
    let data = try #require(canvas.picture(scale: 2))
    #expect(data.dropFirst(16).prefix(8).map { Int($0) } == [0, 0, 1, 144, 0, 0, 1, 144])
  }

  private struct Greeting: View {
    @State private var name: String? = "Ann"
    var body: some View { Text(verbatim: "Hello \(name ?? "nobody")") }
  }

  @Test func `an optional state begins with its own value`() {
    #expect(texts(canvas(Greeting())).contains("Hello Ann"))
  }

  @Test func `state stays where views come beside it`() throws {
    let first = canvas(Counter())
    press(first, x: 100, y: 110)
    let second = canvas(Counter(isLonger: true), state: try transferred(first.save()))
    #expect(texts(second).contains("2 merry Ann 1") && texts(second).contains("longer"))
  }

  @Test func `other surroundings in the same process keep objects too`() {
    let first = canvas(Counter())
    press(first, x: 100, y: 110)
    let second = canvas(Counter(), state: first.saveForVariant(), seeds: first.host.app.stateStore.contents())
    #expect(texts(second).contains("2 merry Ann 7"))
    #expect(second.endRestoration().isEmpty)
  }

  @Test func `a value of another type is named, and the state begins anew`() throws {
    let first = canvas(Typed(value: 1))
    let state = try transferred(first.save())
    let second = canvas(Typed(value: [1]), state: state)
    #expect(texts(second).contains("[1]"))
    let lines = second.endRestoration()
    #expect(lines.count == 1 && lines[0].hasSuffix("Typed.value: the saved value is of type Int, not Array<Int>"), "\(lines)")
  }

  private struct Typed<Value>: View {
    @State var value: Value
    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test func `scroll offsets are taken over`() throws {
    let first = canvas(Rows())
    first.handle(PreviewRequest(kind: .wheel, x: 100, y: 100, dx: 0, dy: 300))
    let offset = first.save().scrolls
    #expect(offset.values.first?.y ?? 0 > 200)
    let second = canvas(Rows(), state: try transferred(first.save()))
    #expect(second.save().scrolls == offset)
  }

  @Test func `typed text and the focus are taken over`() throws {
    struct Form: View {
      @State private var text = ""
      @State private var other = ""
      var body: some View {
        VStack {
          TextField(text: $other) { Text(verbatim: "Other") }
          TextField(text: $text) { Text(verbatim: "Name") }
        }
      }
    }
    let first = canvas(Form())
    let target = try #require(first.host.tree.namedFrame(of: "Name"))
    press(first, x: target.midX, y: target.midY)
    for letter in ["a", "b"] {
      first.handle(PreviewRequest(kind: .key, phase: "down", key: letter, text: letter))
    }
    let second = canvas(Form(), state: try transferred(first.save()))
    second.handle(PreviewRequest(kind: .key, phase: "down", key: "c", text: "c"))
    #expect(texts(second).contains("abc"))
  }

  @Test func `stores of the window and of the app are taken over`() throws {
    struct Stored: View {
      @SceneStorage("tab") private var tab = 1
      var body: some View {
        Button {
          tab += 1
        } label: {
          Text(verbatim: "tab \(tab)").frame(width: 200, height: 200)
        }
      }
    }
    let first = canvas(Stored())
    press(first, x: 100, y: 100)
    let second = canvas(Stored(), state: try transferred(first.save()))
    #expect(texts(second).contains("tab 2"))
  }

  @Test func `each change is painted once, and a frame waits for its reader`() throws {
    var changes = 0
    let shown = canvas(Counter()) { changes += 1 }
    #expect(changes == 1)
    press(shown, x: 100, y: 110)
    #expect(changes > 1)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)\(PixelFile.suffix)").path(percentEncoded: false)
    let size = try #require(shown.write(to: path))
    #expect(size.width == 400 && size.height == 400)
    #expect(try Data(contentsOf: URL(filePath: path)).count == 16 + 400 * 400 * 4)
    try FileManager.default.removeItem(atPath: path)

    var frames = PreviewFrames(canvas: 1, folder: "/tmp")
    let first = frames.next()
    #expect(first?.hasSuffix("-1-1.rivulet-pixels") == true)
    let early = frames.next()
    #expect(early == nil)
    let isForeign = frames.take(7)
    #expect(!isForeign)
    let isBehind = frames.take(1)
    #expect(isBehind)
    let second = frames.next()
    #expect(second?.hasSuffix("-1-2.rivulet-pixels") == true)
    let isStillBehind = frames.take(2)
    #expect(!isStillBehind)
  }

  @Test(arguments: ["", "{", "{\"kind\":\"fly\"}", "{\"kind\":\"contact\",\"canvas\":\"x\"}"])
  func `another message is none`(line: String) {
    #expect((try? JSONDecoder().decode(PreviewRequest.self, from: Data(line.utf8))) == nil)
  }
}

extension ViewTree {
  /// The frame of the first element with a label.
  fileprivate func namedFrame(of label: String) -> CGRect? {
    SemanticsTree(self).items().first { $0.element.label == label }?.frameInRoot
  }
}

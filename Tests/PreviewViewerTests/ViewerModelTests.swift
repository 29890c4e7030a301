import Foundation
import Testing

@testable import PreviewViewer

/// What the viewer of previews makes of messages, and what it sends.
@MainActor
struct ViewerModelTests {
  private final class Log {
    var sent: [ViewerMessage] = []

    /// The messages since the last call, each by its kind, canvas and preview.
    func take() -> [String] {
      defer { sent = [] }
      return sent.map { message in
        [message.kind, message.canvas.map { "\($0)" }, message.preview, message.variant?.scheme].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  private func model() -> (ViewerModel, Log) {
    let model = ViewerModel(connection: nil), log = Log()
    model.onSend = { log.sent.append($0) }
    return (model, log)
  }

  private func list(_ ids: String...) -> ViewerMessage {
    var message = ViewerMessage("previews")
    message.previews = ids.map { id in
      ViewerMessage.Entry(id: id, section: String(id.prefix { $0 != "/" }), title: String(id.drop { $0 != "/" }.dropFirst()))
    }
    return message
  }

  @Test func `the first preview is shown, and the choice stays as long as it is there`() {
    let (model, log) = model()
    #expect(model.status == .building)
    model.receive(list("A/one", "A/two", "B/one"))
    #expect(model.selection == "A/one" && log.take() == ["show 2 A/one"])
    model.selection = "B/one"
    #expect(log.take() == ["show 2 B/one"])
    model.receive(list("A/new", "B/one"))
    #expect(model.selection == "B/one" && log.take() == [])
    model.receive(list("A/new"))
    #expect(model.selection == "A/new" && log.take() == ["show 2 A/new"])
    model.receive(list())
    #expect(model.selection == nil && log.take() == ["hide 2"])
  }

  @Test func `a preview that was gone for a moment is chosen again, unless another one was chosen meanwhile`() {
    let (model, _) = model()
    model.receive(list("A/one", "B/one", "B/two"))
    model.selection = "B/two"
    model.receive(list("A/one"))
    #expect(model.selection == "A/one")
    model.receive(list())
    #expect(model.selection == nil)
    model.receive(list("A/one", "B/one", "B/two"))
    #expect(model.selection == "B/two")
    model.receive(list("A/one", "B/one"))
    model.selection = "B/one"
    model.receive(list("A/one", "B/one", "B/two"))
    #expect(model.selection == "B/one")
  }

  @Test func `the search leaves those whose name or file it is in`() {
    let (model, _) = model()
    model.receive(list("Kit/one", "Kit/two", "App/one"))
    #expect(model.sections.map(\.name) == ["Kit", "App"])
    model.search = "ONE"
    #expect(model.sections.map { $0.previews.map(\.title) } == [["one"], ["one"]])
    model.search = "kit"
    #expect(model.sections.map(\.name) == ["Kit"])
  }

  @Test func `variants stand side by side, each on a canvas of its own`() {
    let (model, log) = model()
    model.receive(list("A/one"))
    _ = log.take()
    model.variants = .schemes
    #expect(log.take() == ["show 2 A/one light", "show 3 A/one dark"])
    model.variants = .one
    #expect(log.take() == ["hide 3", "show 2 A/one"])
    model.variant.scheme = "dark"
    #expect(log.take() == ["show 2 A/one dark"])
    for set in VariantSet.allCases { #expect(!set.variants(of: ViewerVariant()).isEmpty) }
  }

  @Test func `a variant keeps its canvas, and so its state, beside others`() {
    let (model, log) = model()
    model.receive(list("A/one"))
    model.variant.scheme = "dark"
    _ = log.take()
    model.variants = .schemes
    #expect(log.take() == ["show 3 A/one light", "show 2 A/one dark"])
    model.variants = .one
    #expect(log.take() == ["hide 3", "show 2 A/one dark"])
    model.variants = .typeSizes
    #expect(model.canvases.map(\.id) == [4, 2, 5, 6])
  }

  @Test func `the command's looks are the first variant`() {
    let (model, log) = model()
    var looks = ViewerMessage("looks")
    looks.variant = ViewerVariant().with { ($0.idiom, $0.scheme) = ("desktop", "dark") }
    model.receive(looks)
    model.receive(list("A/one"))
    #expect(log.sent.last?.variant?.idiom == "desktop" && log.take().last == "show 2 A/one dark")
  }

  @Test func `a picture that cannot be saved is named`() {
    let (model, _) = model()
    model.pictureWasSaved(.failure(CocoaError(.fileWriteNoPermission)))
    #expect(model.pictureProblem != nil)
    model.pictureProblem = nil
    model.pictureWasSaved(.failure(CocoaError(.userCancelled)))
    #expect(model.pictureProblem == nil)
  }

  @Test func `zooming asks for other pixels only in steps`() {
    let (model, log) = model()
    model.receive(list("A/one"))
    _ = log.take()
    model.zoom = 0.8
    model.zoom = 0.9
    #expect(log.take() == [])
    model.zoom = 1.4
    #expect(log.sent.first?.scale == 1.5)
  }

  @Test func `each frame is answered, also one that cannot be read`() {
    let (model, log) = model()
    model.receive(list("A/one"))
    _ = log.take()
    for canvas in [2, 9] {
      model.receive(
        ViewerMessage("frame", canvas: canvas) {
          ($0.file, $0.width, $0.height, $0.scale, $0.serial) = ("/does/not/exist.rivulet-pixels", 1, 1, 1, 4)
        })
    }
    #expect(log.sent.map(\.serial) == [4, 4] && log.take() == ["taken 2", "taken 9"])
    #expect(model.canvases.first?.picture == nil)
  }

  @Test func `mistakes and the end of a program stay until the next build`() {
    let (model, _) = model()
    model.receive(list("A/one"))
    var failure = ViewerMessage("failed")
    failure.problems = [.init(file: "A.swift", line: 3, text: "no")]
    model.receive(failure)
    #expect(model.status == .failed([.init(file: "A.swift", line: 3, text: "no")], ""))
    model.receive(ViewerMessage("building"))
    var built = ViewerMessage("built")
    built.seconds = 0.5
    model.receive(built)
    #expect(model.status == .current(seconds: 0.5))
    var crash = ViewerMessage("crashed")
    crash.text = "calls"
    model.receive(crash)
    #expect(model.status == .crashed("calls"))
    model.receive(ViewerMessage("of another version"))
    #expect(model.status == .crashed("calls"))
  }

  @Test func `messages keep their names on the way`() throws {
    let sent = ViewerMessage("key", canvas: 2) { ($0.key, $0.modifiers, $0.x) = ("enter", ["shift"], 1.5) }
    let data = try JSONEncoder().encode(sent)
    #expect(try JSONDecoder().decode(ViewerMessage.self, from: data) == sent)
    let names = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(names.keys.sorted() == ["canvas", "key", "kind", "modifiers", "x"])
  }
}

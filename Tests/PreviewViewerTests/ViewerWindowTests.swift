import Foundation
import RivuletTesting
import SwiftUI
import Testing

@testable import PreviewViewer

/// The window of the viewer, used as a person would.
@MainActor
struct ViewerWindowTests {
  private func viewer() -> (ViewerModel, ViewHarness) {
    let model = ViewerModel(connection: nil)
    let harness = ViewHarness(
      ViewerWindow(model: model), size: CGSize(width: 1000, height: 700), idiom: .desktop, displayScale: 1,
      textMeasurer: FixedAdvanceMeasurer())
    var message = ViewerMessage("previews")
    message.previews = [.init(id: "A/one", section: "A", title: "first"), .init(id: "A/two", section: "A", title: "second")]
    model.receive(message)
    model.receive(ViewerMessage("built"))
    return (model, harness)
  }

  @Test func `the list shows files and previews, and a click chooses one`() async throws {
    let (model, harness) = viewer()
    await harness.settle()
    for text in ["A", "first", "second", "Up to date"] { #expect(harness.texts.contains(text), "\(text): \(harness.texts)") }
    try await harness.tap("second")
    #expect(model.selection == "A/two")
  }

  @Test func `a mistake is shown with its file and line above the last picture`() async throws {
    let (model, harness) = viewer()
    var failure = ViewerMessage("failed")
    failure.problems = [.init(file: "Sources/A.swift", line: 31, text: "cannot find 'x' in scope")]
    model.receive(failure)
    await harness.settle()
    for text in ["1 error", "Sources/A.swift:31", "cannot find 'x' in scope"] {
      #expect(harness.texts.contains(text), "\(text): \(harness.texts)")
    }
    model.receive(ViewerMessage("built"))
    await harness.settle()
    #expect(!harness.texts.contains("1 error"))
  }

  @Test func `state that was not kept is named`() async {
    let (model, harness) = viewer()
    var dropped = ViewerMessage("dropped")
    dropped.lines = ["A.model: a Model is not codable"]
    model.receive(dropped)
    await harness.settle()
    #expect(harness.texts.contains("Not kept: A.model: a Model is not codable"))
  }

  @Test func `clicks and keys on the picture go to the preview`() async throws {
    let (model, harness) = viewer()
    var sent: [ViewerMessage] = []
    model.onSend = { sent.append($0) }
    await harness.settle()
    // A picture of 100 by 100 points.
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).rivulet-pixels")
    var pixels = Data()
    for number in [0x5269_7850, 100, 100, 400] as [UInt32] { withUnsafeBytes(of: number) { pixels.append(contentsOf: $0) } }
    pixels += Data(repeating: 255, count: 40_000)
    try pixels.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    model.zoom = 1
    model.receive(
      ViewerMessage("frame", canvas: 2) {
        ($0.file, $0.width, $0.height, $0.scale, $0.serial) = (file.path(percentEncoded: false), 100, 100, 1, 1)
      })
    await harness.settle()
    let frame = try #require(harness.frame(of: "canvas 2"))
    sent = []
    await harness.tap(at: CGPoint(x: frame.midX, y: frame.midY), count: 1)
    let presses = sent.filter { $0.kind == "contact" }
    #expect(presses.map(\.phase) == ["began", "ended"])
    #expect(abs((presses.first?.x ?? 0) - 50) < 8 && abs((presses.first?.y ?? 0) - 50) < 12)
    await harness.key("a")
    #expect(sent.filter { $0.kind == "key" }.first?.key == "a")
    sent = []
    await harness.wheel(at: CGPoint(x: frame.midX, y: frame.midY), by: CGSize(width: 0, height: 30))
    #expect(sent.filter { $0.kind == "wheel" }.map(\.dy) == [30])
  }
}

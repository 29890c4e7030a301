import Foundation
import RivuletTesting
import SwiftUI
import Testing

/// Pictures of a harness, also of views that are not made for one.
@MainActor
struct PictureTests {
  /// Width and height as the head of the file tells them.
  private func size(of png: Data) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `a picture has the window's size at the display's scale or another one`() async throws {
    let harness = ViewHarness(Text("Hello"), size: CGSize(width: 100, height: 40), displayScale: 3)
    await harness.settle()
    #expect(size(of: try harness.png()) == [300, 120])
    #expect(size(of: try harness.png(scale: 1)) == [100, 40])
    #expect(size(of: try harness.png(scale: 0.5)) == [50, 20])
  }

  @Test func `a picture with too many pixels is refused with the largest scale that works`() async throws {
    let harness = ViewHarness(Text("a"), size: CGSize(width: 390, height: 844))
    await harness.settle()
    let error = #expect(throws: HarnessError.self) { try harness.png(scale: 99) }
    #expect(
      error.map { "\($0)" }
        == "An image of 390×844 points at 99.0 pixels per point has too many pixels. The largest possible scale is 17.4.")
    let long = ViewHarness(Text("a"), size: CGSize(width: 1, height: 40_000))
    await long.settle()
    let other = #expect(throws: HarnessError.self) { try long.png(scale: 1) }
    #expect(other.map { "\($0)".hasSuffix("The largest possible scale is 0.819.") } == true)
    #expect(try size(of: long.png(scale: 0.5)) == [1, 20_000])
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func `a scale that is none is an error`(scale: Double) async {
    let harness = ViewHarness(Text("Hello"))
    await harness.settle()
    #expect(throws: HarnessError.self) { try harness.png(scale: scale) }
  }

  @Test func `what changes on screen changes the picture, and nothing else does`() async throws {
    struct Lamp: View {
      @State private var isOn = false

      var body: some View {
        Button("Switch") { isOn.toggle() }.background(isOn ? Color.yellow : Color.gray)
      }
    }
    let harness = ViewHarness(Lamp(), textMeasurer: SystemFontMeasurer())
    await harness.settle()
    let off = try harness.png(scale: 1)
    try await harness.tap("Switch")
    let on = try harness.png(scale: 1)
    try await harness.tap("Switch")
    #expect(on != off)
    #expect(try harness.png(scale: 1) == off)
  }

  @Test func `a window without size and lengths without sense give a picture all the same`() async throws {
    let views = VStack {
      Rectangle().frame(width: .nan, height: 10)
      Rectangle().frame(width: .infinity, height: -5)
      Circle().scale(.infinity).offset(x: .nan, y: .infinity)
      Text(String(repeating: "A long title. ", count: 750)).lineLimit(2)
      RoundedRectangle(cornerRadius: .infinity).stroke(lineWidth: .infinity).blur(radius: .infinity).opacity(.nan)
    }
    for size in [CGSize.zero, CGSize(width: 1, height: 3000), CGSize(width: 200, height: 100)] {
      let harness = ViewHarness(views, size: size, textMeasurer: SystemFontMeasurer())
      await harness.settle()
      #expect(self.size(of: try harness.png(scale: 1)) == [max(Int(size.width), 1), max(Int(size.height), 1)])
      #expect(harness.runtimeIssues.contains { $0.kind == .invalidFrame })
    }
  }

  @Test func `a symbol that nobody knows is a box on the picture and one issue`() async throws {
    let harness = ViewHarness(
      HStack {
        Image(systemName: "no.such.symbol"); Image(systemName: "no.such.symbol")
      })
    await harness.settle()
    let empty = ViewHarness(Color.clear)
    await empty.settle()
    #expect(try harness.png(scale: 1) != empty.png(scale: 1))
    #expect(harness.runtimeIssues.map(\.kind) == [.missingImage])
    #expect(harness.runtimeIssues[0].message.contains("'no.such.symbol'"))
  }

  /// A drawing that ends too early, a picture that claims 60,000 pixels on each side, and one that is none.
  @Test(arguments: [
    ("letters.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect"),
    ("huge.gif", "GIF89a\u{60}\u{6A}\u{60}\u{6A}\0\0\0,\0\0\0\0\u{60}\u{6A}\u{60}\u{6A}\0"), ("text.png", "text"),
  ])
  func `a picture that may not be decoded is a box on the picture and one issue (B11.16)`(file: String, content: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: folder.appendingPathComponent(file))
    let name = String(file.prefix { $0 != "." })
    let harness = ViewHarness(
      VStack {
        Image(name, bundle: Bundle(path: folder.path)).resizable().frame(width: 30, height: 30)
        Image(name, bundle: Bundle(path: folder.path))
      })
    await harness.settle()
    let empty = ViewHarness(Color.clear)
    await empty.settle()
    #expect(try harness.png(scale: 1) != empty.png(scale: 1))
    _ = try harness.png(scale: 2)
    #expect(harness.runtimeIssues.map(\.kind) == [.missingImage])
    #expect(harness.runtimeIssues.first?.message.hasPrefix("The image \(folder.path)/\(file) ") == true)
  }
}

import Foundation
import RivuletDrawing
import Testing

@testable import RivuletRaster

/// Pictures of the app: finding, measuring and drawing them.
struct ImageTests {
  /// A folder with these files, for as long as `body` runs.
  private func withFolder<Result>(_ files: [String: Data], _ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return try body(folder.path)
  }

  private func png(_ width: Int, _ height: Int, _ hex: UInt32 = 0x34C759) throws -> Data {
    try Picture([.box(0, 0, CGFloat(width), CGFloat(height), hex)], width: width, height: height).surface.png()
  }

  @Test func `pictures are measured in points`() throws {
    let files = ["plain.png": try png(12, 34), "fine@2x.png": try png(12, 34), "finest@3x.png": try png(9, 6), "broken.png": Data([1])]
    try withFolder(files) { folder in
      let library = ImageLibrary()
      #expect(library.size(named: "plain", bundlePath: folder) == CGSize(width: 12, height: 34))
      #expect(library.size(named: "fine", bundlePath: folder) == CGSize(width: 6, height: 17))
      #expect(library.size(named: "finest", bundlePath: folder)?.width == 3)
      #expect(library.size(named: "broken", bundlePath: folder) == nil)
      #expect(library.size(named: "missing", bundlePath: folder) == nil)
    }
  }

  @Test func `the file that suits the display is drawn`() throws {
    try withFolder(["a.png": try png(4, 4, 0xFF0000), "a@2x.png": try png(8, 8, 0x0000FF)]) { folder in
      let item = ImageItem(name: "a", bundlePath: folder, rect: CGRect(x: 2, y: 2, width: 4, height: 4))
      #expect(Picture([.draw(.image(item), at: .zero)])[3, 3] == "FF0000")
      #expect(Picture([.draw(.image(item), at: .zero)], scale: 2)[6, 6] == "0000FF")
      #expect(Picture([.draw(.image(item), at: .zero)]).inkedPixels == 16)
    }
  }

  @Test func `a template takes its tint and fades`() throws {
    try withFolder(["a.png": try png(4, 4, 0xFF0000)]) { folder in
      var item = ImageItem(name: "a", bundlePath: folder, rect: CGRect(x: 0, y: 0, width: 4, height: 4), tint: PaintColor(hex: 0x00FF00))
      #expect(Picture([.draw(.image(item), at: .zero)])[1, 1] == "00FF00")
      item.tint = nil
      let faded = Picture([.layer(LayerEffect(opacity: 0.5)), .draw(.image(item), at: .zero), .end]).surface.pixel(x: 1, y: 1)!
      #expect(faded.red == 255 && (126...129).contains(faded.green))
    }
  }

  @Test func `a broken or missing file draws nothing`() throws {
    let cut = try png(30, 30).prefix(60)
    try withFolder(["cut.png": Data(cut), "text.png": Data("text".utf8)]) { folder in
      for name in ["cut", "text", "missing"] {
        let item = ImageItem(name: name, bundlePath: folder, rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(Picture([.draw(.image(item), at: .zero)]).inkedPixels == 0)
      }
    }
  }
}

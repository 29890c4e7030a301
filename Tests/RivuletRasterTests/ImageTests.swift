import Foundation
import RivuletDrawing
import Testing

@testable import RivuletRaster

/// Pictures of the app: finding, measuring and drawing them.
struct ImageTests {
  /// A folder with these files, for as long as `body` runs.
  private func withFolder<Result>(_ files: [String: Data], _ body: (String) throws -> Result) throws -> Result {
    let folder = try PictureFolder(files)
    defer { folder.remove() }
    return try body(folder.path)
  }

  private func png(_ width: Int, _ height: Int, _ hex: UInt32 = 0x34C759) throws -> Data {
    try Picture([.box(0, 0, CGFloat(width), CGFloat(height), hex)], width: width, height: height).surface.png()
  }

  @Test func `pictures are measured in points`() throws {
    let files = [
      "plain.png": try png(12, 34), "fine@2x.png": try png(12, 34), "finest@3x.png": try png(9, 6), "broken.png": Data([1]),
      "drawing.svg": SamplePictures.svg,
    ]
    let folder = try PictureFolder(files)
    defer { folder.remove() }
    let library = ImageLibrary()
    func size(_ name: String) -> CGSize? { library.find(name, bundlePath: folder.path)?.size }
    #expect(size("plain") == CGSize(width: 12, height: 34))
    #expect(size("fine") == CGSize(width: 6, height: 17))
    #expect(size("finest")?.width == 3)
    #expect(size("drawing") == CGSize(width: 100, height: 80))
    #expect(size("missing") == nil)
    #expect(library.find("plain", bundlePath: folder.path)?.problem == nil)
    let path = "\(folder.path)/broken.png"
    let sentence = "The image \(path) cannot be read; a crossed box is drawn instead. Save it as PNG, JPEG, GIF or SVG."
    #expect(library.find("broken", bundlePath: folder.path)?.problem == sentence)
    #expect(size("broken") == CGSize(width: 32, height: 32))
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

  @Test func `a broken file is a crossed box, and a missing one is nothing`() throws {
    let cut = try png(30, 30).prefix(60)
    try withFolder(["cut.png": Data(cut), "text.png": Data("text".utf8)]) { folder in
      for (name, isDrawn) in [("cut", true), ("text", true), ("missing", false)] {
        let item = ImageItem(name: name, bundlePath: folder, rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect((Picture([.draw(.image(item), at: .zero)]).inkedPixels > 0) == isDrawn)
      }
    }
  }

  @Test(arguments: [
    (SamplePictures.jpeg, CGSize(width: 24, height: 16)), (SamplePictures.gif, CGSize(width: 10, height: 10)),
    (SamplePictures.bmp, CGSize(width: 2, height: 2)), (SamplePictures.tiff, CGSize(width: 4, height: 2)),
  ])
  func `pictures of all kinds are read`(data: Data, size: CGSize) throws {
    let folder = try PictureFolder()
    defer { folder.remove() }
    let file = try folder.write(data, "picture.png")
    #expect(try ImageDecoder.measure(file).get().size == size)
    let picture = try ImageDecoder.decode(file).get()
    #expect(CGSize(width: picture.width, height: picture.height) == size)
    #expect(picture.pixel(x: 1, y: 0)!.opacity == 255)
  }

  /// Orientation 6: the top of the picture is on the right of the file.
  @Test func `a picture is measured and drawn as its camera was held`() throws {
    let tag: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    let block = SamplePictures.joined("Exif\0\0II*\0".utf8, [8, 0, 0, 0, 1, 0], tag, [0, 0, 0, 0])
    let mark: [UInt8] = [0xFF, 0xE1, 0, UInt8(block.count + 2)]
    let turned = SamplePictures.joined(SamplePictures.jpeg.prefix(2), mark, block, SamplePictures.jpeg.dropFirst(2))
    let folder = try PictureFolder()
    defer { folder.remove() }
    let file = try folder.write(turned, "picture.jpg")
    #expect(try ImageDecoder.measure(file).get().size == CGSize(width: 16, height: 24))
    let picture = try ImageDecoder.decode(file).get()
    #expect(picture.width == 16 && picture.height == 24)
  }
}

import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Pictures of pixels under their names in Core Graphics, UIKit and AppKit.
  @MainActor
  struct PictureRules {
    /// A host that paints, as long as a test runs.
    private let window: ViewHarness

    init() async { window = await mount(Text("window")) }

    /// Two halves beside each other, red and blue, each of 10 by 10 points.
    private func halves(scale: CGFloat = 1) throws -> CGImage {
      let renderer = ImageRenderer(
        content: HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
          Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
        })
      renderer.scale = scale
      return try #require(renderer.cgImage)
    }

    /// Red, green, blue and opacity of a pixel.
    private func pixel(_ picture: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
      guard let picture, let data = picture.dataProvider?.data else { return [] }
      let start = data.startIndex + y * picture.bytesPerRow + x * 4
      return Array(data[start..<start + 4])
    }

    @Test func `a renderer gives a picture of pixels`() async throws {
      let picture = try halves(scale: 2)
      #expect(picture.width == 40 && picture.height == 20 && picture.bytesPerRow == 160 && picture.bitsPerComponent == 8)
      #expect(pixel(picture, 5, 5) == [255, 0, 0, 255] && pixel(picture, 35, 15) == [0, 0, 255, 255])
      #expect(picture.copy() == picture)
      let part = try #require(picture.cropping(to: CGRect(x: 18, y: 0, width: 4, height: 100)))
      #expect(part.width == 4 && part.height == 20 && pixel(part, 0, 0) == [255, 0, 0, 255] && pixel(part, 3, 0) == [0, 0, 255, 255])
      #expect(picture.cropping(to: CGRect(x: 50, y: 0, width: 4, height: 4)) == nil)
    }

    @Test func `a picture is turned as its orientation says`() async throws {
      let picture = try halves()
      for (orientation, top, bottom) in [
        (Image.Orientation.right, [255, 0, 0, 255] as [UInt8], [0, 0, 255, 255] as [UInt8]), (.left, [0, 0, 255, 255], [255, 0, 0, 255]),
        (.leftMirrored, [255, 0, 0, 255], [0, 0, 255, 255]), (.rightMirrored, [0, 0, 255, 255], [255, 0, 0, 255]),
      ] {
        let turned = ImageRenderer(content: Image(decorative: picture, scale: 1, orientation: orientation)).cgImage
        #expect(turned?.width == 10 && turned?.height == 20)
        #expect(pixel(turned, 5, 2) == top && pixel(turned, 5, 17) == bottom)
      }
      for (orientation, left) in [
        (Image.Orientation.up, [255, 0, 0, 255] as [UInt8]), (.down, [0, 0, 255, 255]), (.upMirrored, [0, 0, 255, 255]),
        (.downMirrored, [255, 0, 0, 255]),
      ] {
        let turned = ImageRenderer(content: Image(decorative: picture, scale: 1, orientation: orientation)).cgImage
        #expect(turned?.width == 20 && pixel(turned, 2, 5) == left)
      }
    }

    @Test func `a picture is as large as its scale says, and is read by its label`() async throws {
      let picture = try halves(scale: 2)
      let harness = await mount(
        VStack {
          Image(picture, scale: 2, label: Text("two halves")); Image(decorative: picture, scale: 1).accessibilityIdentifier("large")
        })
      #expect(harness.role(of: "two halves") == "image")
      #expect(harness.frame(of: "large")?.size == CGSize(width: 40, height: 20))
    }

    @Test func `data of files becomes pictures, and other data does not`() async throws {
      let picture = UIImage(cgImage: try halves(scale: 2), scale: 2, orientation: .up)
      #expect(picture.size == CGSize(width: 20, height: 10))
      let png = try #require(picture.pngData())
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(UIImage(data: png, scale: 2)?.size == picture.size && UIImage(data: png)?.size == CGSize(width: 40, height: 20))
      let jpeg = try #require(picture.jpegData(compressionQuality: 0.9))
      #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
      let red = pixel(UIImage(data: jpeg)?.cgImage, 5, 5)
      #expect(red[0] > 230 && red[2] < 30)
      #expect(UIImage(data: Data("text".utf8)) == nil && UIImage(data: Data()) == nil && NSImage(data: Data([0x89, 0x50])) == nil)
      let elsewhere = await Task.detached { UIImage(data: png)?.size }.value
      #expect(elsewhere == CGSize(width: 40, height: 20))
    }

    @Test func `pictures of AppKit become files`() async throws {
      let picture = NSImage(cgImage: try halves(), size: CGSize(width: 5, height: 5))
      #expect(picture.size == CGSize(width: 5, height: 5))
      let tiff = try #require(picture.tiffRepresentation)
      let pixels = try #require(NSBitmapImageRep(data: tiff))
      #expect(pixels.pixelsWide == 20 && pixels.pixelsHigh == 10 && pixel(pixels.cgImage, 15, 5) == [0, 0, 255, 255])
      let jpeg = pixels.representation(using: .jpeg, properties: [.compressionFactor: 0.5])
      #expect(jpeg?.starts(with: [0xFF, 0xD8]) == true && pixels.representation(using: .gif, properties: [:]) == nil)
      let harness = await mount(Image(nsImage: picture).accessibilityIdentifier("it"))
      #expect(harness.frame(of: "it")?.size == CGSize(width: 5, height: 5))
    }

    @Test func `symbols are pictures, and names without one are none`() async throws {
      #expect(UIImage(systemName: "star")?.isSymbolImage == true && UIImage(systemName: "no.such.symbol") == nil)
      #expect(UIImage(named: "no such picture") == nil && NSImage(systemSymbolName: "star", accessibilityDescription: nil) != nil)
      #expect(NSWorkspace.shared.icon(forFile: "/").isValid && NSWorkspace.shared.icon(forFile: "/no/such/file").isValid)
      #expect(NSWorkspace.shared.icon(forFile: "/") != NSWorkspace.shared.icon(forFile: "/no/such/file"))
      #expect(NSImage(resource: ImageResource(name: "no such picture", bundle: .main)).size == .zero)
      let star = try #require(UIImage(systemName: "star.fill")).withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      let harness = await mount(Image(uiImage: star))
      #expect(harness.displayListDump().contains("0 0 1 1") && harness.runtimeIssues.isEmpty)
      #expect(UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test func `pixels of several orders become pictures`() async throws {
      func picture(_ bytes: [UInt8], _ bits: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = .byteOrderDefault) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bits / 8,
          space: bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order), provider: provider, decode: nil, shouldInterpolate: false,
          intent: .defaultIntent)
      }
      #expect(pixel(picture([255, 0, 0, 255], 32, .premultipliedLast), 0, 0) == [255, 0, 0, 255])
      #expect(pixel(picture([128, 255, 0, 0], 32, .first), 0, 0) == [128, 0, 0, 128])
      #expect(pixel(picture([3, 2, 1, 255], 32, .premultipliedFirst, .byteOrder32Little), 0, 0) == [1, 2, 3, 255])
      #expect(pixel(picture([1, 2, 3], 24, .none), 0, 0) == [1, 2, 3, 255])
      #expect(pixel(picture([9], 8, .none), 0, 0) == [9, 9, 9, 255])
      #expect(picture([1, 2], 24, .none) == nil && picture([1, 2, 3, 4], 16, .none) == nil)
    }
  }
}

import Foundation
import RivuletTesting
import SwiftUI
import Testing

extension Conformance {
  /// Drawing by names of Core Graphics, UIKit and AppKit.
  @MainActor
  struct DrawingNameRules {
    /// A host that paints, as long as a test runs.
    private let window: ViewHarness

    init() async { window = await mount(Text("window")) }

    /// Red, green, blue and opacity of a pixel, premultiplied.
    private func pixel(_ picture: CGImage?, _ x: Int, _ y: Int) -> [UInt8] {
      guard let picture, let data = picture.dataProvider?.data, x < picture.width, y < picture.height else { return [] }
      let start = data.startIndex + y * picture.bytesPerRow + x * 4
      return Array(data[start..<start + 4])
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let green: [UInt8] = [0, 255, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let clear: [UInt8] = [0, 0, 0, 0]

    /// A bitmap context with red, green, blue and opacity.
    private func bitmap(_ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil) throws -> CGContext {
      try #require(
        CGContext(
          data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    @Test func `a bitmap has its origin at the bottom left`() throws {
      let context = try bitmap(20, 10)
      #expect(context.width == 20 && context.height == 10 && context.bytesPerRow == 80 && context.bitsPerPixel == 32)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.fill([CGRect(x: 10, y: 5, width: 10, height: 5)])
      let picture = context.makeImage()
      #expect(pixel(picture, 2, 8) == red && pixel(picture, 15, 2) == blue && pixel(picture, 2, 2) == clear)
      context.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
      #expect(pixel(context.makeImage(), 2, 8) == clear && pixel(context.makeImage(), 7, 8) == red)
    }

    @Test func `memory of the app is drawn into at once`() throws {
      var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
      bytes[0] = 255
      bytes[3] = 255
      try bytes.withUnsafeMutableBytes { memory in
        let context = try bitmap(2, 2, data: memory.baseAddress)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255])
      let context = try bitmap(1, 1)
      let data = try #require(context.data)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect((0..<4).map { data.load(fromByteOffset: $0, as: UInt8.self) } == green)
    }

    @Test func `formats that cannot be drawn into give no context`() {
      func context(_ bits: Int, _ alpha: CGImageAlphaInfo, _ space: CGColorSpace, width: Int = 4) -> CGContext? {
        CGContext(
          data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: alpha.rawValue)
      }
      let (color, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
      #expect(context(16, .premultipliedLast, color) == nil && context(8, .last, color) == nil)
      #expect(context(8, .premultipliedLast, color, width: 0) == nil && context(8, .premultipliedLast, gray) == nil)
      #expect(context(8, .noneSkipFirst, color) != nil && context(8, .none, gray)?.bytesPerRow == 4)
    }

    @Test func `transforms, states and paths follow each other as in Core Graphics`() throws {
      let context = try bitmap(20, 20)
      context.saveGState()
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
      context.move(to: CGPoint(x: 2, y: 2))
      context.addLine(to: CGPoint(x: 8, y: 2))
      context.addLine(to: CGPoint(x: 8, y: 8))
      context.addLine(to: CGPoint(x: 2, y: 8))
      context.closePath()
      #expect(context.boundingBoxOfPath.insetBy(dx: 0.01, dy: 0.01).width < 6 && context.boundingBoxOfPath.minX > 1.9)
      context.restoreGState()
      // The path keeps its place when the transform changes.
      #expect(abs(context.boundingBoxOfPath.minX - 2) < 0.01 && abs(context.boundingBoxOfPath.minY - 12) < 0.01)
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fillPath()
      #expect(context.isPathEmpty && context.path == nil)
      let picture = context.makeImage()
      #expect(pixel(picture, 5, 5) == green && pixel(picture, 15, 5) == clear && pixel(picture, 5, 15) == clear)
    }

    @Test func `strokes, clips, dashes and arcs are painted`() throws {
      let context = try bitmap(40, 20)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [10, 10])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
      #expect(pixel(context.makeImage(), 5, 10) == red && pixel(context.makeImage(), 15, 10) == clear)
      context.addArc(center: CGPoint(x: 30, y: 10), radius: 8, startAngle: 0, endAngle: .pi, clockwise: false)
      context.clip()
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      // The half with the larger y is at the top.
      #expect(pixel(context.makeImage(), 30, 5) == blue && pixel(context.makeImage(), 30, 15) == clear)
      context.resetClip()
      context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.drawPath(using: .eoFill)
      #expect(pixel(context.makeImage(), 5, 15) == clear && pixel(context.makeImage(), 1, 18) == blue)
    }

    @Test func `a resizable image keeps its margins where it fills a rectangle`() throws {
      // Red margins around a blue middle.
      let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
      }
      let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
      #expect(resizable.size == image.size && resizable.capInsets == caps && resizable.resizingMode == .stretch)
      #expect(image.capInsets == .zero && image.resizableImage(withCapInsets: caps).resizingMode == .tile)
      func drawn(_ image: UIImage) throws -> CGImage? {
        let context = try bitmap(30, 30)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(x: 0, y: 0, width: 30, height: 30))
        UIGraphicsPopContext()
        return context.makeImage()
      }
      let (whole, parts) = try (drawn(image), drawn(resizable))
      #expect(pixel(whole, 5, 15) == red && pixel(whole, 15, 15) == blue)
      #expect(pixel(parts, 1, 15) == red && pixel(parts, 5, 15) == blue && pixel(parts, 24, 24) == blue && pixel(parts, 29, 29) == red)
    }

    @Test func `gradients end at their ends without options`() throws {
      let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
      let gradient = try #require(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]))
      #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
      #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1]) == colors[0])
      let context = try bitmap(40, 10)
      context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [])
      var picture = context.makeImage()
      #expect(pixel(picture, 5, 5) == clear && pixel(picture, 35, 5) == clear)
      #expect(pixel(picture, 10, 5)[0] > 230 && pixel(picture, 29, 5)[2] > 230)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      picture = context.makeImage()
      #expect(pixel(picture, 5, 5) == red && pixel(picture, 35, 5) == blue)
      let round = try bitmap(40, 40)
      let center = CGPoint(x: 20, y: 20)
      round.drawRadialGradient(gradient, startCenter: center, startRadius: 5, endCenter: center, endRadius: 15, options: [])
      picture = round.makeImage()
      #expect(pixel(picture, 20, 20) == clear && pixel(picture, 2, 20) == clear && pixel(picture, 14, 20)[0] > 200)
      round.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: CGPoint(x: 22, y: 20), endRadius: 15, options: .drawsAfterEndLocation)
      #expect(pixel(round.makeImage(), 1, 1) == blue && pixel(round.makeImage(), 20, 20)[0] > 230)
    }

    @Test func `an image in a bitmap is upright, and upside down where y points down`() throws {
      let source = try bitmap(2, 2)
      source.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      source.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
      source.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      source.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      let picture = try #require(source.makeImage())
      let context = try bitmap(20, 20)
      context.interpolationQuality = .none
      context.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(pixel(context.makeImage(), 10, 4) == red && pixel(context.makeImage(), 10, 15) == blue)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format)
      let flipped = renderer.image { $0.cgContext.draw(picture, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
      #expect(pixel(flipped.cgImage, 10, 2) == blue && pixel(flipped.cgImage, 10, 17) == red)
      let upright = renderer.image { _ in UIImage(cgImage: picture).draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
      #expect(pixel(upright.cgImage, 10, 2) == red && pixel(upright.cgImage, 10, 17) == blue)
    }

    @Test func `layers, opacity and shadows apply to a group as a whole`() throws {
      let context = try bitmap(30, 30)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
      let group = pixel(context.makeImage(), 15, 15)
      #expect(group[0] == 0 && (126...129).contains(group[2]) && (126...129).contains(group[3]))
      let shaded = try bitmap(30, 30)
      shaded.setShadow(offset: CGSize(width: 10, height: 10), blur: 0, color: CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      shaded.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      shaded.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      // A positive offset leads up in a bitmap.
      #expect(pixel(shaded.makeImage(), 15, 15) == green && pixel(shaded.makeImage(), 5, 25) == red)
    }

    @Test func `a canvas is drawn into by Core Graphics with its settings`() async {
      struct Root: View {
        var body: some View {
          Canvas { context, size in
            context.translateBy(x: 10, y: 0)
            context.withCGContext { context in
              context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
              context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
              UIGraphicsPushContext(context)
              UIColor.blue.setFill()
              UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10)).fill()
              UIGraphicsPopContext()
            }
          }
          .frame(width: 40, height: 20)
        }
      }
      let picture = ImageRenderer(content: Root()).cgImage
      #expect(
        pixel(picture, 15, 5) == red && pixel(picture, 25, 5) == blue && pixel(picture, 5, 5) == clear && pixel(picture, 15, 15) == clear)
    }

    @Test func `a renderer of images gives what its closure draws`() throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      format.opaque = true
      let image = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 20, height: 10), format: format).image { context in
        #expect(UIGraphicsGetCurrentContext() === context.cgContext && context.format.bounds.width == 20)
        UIColor.red.set()
        context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.stroke(CGRect(x: 15, y: 5, width: 10, height: 10))
      }
      #expect(UIGraphicsGetCurrentContext() == nil && image.size == CGSize(width: 20, height: 10) && image.scale == 2)
      let pixels = image.cgImage
      #expect(pixels?.width == 40 && pixel(pixels, 5, 5) == red && pixel(pixels, 30, 10) == [0, 0, 0, 255] && pixel(pixels, 20, 10) == red)
      #expect(
        image.pngData()?.starts(with: [0x89, 0x50]) == true && image.jpegData(compressionQuality: 0.8)?.starts(with: [0xFF, 0xD8]) == true)
    }

    @Test func `images begin and end by functions too, on any thread`() async {
      let image = await Task.detached {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 1)
        defer { UIGraphicsEndImageContext() }
        NSColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        return UIGraphicsGetImageFromCurrentImageContext()
      }.value
      #expect(pixel(image?.cgImage, 2, 5) == blue && pixel(image?.cgImage, 7, 5) == clear)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func `texts are drawn with their attributes`() throws {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
      let size = "Hello".size(withAttributes: attributes)
      #expect(size.width > 30 && size.height > 15 && size.height < 40)
      #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
      let lines = "Hello Hello".boundingRect(
        with: CGSize(width: size.width + 5, height: 1000), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(lines.height > 1.5 * size.height)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      func ink(_ image: UIImage) -> CGRect {
        var box = CGRect.null
        guard let pixels = image.cgImage, let bytes = pixels.dataProvider?.data.map({ [UInt8]($0) }) else { return box }
        for y in 0..<pixels.height {
          for x in 0..<pixels.width where bytes[y * pixels.bytesPerRow + x * 4 + 3] > 128 {
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
        return box
      }
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format)
      let plain = ink(renderer.image { _ in "Hello".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) })
      #expect(plain.minX >= 10 && plain.maxX <= 11 + size.width && plain.minY >= 20 && plain.maxY <= 21 + size.height && plain.width > 30)
      let underlined = ink(
        renderer.image { _ in
          "HHH".draw(
            at: CGPoint(x: 10, y: 20), withAttributes: attributes.merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 })
        })
      #expect(underlined.maxY > ink(renderer.image { _ in "HHH".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) }).maxY)
      #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
      #expect(Text.LineStyle(nsUnderlineStyle: []) == nil && Text.LineStyle(nsUnderlineStyle: .double) == nil)
      let centered = NSMutableParagraphStyle()
      centered.alignment = .center
      let middle = ink(
        renderer.image { _ in
          "Hello".draw(
            in: CGRect(x: 0, y: 0, width: 100, height: 60), withAttributes: attributes.merging([.paragraphStyle: centered]) { $1 })
        })
      #expect(abs(middle.midX - 50) < 3)
      // In an image of AppKit the text is upright, from its bottom left corner.
      let image = NSImage(size: CGSize(width: 100, height: 60))
      image.lockFocus()
      "Hello".draw(at: CGPoint(x: 10, y: 0), withAttributes: attributes)
      image.unlockFocus()
      let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
      let (low, scale) = (ink(UIImage(cgImage: pixels)), CGFloat(pixels.width) / 100)
      #expect(low.minY / scale > 59 - size.height && abs(low.width / scale - plain.width) <= 2)
    }

    @Test func `images of AppKit are drawn by closures and by focus`() throws {
      /// The pixel at a point from the top left.
      func pixel(_ image: NSImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let pixels = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else { return [] }
        let scale = pixels.width / Int(image.size.width)
        return self.pixel(pixels, x * scale, y * scale)
      }
      for flipped in [false, true] {
        let image = NSImage(size: CGSize(width: 10, height: 10), flipped: flipped) { rect in
          #expect(NSGraphicsContext.current?.isFlipped == flipped && rect.width == 10)
          NSColor.red.setFill()
          NSBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill()
          return true
        }
        #expect(pixel(image, 5, flipped ? 2 : 7) == red && pixel(image, 5, flipped ? 7 : 2) == clear)
      }
      let image = NSImage(size: CGSize(width: 10, height: 10))
      image.lockFocus()
      NSColor.blue.set()
      CGRect(x: 0, y: 0, width: 10, height: 5).fill()
      image.unlockFocus()
      #expect(NSGraphicsContext.current == nil && pixel(image, 5, 7) == blue && pixel(image, 5, 2) == clear)
      let copy = NSImage(size: CGSize(width: 20, height: 20))
      copy.lockFocus()
      image.draw(
        in: CGRect(x: 0, y: 0, width: 20, height: 20), from: CGRect(x: 0, y: 0, width: 5, height: 5), operation: .sourceOver, fraction: 1)
      copy.unlockFocus()
      #expect(pixel(copy, 10, 3) == blue && pixel(copy, 10, 17) == blue)
      let path = NSBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), xRadius: 2, yRadius: 2)
      path.appendArc(withCenter: CGPoint(x: 40, y: 5), radius: 5, startAngle: 0, endAngle: 360)
      #expect(abs(path.bounds.maxX - 45) < 0.01 && path.cgPath.contains(CGPoint(x: 10, y: 5)))
    }

    @Test func `a view is written to a PDF file`() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: url) }
      let renderer = ImageRenderer(content: Text("Hello").padding().background(.yellow).shadow(radius: 3))
      var called = 0
      renderer.render { size, context in
        var box = CGRect(origin: .zero, size: size)
        guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
        for _ in 0..<2 {
          pdf.beginPDFPage(nil)
          context(pdf)
          pdf.endPDFPage()
        }
        pdf.closePDF()
        called += 1
      }
      let data = try Data(contentsOf: url)
      #expect(called == 1 && data.starts(with: Data("%PDF-".utf8)) && data.count > 1000)
      #expect(CGContext(try #require(URL(string: "https://example.org/a.pdf")) as CFURL, mediaBox: nil, nil) == nil)
      let report = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
        context.beginPage()
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.beginPage()
        "second".draw(at: .zero, withAttributes: nil)
      }
      #expect(report.starts(with: Data("%PDF-".utf8)))
    }

    @Test func `a view is drawn upright into a bitmap`() throws {
      let renderer = ImageRenderer(
        content: VStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
          Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
        })
      let bitmap = try bitmap(10, 20)
      renderer.render { size, context in
        #expect(size == CGSize(width: 10, height: 20))
        context(bitmap)
      }
      #expect(pixel(bitmap.makeImage(), 5, 5) == red && pixel(bitmap.makeImage(), 5, 15) == blue)
    }
  }
}

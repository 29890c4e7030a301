import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry

/// The PDF file that a Core Graphics context writes.
final class PDFFile {
  /// The rectangle of pages that don't specify their own.
  let mediaBox: CGRect
  /// True if the origin of pages is at their bottom left.
  let pointsUp: Bool
  /// True while a page is open.
  private(set) var isPageOpen = false
  private let consumer: CGDataConsumer
  private var pages: [PDFPage] = []
  /// The hosts of the pages, which retain the image files.
  private var hosts: [any CanvasHost] = []
  private var isClosed = false

  init(_ consumer: CGDataConsumer, mediaBox: CGRect, pointsUp: Bool) {
    self.consumer = consumer
    self.pointsUp = pointsUp
    self.mediaBox = mediaBox
  }

  deinit { close() }

  /// Begins a page with a rectangle, or the file's rectangle, and returns the page's context.
  func begin(in box: CGRect?) -> GraphicsContext {
    isPageOpen = true
    return page(box ?? mediaBox)
  }

  /// Returns a context for a page.
  private func page(_ box: CGRect) -> GraphicsContext {
    let map =
      pointsUp
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY) : CGAffineTransform(translationX: -box.minX, y: -box.minY)
    return .offscreen(box.size, map)
  }

  /// A context for drawing outside pages, which is not included in the file.
  var outside: GraphicsContext { page(mediaBox) }

  /// Ends the page that a context has drawn.
  func end(_ page: GraphicsContext) {
    guard isPageOpen else { return }
    isPageOpen = false
    hosts.append(page.host)
    pages.append(PDFPage(list: DisplayList(scale: 1, commands: page.layer.commands), size: page.bounds.size))
  }

  /// Writes the file, unless it has no pages.
  func close() {
    if isClosed || pages.isEmpty { return }
    isClosed = true
    let pages = pages
    if let data = MainThread.run({ IssueSink.currentServices?.pdf(of: pages) }) { consumer.write(data) }
  }
}

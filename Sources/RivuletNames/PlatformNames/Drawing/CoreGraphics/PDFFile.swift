import Foundation
import RivuletCore
import RivuletDrawing
import RivuletElements
import RivuletGeometry

/// The PDF file of a Core Graphics context.
final class PDFFile {
  /// The rectangle of pages that do not specify their own.
  let mediaBox: CGRect
  /// True for pages with their origin at the bottom left.
  let pointsUp: Bool
  /// True between the start and the end of a page.
  private(set) var isPageOpen = false
  private let consumer: CGDataConsumer
  private var pages: [PDFPage] = []
  /// The hosts of the pages, which retain the files of images.
  private var hosts: [any CanvasHost] = []
  private var isClosed = false

  init(_ consumer: CGDataConsumer, mediaBox: CGRect, pointsUp: Bool) {
    self.consumer = consumer
    self.pointsUp = pointsUp
    self.mediaBox = mediaBox
  }

  deinit { close() }

  /// Returns the context of the next page, in a rectangle or in the rectangle of the file.
  func begin(in box: CGRect?) -> GraphicsContext {
    isPageOpen = true
    return page(box ?? mediaBox)
  }

  /// Returns the context of a page.
  private func page(_ box: CGRect) -> GraphicsContext {
    let map =
      pointsUp
      ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY) : CGAffineTransform(translationX: -box.minX, y: -box.minY)
    return .offscreen(box.size, map)
  }

  /// The context for drawing outside pages, which does not appear in the file.
  var outside: GraphicsContext { page(mediaBox) }

  /// Ends the page that a context has drawn.
  func end(_ page: GraphicsContext) {
    guard isPageOpen else { return }
    isPageOpen = false
    hosts.append(page.host)
    pages.append(PDFPage(list: DisplayList(scale: 1, commands: page.layer.commands), size: page.bounds.size))
  }

  /// Writes the file. A file without pages is not written.
  func close() {
    if isClosed || pages.isEmpty { return }
    isClosed = true
    let pages = pages
    if let data = MainThread.run({ IssueSink.currentServices?.pdf(of: pages) }) { consumer.write(data) }
  }
}

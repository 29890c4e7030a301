public import Foundation

/// The key for the rectangle of a page, given as the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The key for the title of a document. It has no effect on Linux.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the author of a document. It has no effect on Linux.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the subject of a document. It has no effect on Linux.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the program that created a document. It has no effect on Linux.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

extension CGContext {
  /// Creates a context that writes a PDF file. Returns nil unless the URL is a file URL. The app's host paints the file when it is
  /// closed. Text, and effects such as shadows, are bitmaps in the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - mediaBox: The rectangle of the pages; nil for US Letter size.
  ///   - auxiliaryInfo: The properties of the file, which have no effect on Linux.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that writes a PDF file.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(pdf: consumer, mediaBox: mediaBox?.pointee)
  }

  /// Creates a context that writes a PDF file.
  ///
  /// - Parameter pointsUp: True if the origin of a page is at its bottom left.
  convenience init(pdf consumer: CGDataConsumer, mediaBox: CGRect?, pointsUp: Bool = true) {
    let box = mediaBox?.standardized ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let file = PDFFile(consumer, mediaBox: box, pointsUp: pointsUp)
    self.init(file.outside, target: .document(file))
  }

  /// Begins a page.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap { CGRect(bytes: $0) }
    beginPage(in: box)
  }

  /// Begins a page.
  ///
  /// - Parameter mediaBox: The rectangle of the page; nil to use the file's rectangle.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

  /// Begins a page with the given rectangle or the file's rectangle. If another page is open, it ends.
  func beginPage(in box: CGRect?) {
    guard case .document(let file) = target else { return }
    endPDFPage()
    restart(file.begin(in: box?.standardized))
  }

  /// Ends the current page.
  public func endPDFPage() {
    guard case .document(let file) = target, file.isPageOpen else { return }
    file.end(state.graphics)
    restart(file.outside)
  }

  /// Ends the current page.
  public func endPage() { endPDFPage() }

  /// Writes the file.
  public func closePDF() {
    guard case .document(let file) = target else { return }
    endPDFPage()
    file.close()
  }
}

extension CGRect {
  /// Creates a rectangle from its bytes. Returns nil if the number of bytes is wrong.
  fileprivate init?(bytes: Data) {
    guard bytes.count == MemoryLayout<CGRect>.size else { return nil }
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
  }
}

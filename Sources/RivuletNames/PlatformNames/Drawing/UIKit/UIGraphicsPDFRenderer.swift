public import Foundation

/// The properties of a drawn PDF file, under their UIKit name.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The properties of the file. They have no effect here.
  open var documentInfo: [String: Any] = [:]
}

/// The destination of a drawn PDF file, under its UIKit name.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The rectangle of the page.
  open private(set) lazy var pdfContextBounds = format.bounds

  /// Starts a page.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Starts a page in a rectangle. The properties of the page have no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    cgContext.beginPage(in: bounds)
  }
}

/// A renderer for PDF files that closures draw, under its UIKit name.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws a PDF file.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer for files whose pages have a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer for files whose pages have a rectangle.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds, format) }

  /// Returns the file that a closure draws. The data is empty without a host.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data) else { return Data() }
    let context = CGContext(pdf: consumer, mediaBox: format.bounds, pointsUp: false)
    ContextStack.current.draw(into: context, pointsDown: true) { actions(UIGraphicsPDFRendererContext(context, format)) }
    context.closePDF()
    return Data(referencing: data)
  }

  /// Writes the file that a closure draws.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws { try pdfData(actions: actions).write(to: url) }
}

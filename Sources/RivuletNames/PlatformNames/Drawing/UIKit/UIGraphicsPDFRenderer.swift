public import Foundation

/// A UIKit-compatible type that represents the properties of a PDF file to draw.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document properties. They have no effect on Linux.
  open var documentInfo: [String: Any] = [:]
}

/// A UIKit-compatible type that represents the context of a PDF file to draw.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page.
  open private(set) lazy var pdfContextBounds = format.bounds

  /// Begins a page.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with the given bounds. The properties of the page have no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
    cgContext.beginPage(in: bounds)
  }
}

/// A UIKit-compatible renderer that creates PDF files with closures.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A closure that draws a PDF file.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer for files whose pages have the given bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer for files whose pages have the given bounds.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds, format) }

  /// Returns a PDF file drawn by a closure. The data is empty if there is no host.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data) else { return Data() }
    let context = CGContext(pdf: consumer, mediaBox: format.bounds, pointsUp: false)
    ContextStack.current.draw(into: context, pointsDown: true) { actions(UIGraphicsPDFRendererContext(context, format)) }
    context.closePDF()
    return Data(referencing: data)
  }

  /// Writes a PDF file drawn by a closure.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws { try pdfData(actions: actions).write(to: url) }
}

public import Foundation

/// Begins a PDF file in memory. The properties of the file have no effect.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  begin(consumer, bounds)
}

/// Begins a PDF file. Returns false on failure. The properties of the file have no effect.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  guard let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)) else { return false }
  begin(consumer, bounds)
  return true
}

private func begin(_ consumer: CGDataConsumer, _ bounds: CGRect) {
  UIGraphicsPushContext(CGContext(pdf: consumer, mediaBox: bounds == .zero ? nil : bounds, pointsUp: false))
}

/// Begins a page of the PDF file.
public func UIGraphicsBeginPDFPage() { ContextStack.current.context?.beginPage(in: nil) }

/// Begins a page of the PDF file with the given bounds. The properties of the page have no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  ContextStack.current.context?.beginPage(in: bounds)
}

/// Ends and writes the most recently begun PDF file.
public func UIGraphicsEndPDFContext() { ContextStack.current.pop()?.context.closePDF() }

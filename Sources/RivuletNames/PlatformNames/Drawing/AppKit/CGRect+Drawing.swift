public import Foundation

extension CGRect {
  /// Fills the rectangle in the current context.
  public func fill(using operation: NSCompositingOperation = .sourceOver) {
    ContextStack.current.context?.with(operation.blendMode, alpha: 1) { $0.fill(self) }
  }

  /// Strokes the rectangle in the current context, inside its edges.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
    ContextStack.current.context?.with(operation.blendMode, alpha: 1) { $0.stroke(insetBy(dx: width / 2, dy: width / 2), width: width) }
  }

  /// Clips subsequent drawing in the current context to the rectangle.
  public func clip() { ContextStack.current.context?.clip(to: self) }
}

public import Foundation
import RivuletControls
import RivuletElements

/// An AppKit-compatible graphics context.
open class NSGraphicsContext: NSObject {
  /// The underlying Core Graphics context.
  public let cgContext: CGContext
  /// True if the y-axis points down.
  public let isFlipped: Bool

  /// Creates a graphics context.
  ///
  /// - Parameters:
  ///   - graphicsPort: The context to draw into.
  ///   - initialFlippedState: True if the y-axis points down.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
  }

  /// The current context for AppKit drawing on this thread; nil if there is none.
  open class var current: NSGraphicsContext? {
    get { ContextStack.current.top.map { NSGraphicsContext(cgContext: $0.context, flipped: $0.pointsDown) } }
    set { ContextStack.current.top = newValue.map { ContextStack.Entry(context: $0.cgContext, pointsDown: $0.isFlipped) } }
  }

  /// Saves the current context and its settings.
  open class func saveGraphicsState() {
    let stack = ContextStack.current
    stack.context?.saveGState()
    stack.push(stack.top)
  }

  /// Restores the most recently saved context and its settings.
  open class func restoreGraphicsState() {
    let stack = ContextStack.current
    stack.pop()
    stack.context?.restoreGState()
  }

  /// Saves the settings of the context.
  open func saveGraphicsState() { cgContext.saveGState() }

  /// Restores the most recently saved settings.
  open func restoreGraphicsState() { cgContext.restoreGState() }

  /// Completes all pending drawing.
  open func flushGraphics() { cgContext.flush() }

  /// True if edges are antialiased.
  open var shouldAntialias: Bool {
    get { cgContext.state.isAntialiased }
    set { cgContext.setShouldAntialias(newValue) }
  }
}

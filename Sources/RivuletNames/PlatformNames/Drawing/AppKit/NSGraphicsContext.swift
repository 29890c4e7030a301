public import Foundation
import RivuletControls
import RivuletElements

/// A drawing destination, under its AppKit name.
open class NSGraphicsContext: NSObject {
  /// The destination under its Core Graphics name.
  public let cgContext: CGContext
  /// True if y points down.
  public let isFlipped: Bool

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - graphicsPort: The context to draw into.
  ///   - initialFlippedState: True if y points down.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    isFlipped = initialFlippedState
  }

  /// The destination of AppKit's drawing names on the current thread, or nil if there is none.
  open class var current: NSGraphicsContext? {
    get { ContextStack.current.top.map { NSGraphicsContext(cgContext: $0.context, flipped: $0.pointsDown) } }
    set { ContextStack.current.top = newValue.map { ContextStack.Entry(context: $0.cgContext, pointsDown: $0.isFlipped) } }
  }

  /// Saves the current destination and its settings.
  open class func saveGraphicsState() {
    let stack = ContextStack.current
    stack.context?.saveGState()
    stack.push(stack.top)
  }

  /// Restores the most recently saved destination and its settings.
  open class func restoreGraphicsState() {
    let stack = ContextStack.current
    stack.pop()
    stack.context?.restoreGState()
  }

  /// Saves the settings.
  open func saveGraphicsState() { cgContext.saveGState() }

  /// Restores the most recently saved settings.
  open func restoreGraphicsState() { cgContext.restoreGState() }

  /// Paints all drawing so far.
  open func flushGraphics() { cgContext.flush() }

  /// True if partly covered pixels are partly painted.
  open var shouldAntialias: Bool {
    get { cgContext.state.isAntialiased }
    set { cgContext.setShouldAntialias(newValue) }
  }
}

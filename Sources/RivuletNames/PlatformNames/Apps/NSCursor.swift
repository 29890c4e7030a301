public import Foundation
import RivuletCore
import RivuletTree

/// The shape of the pointer, under its AppKit name. A shape that is set in code takes precedence over the shapes of views with
/// `pointerStyle`.
open class NSCursor: NSObject, @unchecked Sendable {
  private let shape: PointerShape

  private init(_ shape: PointerShape) { self.shape = shape }

  /// The usual arrow.
  public class var arrow: NSCursor { NSCursor(.arrow) }
  /// A pointing hand, over a link.
  public class var pointingHand: NSCursor { NSCursor(.link) }
  /// A beam, over text.
  public class var iBeam: NSCursor { NSCursor(.text) }
  /// A beam, over text with vertical lines.
  public class var iBeamCursorForVerticalLayout: NSCursor { NSCursor(.verticalText) }
  /// A cross, for a selection.
  public class var crosshair: NSCursor { NSCursor(.crosshair) }
  /// An open hand, over something that a drag moves.
  public class var openHand: NSCursor { NSCursor(.openHand) }
  /// A closed hand, during a drag.
  public class var closedHand: NSCursor { NSCursor(.closedHand) }
  /// Arrows that point left and right.
  public class var resizeLeftRight: NSCursor { NSCursor(.resize(.horizontal)) }
  /// Arrows that point up and down.
  public class var resizeUpDown: NSCursor { NSCursor(.resize(.vertical)) }
  /// An arrow that points left.
  public class var resizeLeft: NSCursor { NSCursor(.resize(.left)) }
  /// An arrow that points right.
  public class var resizeRight: NSCursor { NSCursor(.resize(.right)) }
  /// An arrow that points up.
  public class var resizeUp: NSCursor { NSCursor(.resize(.up)) }
  /// An arrow that points down.
  public class var resizeDown: NSCursor { NSCursor(.resize(.down)) }

  private static func change(_ body: @MainActor (HoverDispatcher) -> Void) {
    MainThread.run { if let tree = IssueSink.currentWindow { body(tree.hover) } }
  }

  /// Shows this pointer until it is popped.
  open func push() { Self.change { $0.push(self.shape) } }

  /// Shows the pointer from before the most recent push.
  open func pop() { Self.pop() }

  /// Shows the pointer from before the most recent push.
  open class func pop() { change { $0.popShape() } }

  /// Shows this pointer in place of those that were pushed. With the arrow, views determine the pointer.
  open func set() { Self.change { $0.set(self.shape == .arrow ? nil : self.shape) } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCursor)?.shape == shape }

  open override var hash: Int { shape.hashValue }
}

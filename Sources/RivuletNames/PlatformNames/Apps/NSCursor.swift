public import Foundation
import RivuletCore
import RivuletTree

/// An AppKit-compatible type that represents the shape of the pointer. A shape set in code takes precedence over those that views set
/// with `pointerStyle`.
open class NSCursor: NSObject, @unchecked Sendable {
  private let shape: PointerShape

  private init(_ shape: PointerShape) { self.shape = shape }

  /// The standard arrow.
  public class var arrow: NSCursor { NSCursor(.arrow) }
  /// A pointing hand for links.
  public class var pointingHand: NSCursor { NSCursor(.link) }
  /// An I-beam for text.
  public class var iBeam: NSCursor { NSCursor(.text) }
  /// An I-beam for vertical text.
  public class var iBeamCursorForVerticalLayout: NSCursor { NSCursor(.verticalText) }
  /// A crosshair for precise selection.
  public class var crosshair: NSCursor { NSCursor(.crosshair) }
  /// An open hand for an item that can be dragged.
  public class var openHand: NSCursor { NSCursor(.openHand) }
  /// A closed hand for an item that is being dragged.
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

  /// Shows this pointer until it is popped from the stack.
  open func push() { Self.change { $0.push(self.shape) } }

  /// Restores the pointer that preceded the most recent push.
  open func pop() { Self.pop() }

  /// Restores the pointer that preceded the most recent push.
  open class func pop() { change { $0.popShape() } }

  /// Shows this pointer instead of any pushed ones. After the arrow is set, views determine the pointer again.
  open func set() { Self.change { $0.set(self.shape == .arrow ? nil : self.shape) } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSCursor)?.shape == shape }

  open override var hash: Int { shape.hashValue }
}

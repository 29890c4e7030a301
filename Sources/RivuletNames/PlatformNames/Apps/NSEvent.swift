public import Foundation
import RivuletCore

/// An AppKit-compatible event. On Linux, views receive events directly, and this class only provides the modifier keys.
open class NSEvent: NSObject {
  /// The modifier keys.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let help = ModifierFlags(rawValue: 1 << 22)
    public static let function = ModifierFlags(rawValue: 1 << 23)
    /// A mask that includes all modifier keys.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ modifiers: EventModifiers) {
      self = []
      if modifiers.contains(.shift) { insert(.shift) }
      if modifiers.contains(.control) { insert(.control) }
      if modifiers.contains(.option) { insert(.option) }
      if modifiers.contains(.command) { insert(.command) }
    }
  }

  /// The modifier keys that are currently pressed: Shift, Control, Option and Command.
  public class var modifierFlags: ModifierFlags {
    MainThread.run { UIWindowScene.frontTree.map { ModifierFlags(EventModifiers($0.keyboard.heldModifiers)) } ?? [] }
  }
}

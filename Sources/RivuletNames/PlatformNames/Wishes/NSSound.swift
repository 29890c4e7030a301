public import Foundation
import RivuletCore

/// A system sound, under its AppKit name. There are none here.
open class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String

  /// Returns nil, as there are no sounds here.
  public init?(named name: Name) { return nil }

  /// Plays the sound. Returns false, as there are no sounds here.
  @discardableResult
  open func play() -> Bool { false }

  /// Plays the alert sound. It has no effect here, and a runtime note says so once.
  @MainActor @preconcurrency
  open class func beep() {
    IssueSink.noteOnce("NSSound.beep() plays nothing on Linux. Show what went wrong, with the modifier alert or a text.")
  }
}

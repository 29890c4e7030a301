public import Foundation
import RivuletCore

/// An AppKit-compatible system sound. No sounds are available on Linux.
open class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String

  /// Returns nil, because no sounds are available on Linux.
  public init?(named name: Name) { return nil }

  /// Plays the sound. Returns false, because no sounds are available on Linux.
  @discardableResult
  open func play() -> Bool { false }

  /// Plays the alert sound. It has no effect on Linux, which a runtime note reports once.
  @MainActor @preconcurrency
  open class func beep() {
    IssueSink.noteOnce("NSSound.beep() plays nothing on Linux. Show what went wrong with the alert modifier or a text.")
  }
}

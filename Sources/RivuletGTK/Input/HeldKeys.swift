#if GTK
package import RivuletHost

/// Which keys are down, so that a repetition can be told from a press; GTK reports both alike.
package struct HeldKeys {
  private var codes: Set<UInt32> = []

  package init() {}

  /// The key with this code goes down, or repeats.
  package mutating func press(_ code: UInt32) -> KeyInput.Phase {
    codes.insert(code).inserted ? .down : .repeated
  }

  package mutating func release(_ code: UInt32) {
    codes.remove(code)
  }

  /// The window lost the keyboard, and will not hear of keys that come up.
  package mutating func releaseAll() {
    codes.removeAll()
  }
}
#endif

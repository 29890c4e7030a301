#if GTK
package import RivuletHost

/// The keys that are down, which distinguishes a repetition from a press. GTK reports both alike.
package struct HeldKeys {
  private var codes: Set<UInt32> = []

  package init() {}

  /// Records that the key with this code goes down, and returns whether this is a press or a repetition.
  package mutating func press(_ code: UInt32) -> KeyInput.Phase {
    codes.insert(code).inserted ? .down : .repeated
  }

  /// Returns whether the key with this code would go down now, or repeat.
  package func phase(ofPressing code: UInt32) -> KeyInput.Phase { codes.contains(code) ? .repeated : .down }

  package mutating func release(_ code: UInt32) {
    codes.remove(code)
  }

  /// Releases all keys after the window lost the keyboard focus, because it does not receive the releases.
  package mutating func releaseAll() {
    codes.removeAll()
  }
}
#endif

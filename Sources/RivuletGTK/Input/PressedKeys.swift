#if GTK
package import RivuletHost

/// The set of keys that are down, which distinguishes a key repeat from a press, as GTK does not.
package struct PressedKeys {
  private var codes: Set<UInt32> = []

  package init() {}

  /// Records that a key was pressed, and returns whether the event is an initial press or a repeat.
  package mutating func press(_ code: UInt32) -> KeyInput.Phase {
    codes.insert(code).inserted ? .down : .repeated
  }

  /// Returns whether pressing a key would be an initial press or a repeat.
  package func phase(ofPressing code: UInt32) -> KeyInput.Phase { codes.contains(code) ? .repeated : .down }

  package mutating func release(_ code: UInt32) {
    codes.remove(code)
  }

  /// Releases all keys when the window loses keyboard focus, because the window won't receive their releases.
  package mutating func releaseAll() {
    codes.removeAll()
  }
}
#endif

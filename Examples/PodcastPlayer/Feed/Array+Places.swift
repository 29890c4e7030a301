extension Array where Element == UInt8 {
  /// The index of the next occurrence of a text, without regard to case; nil if there is none.
  func place(of text: String, from start: Int, before end: Int? = nil) -> Int? {
    let pattern = [UInt8](text.lowercased().utf8)
    return withUnsafeBufferPointer { bytes in
      var index = start
      let last = (end ?? bytes.count) - pattern.count
      while index <= last {
        if Self.matches(bytes, pattern, at: index) { return index }
        index += 1
      }
      return nil
    }
  }

  /// The index of the last occurrence of a text, without regard to case; nil if there is none.
  func lastPlace(of text: String) -> Int? {
    let pattern = [UInt8](text.lowercased().utf8)
    return withUnsafeBufferPointer { bytes in
      var index = bytes.count - pattern.count
      while index >= 0 {
        if Self.matches(bytes, pattern, at: index) { return index }
        index -= 1
      }
      return nil
    }
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ pattern: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == pattern[0] || bytes[index] | 0x20 == pattern[0] else { return false }
    for place in 1..<pattern.count {
      let byte = bytes[index + place]
      let folded = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      if folded != pattern[place] { return false }
    }
    return true
  }
}
